import { describe, expect, test } from "vitest";
import { loginPath, safeReturnPath } from "./auth-middleware.ts";
import { isSignedIn } from "./session-cookies.ts";

describe("the guard auth", () => {
  test.each([
    [[], false],
    [["authorization"], false],
    [["userId"], false],
    [["authorization", "userId"], true],
  ] as const)("with the cookies %j one is signed in: %s", (names, expected) => {
    expect(isSignedIn(new Map(names.map((name) => [name, "x"])))).toBe(expected);
  });

  test("an empty cookie counts as none", () => {
    const cookies = new Map([
      ["authorization", ""],
      ["userId", "7"],
    ]);
    expect(isSignedIn(cookies)).toBe(false);
  });

  test("sends to the login page of the same language and remembers where to return", () => {
    expect(loginPath("fr", "/fr/p2p/order?orderId=1")).toBe(
      "/fr/login?returnTo=%2Ffr%2Fp2p%2Forder%3ForderId%3D1",
    );
  });
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
])("after a login %j leads to %s", (returnTo, path) => {
  expect(safeReturnPath(returnTo, "/en")).toBe(path);
});
