import { createClient } from "@parley/contract/client";
import { expect, test, vi } from "vitest";
import { createPageSession } from "./page-session.ts";
import { sampleUser } from "./user.fixture.ts";

const SIGNED_IN = new Map([
  ["authorization", "x"],
  ["userId", "1"],
]);

/** A server that answers user/info with this code. */
function serverWith(code: number, status = 200) {
  const data = code === 0 ? { ...sampleUser, authorization: "x" } : null;
  const transport = vi.fn<() => Promise<Response>>(() =>
    Promise.resolve(Response.json({ code, message: "", data, requestId: "" }, { status })),
  );
  const api = createClient({
    transport,
    domains: { api: "", flags: "", content: "" },
    onPage: () => "",
    language: () => "en",
    authorization: () => null,
    captcha: () => null,
    accountGroup: () => null,
  });
  return { api, transport };
}

test("a page's session is requested once for the whole page", async () => {
  const { api, transport } = serverWith(0);
  const read = createPageSession(api, SIGNED_IN, "localhost");
  const [first, second] = await Promise.all([read(), read()]);
  expect(first.user).toEqual(sampleUser);
  expect(second).toBe(first);
  expect(transport).toHaveBeenCalledTimes(1);
});

test("a page's session is not requested without cookies", async () => {
  const { api, transport } = serverWith(0);
  const { user } = await createPageSession(api, new Map(), "localhost")();
  expect(user).toBeNull();
  expect(transport).not.toHaveBeenCalled();
});

test("a page's session that is over renders logged out and clears its cookies", async () => {
  const { api } = serverWith(1100, 401);
  const session = await createPageSession(api, SIGNED_IN, "www.parley.example")();
  expect(session).toMatchObject({ user: null, isUnknown: false, isOver: true });
  expect(session.headers.getSetCookie()).toContain(
    "authorization=; Path=/; Max-Age=0; SameSite=Lax; Domain=parley.example",
  );
});

test("a page's session of unknown state keeps its cookies for the next page", async () => {
  const { api } = serverWith(1202, 503);
  const session = await createPageSession(api, SIGNED_IN, "localhost")();
  expect(session).toMatchObject({ user: null, isUnknown: true, isOver: false });
  expect(session.headers.getSetCookie()).toEqual([]);
});
