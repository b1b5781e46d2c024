import { afterEach, describe, expect, test, vi } from "vitest";
import { decideSessionMove, isHandedOver } from "./app-session.ts";

const NOBODY = { isLoggedIn: false } as const;
const ada = { isLoggedIn: true, userId: "1" } as const;
const ben = { isLoggedIn: true, userId: "2" } as const;

test.each([
  ["no user is logged in", NOBODY, NOBODY, null, "stay"],
  ["the page shows the app's user", ada, ada, "1", "stay"],
  ["the app's user has just logged in", ada, ada, null, "reload"],
  ["another user has logged in in the app", ben, ben, "1", "reload"],
  ["the app's user has logged out", NOBODY, ada, "1", "leave"],
  ["the app has forgotten the cookies", ada, NOBODY, null, "missing"],
  ["the cookies are those of another user", ada, ben, null, "missing"],
] as const)("%s", (_, app, cookies, shownUserId, move) => {
  expect(decideSessionMove({ app, cookies, shownUserId, hasAppLogin: true })).toBe(move);
});

test("a user who has logged in in the page stays, where the app has no login", () => {
  const facts = { app: NOBODY, cookies: ada, shownUserId: "1" };
  expect(decideSessionMove({ ...facts, hasAppLogin: false })).toBe("stay");
});

describe("the cookies that the app has to set before it answers", () => {
  const jar = { cookie: "" };
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test("are there", () => {
    vi.stubGlobal("document", { cookie: "authorization=a; userId=1" });
    expect(isHandedOver(ada)).toBe(true);
  });

  test("are not those of another user, and not missing", () => {
    vi.stubGlobal("document", { cookie: "authorization=a; userId=2" });
    expect(isHandedOver(ada)).toBe(false);
    vi.stubGlobal("document", { cookie: "userId=1" });
    expect(isHandedOver(ada)).toBe(false);
    expect(isHandedOver(NOBODY)).toBe(false);
  });

  test("are refused with a token that scripts can read, and the token is removed", () => {
    jar.cookie = "authorization=a; userId=1; auth-token=secret";
    vi.stubGlobal("document", jar);
    expect(isHandedOver(ada)).toBe(false);
    expect(jar.cookie).toBe("auth-token=; Path=/; Max-Age=0");
  });
});
