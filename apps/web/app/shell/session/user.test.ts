import { describe, expect, test } from "vitest";
import { isInstitutional, isLoggedIn, isSubUser, isTrader, sessionLocaleOf } from "./user.ts";

describe("logged in", () => {
  test.each([
    ["both are there", { userId: "1", UID: "123456789" }, true],
    ["no UID", { userId: "1" }, false],
    ["no userId", { UID: "123456789" }, false],
    ["an empty UID", { userId: "1", UID: "" }, false],
    ["an empty userId", { userId: "", UID: "123456789" }, false],
    ["an empty object", {}, false],
    ["null", null, false],
    ["nothing", undefined, false],
  ] as const)("%s", (_, info, expected) => {
    expect(isLoggedIn(info)).toBe(expected);
  });
});

describe("institutional", () => {
  test.each([
    ["company", "none", true],
    ["company", "pending", true],
    ["company", "rejected", true],
    ["company", "approved", false],
    ["individual", "none", false],
    ["individual", "approved", false],
  ] as const)("%s, %s: %s", (kycType, kycStatus, expected) => {
    expect(isInstitutional({ kycType, kycStatus })).toBe(expected);
  });

  test("without a user there is no institution", () => expect(isInstitutional(null)).toBe(false));
});

test.each([
  ["active", true],
  ["none", false],
] as const)("with the trader status %s the user is a trader: %s", (traderStatus, expected) => {
  expect(isTrader({ traderStatus })).toBe(expected);
});

test.each([
  [{ isAdmin: false }, true],
  [{ isAdmin: true }, false],
  [{}, false],
  [null, false],
] as const)("%j is a sub-user: %s", (info, expected) => {
  expect(isSubUser(info)).toBe(expected);
});

test("a session without a language is in American English, and an account's in its own", () => {
  expect([null, undefined, {}].map(sessionLocaleOf)).toEqual(["en-US", "en-US", "en-US"]);
  expect(sessionLocaleOf({ language: "de" })).toBe("de");
});
