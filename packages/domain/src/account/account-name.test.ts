import { describe, expect, test } from "vitest";
import { guessChannel, parseEmail } from "./account-name.ts";

describe("the kind of an account", () => {
  test.each([
    ["ada@example.org", "email"],
    ["@", "email"],
    ["+49 151 12345678", "phone"],
    ["  +4915112345678 ", "phone"],
    ["+1 (555) 010-9999", "phone"],
    ["015112345678", null],
    ["+49", null],
    ["+49x15112345678", null],
    ["ada", null],
    ["", null],
  ])("of %j is %s", (text, channel) => {
    expect(guessChannel(text)).toBe(channel);
  });
});

describe("an email address", () => {
  test.each([
    ["ada@example.org", "ada@example.org"],
    [" Ada.Lovelace+Test@Example.ORG ", "ada.lovelace+test@example.org"],
    ["o'hara@mail.example.co.uk", "o'hara@mail.example.co.uk"],
    ["a@b.xn--p1ai", "a@b.xn--p1ai"],
    [`${"a".repeat(64)}@example.org`, `${"a".repeat(64)}@example.org`],
  ])("%j is stored as %s", (text, email) => {
    expect(parseEmail(text)).toBe(email);
  });

  test.each([
    "ada",
    "@example.org",
    "ada@",
    "ada@localhost",
    "ada@example..org",
    "ada@-example.org",
    "ada@example.o",
    "ada@example.123",
    "ada..l@example.org",
    ".ada@example.org",
    "ada.@example.org",
    "ada @example.org",
    "ada@exam ple.org",
    "ada@example.org,eve@example.org",
    "ada@example.org\r\nBcc: eve@example.org",
    "<ada@example.org>",
    '"ada"@example.org',
    "ada@eve@example.org",
    "ädä@example.org",
    `${"a".repeat(65)}@example.org`,
    `a@${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}.${"e".repeat(60)}.${"f".repeat(60)}.org`,
  ])("%j is not an email address", (text) => {
    expect(parseEmail(text)).toBeNull();
  });
});
