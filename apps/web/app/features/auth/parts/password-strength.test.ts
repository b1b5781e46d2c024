import { describe, expect, test } from "vitest";
import { passwordStrength } from "./password-strength.ts";

const ACCOUNT = "mei.tanaka@example.com";

describe("a password", () => {
  test.each([
    ["", "none", "short"],
    ["Xk4$9_q", "none", "short"],
    ["password1", "weak", "easy"],
    ["Passwort2024", "weak", "easy"],
    ["parley-demo", "weak", "easy"],
    ["aaaaaaaaaaaa", "weak", "easy"],
    ["12345678901", "weak", "easy"],
    ["abcdefghijkl", "weak", "easy"],
    ["fjwmvqzk", "weak", "longer"],
    ["mei.tanaka-99-!x", "weak", "account"],
    ["fjwmvqzktx", "fair", "longer"],
    ["fjW7vqZ2tx", "good", null],
    ["tidal horse barn seven", "strong", null],
    ["пароль длинный", "good", null],
  ] as const)("%j is %s, with the hint %s", (password, level, hint) => {
    expect(passwordStrength(password, ACCOUNT)).toEqual({ level, hint });
  });

  test("must not contain the phone number either", () => {
    expect(passwordStrength("xx-0123456-yy!", "+447400123456")).toMatchObject({ hint: "account" });
  });

  test("is not compared with an account that is still being typed", () => {
    expect(passwordStrength("meadow stone bridge", "me@")).toMatchObject({ level: "strong" });
  });
});
