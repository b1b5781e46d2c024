import { RouterContextProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { buildState } from "../state/build-state.ts";
import { followBuildRules, loadPrerendered } from "./build-rules.ts";

const ORIGIN = "https://parley.example";
const RULES = {
  id: "b1",
  timestamp: 1,
  prerendered: ["/en/hkpay"],
  redirects: { "/en/account": "/en/account/security" },
};
const serverLoader = () => Promise.resolve({ from: "loader" });
const ask = vi.fn<typeof fetch>();
const warn = vi.fn<typeof console.warn>();

const load = (path: string) => loadPrerendered({ url: new URL(path, ORIGIN), serverLoader });
const answer = (body: unknown, status = 200) =>
  ask.mockResolvedValue(new Response(JSON.stringify(body), { status }));

beforeEach(() => {
  vi.stubGlobal("fetch", ask);
  vi.spyOn(console, "warn").mockImplementation(warn);
  buildState.setRules(RULES);
});

afterEach(() => {
  vi.resetAllMocks();
  vi.unstubAllGlobals();
});

test("a listed page is loaded from its payload", async () => {
  answer({ buildId: "b1", data: { from: "payload" } });
  expect(await load("/en/hkpay")).toEqual({ from: "payload" });
  expect(ask).toHaveBeenCalledExactlyOnceWith("/en/hkpay/_payload.json");
});

test.each(["/fr/hkpay", "/en/hkpay?fiat=EUR"])("%s is loaded from the server", async (path) => {
  expect(await load(path)).toEqual({ from: "loader" });
  expect(ask).not.toHaveBeenCalled();
});

test.each([
  ["there is none", () => answer({}, 404)],
  ["the connection is lost", () => ask.mockRejectedValue(new TypeError("no network"))],
  ["it belongs to another build", () => answer({ buildId: "b2", data: {} })],
  ["it is something else", () => answer(["page"])],
])("where %s the page is loaded from the server, with a warning", async (_why, prepare) => {
  prepare();
  expect(await load("/en/hkpay")).toEqual({ from: "loader" });
  expect(warn).toHaveBeenCalledOnce();
});

const follow = (path: string) =>
  followBuildRules(
    {
      request: new Request(ORIGIN + path),
      url: new URL(path, ORIGIN),
      params: {},
      pattern: "",
      context: new RouterContextProvider(),
    },
    () => Promise.resolve({}),
  );

/** What it throws, as the router takes it. */
async function thrownBy(path: string) {
  try {
    await follow(path);
    return null;
  } catch (error) {
    if (!(error instanceof Response)) throw error;
    const { headers } = error;
    return { to: headers.get("Location"), isDocument: headers.has("X-Remix-Reload-Document") };
  }
}

test("a redirect of the build is followed with its query, and other pages are left alone", async () => {
  expect(await thrownBy("/en/account?x=1")).toEqual({
    to: "/en/account/security?x=1",
    isDocument: false,
  });
  expect(await thrownBy("/en/account/kyc")).toBeNull();
});

test("once the build is replaced, another page is loaded as a document", async () => {
  expect(await thrownBy("/en/p2p/buy?crypto=BTC")).toBeNull();
  buildState.markReplaced();
  expect(await thrownBy("/en/p2p/buy?crypto=BTC")).toEqual({
    to: "/en/p2p/buy?crypto=BTC",
    isDocument: true,
  });
});
