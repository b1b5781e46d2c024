import { describe, expect, test } from "vitest";
import { decidePassword, normalizePassword } from "./password.ts";

describe("a password", () => {
  test.each([
    "parley-demo",
    "correct horse battery staple",
    "пароль-на-сайте",
    "x".repeat(100) + "y",
    "12345679",
    "👩‍💻 schreibt 8",
  ])("%j is good enough", (password) => {
    expect(decidePassword(password)).toBeNull();
  });

  test.each([
    ["too short", "abcdefg"],
    ["too short in characters, though not in code units", "👍👍👍👍"],
    ["too long", "xy".repeat(64) + "z"],
    ["common", "password123"],
    ["common, in capitals", "PassWord123"],
    ["common, in full-width letters", "ｐａｓｓｗｏｒｄ１２３"],
    ["one character", "aaaaaaaaaaaa"],
    ["a run upwards", "cdefghijkl"],
    ["a run downwards", "9876543210"],
  ])("%s is not", (_name, password) => {
    expect(decidePassword(password)).toBe("passwordTooWeak");
  });

  test("the account's own names are not good enough", () => {
    const names = ["ada.lovelace@example.org", "countess_ada"];
    expect(decidePassword("Ada.Lovelace", names)).toBe("passwordTooWeak");
    expect(decidePassword("ada.lovelace@example.org", names)).toBe("passwordTooWeak");
    expect(decidePassword("Countess_Ada", names)).toBe("passwordTooWeak");
    expect(decidePassword("countess_ada_1815", names)).toBeNull();
  });

  test("equivalent Unicode forms are one password", () => {
    expect(normalizePassword("scho\u0308n")).toBe(normalizePassword("sch\u00f6n"));
  });
});
