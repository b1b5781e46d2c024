import { RouterContextProvider, type MiddlewareFunction } from "react-router";
import { describe, expect, test } from "vitest";
import { requireNoSession, requireSession } from "./auth-middleware.ts";
import { loginPath, safeReturnPath } from "../session/login-path.ts";
import { pageContext, pageContextOf } from "../page/page-context.ts";
import { isSignedIn } from "../session/session-cookies.ts";
import { sampleUser } from "../session/user.fixture.ts";

/** What a guard throws for a reader with these cookies, where user/info replies with this code. */
async function meet(
  guard: MiddlewareFunction<Response>,
  path: string,
  { cookie = "", code = 0, status = 200 },
): Promise<Response | null> {
  const url = new URL(path, "https://parley.example");
  const request = new Request(url, { headers: { cookie } });
  const data = code === 0 ? { ...sampleUser, authorization: null } : null;
  const fetch = () =>
    Promise.resolve(Response.json({ code, message: "", data, requestId: "" }, { status }));
  const context = new RouterContextProvider();
  const page = {
    nonce: "",
    publicUrl: url.origin,
    buildId: "",
    componentSources: [],
    commandKey: null,
    reportError: () => undefined,
  };
  context.set(pageContext, pageContextOf({ ...page, request, fetch }));
  try {
    await guard({ url, request, context, params: {}, pattern: "" }, answerPage);
    return null;
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  }
}

const answerPage = () => Promise.resolve(new Response());

const SIGNED_IN = "authorization=x; userId=1";

describe("the guard auth", () => {
  const path = "/en/p2p/order?orderId=1";
  const login = "/en/login?returnTo=%2Fen%2Fp2p%2Forder%3ForderId%3D1";

  test("lets a logged-in user through", async () => {
    expect(await meet(requireSession, path, { cookie: SIGNED_IN })).toBeNull();
  });

  test("redirects a reader without cookies to the login page", async () => {
    const answer = await meet(requireSession, path, {});
    expect(answer?.headers.get("location")).toBe(login);
    expect(answer?.headers.getSetCookie()).toEqual([]);
  });

  test("clears the cookies of an ended session, and the login page says so", async () => {
    const over = { cookie: SIGNED_IN, code: 1100, status: 401 };
    const answer = await meet(requireSession, path, over);
    expect(answer?.headers.get("location")).toBe(`${login}&ended=1`);
    expect(answer?.headers.get("x-remix-reload-document")).toBe("true");
    expect(answer?.headers.getSetCookie().join()).toContain("authorization=; Path=/; Max-Age=0");
  });

  test("keeps the cookies when the server fails", async () => {
    const trouble = { cookie: SIGNED_IN, code: 1202, status: 503 };
    expect(await meet(requireSession, path, trouble)).toBeNull();
  });
});

describe("the guard guest", () => {
  test.each([
    ["/en/login", "/en"],
    ["/en/login?returnTo=%2Fen%2Fp2p%2Forder", "/en/p2p/order"],
    ["/en/login?returnTo=https%3A%2F%2Fevil.example", "/en"],
    ["/en/login?returnTo=%2Fja%2F%E8%B3%BC", "/ja/%E8%B3%BC"],
  ])("redirects a logged-in user at %s to %s", async (path, target) => {
    const answer = await meet(requireNoSession, path, { cookie: SIGNED_IN });
    expect(answer?.headers.get("location")).toBe(target);
  });

  test.each([{}, { cookie: SIGNED_IN, code: 1100, status: 401 }])(
    "lets a guest through: %j",
    async (reader) => {
      expect(await meet(requireNoSession, "/en/login", reader)).toBeNull();
    },
  );
});

describe("the guard auth", () => {
  test.each([
    [[], false],
    [["authorization"], false],
    [["userId"], false],
    [["authorization", "userId"], true],
  ] as const)("with the cookies %j the reader is signed in: %s", (names, expected) => {
    expect(isSignedIn(new Map(names.map((name) => [name, "x"])))).toBe(expected);
  });

  test("an empty cookie counts as none", () => {
    const cookies = new Map([
      ["authorization", ""],
      ["userId", "7"],
    ]);
    expect(isSignedIn(cookies)).toBe(false);
  });

  test("redirects to the login page of the same language with the return path", () => {
    expect(loginPath("fr", "/fr/p2p/order?orderId=1")).toBe(
      "/fr/login?returnTo=%2Ffr%2Fp2p%2Forder%3ForderId%3D1",
    );
  });
});

test.each([
  ["/fr/login?returnTo=%2Ffr%2Fwallet", "/fr/login?returnTo=%2Ffr%2Fwallet&ended=1"],
  ["/fr/login?returnTo=%2Ffr%2Fwallet&ended=1", "/fr/login?returnTo=%2Ffr%2Fwallet&ended=1"],
  ["/fr/login", "/fr/login?ended=1"],
  ["/fr/login/more", "/fr/login?returnTo=%2Ffr%2Flogin%2Fmore&ended=1"],
])("a session that ends at %s leads to %s, and never back to a login", (here, path) => {
  expect(loginPath("fr", here, true)).toBe(path);
});

test.each([
  ["/en/p2p/order?orderId=1#chat", "/en/p2p/order?orderId=1#chat"],
  [null, "/en"],
  ["", "/en"],
  ["https://evil.example/", "/en"],
  ["//evil.example/", "/en"],
  ["/\\evil.example/", "/en"],
  ["/\t/evil.example/", "/en"],
  ["/en\\..\\x", "/en"],
  ["javascript:alert(1)", "/en"],
  ["/en/../..//evil.example/", "/en"],
  ["/api/a/v2/user/info", "/en"],
  ["/%61pi/a/v2/user/info", "/en"],
  ["/en/../api/a/v2/user/info", "/en"],
  ["/en/%2e%2e/api/a/v2/user/info", "/en"],
  ["/metrics", "/en"],
  ["/de/p2p%zz", "/en"],
  ["/admin/queues?kind=appeal", "/admin/queues?kind=appeal"],
  ["/administrator", "/en"],
  ["/ja", "/ja"],
  ["/ja/p2p/list?q=購入#上", "/ja/p2p/list?q=%E8%B3%BC%E5%85%A5#%E4%B8%8A"],
])("after a login %j leads to %s", (returnTo, path) => {
  expect(safeReturnPath(returnTo, "/en")).toBe(path);
});
