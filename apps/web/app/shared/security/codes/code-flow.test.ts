import { describe, expect, test } from "vitest";
import { codesToSend, nameOfCodes, nextFactor, secondsToNextCode } from "./code-flow.ts";
import { NO_CODES } from "./factors.ts";

const ALL = ["email", "phone", "totp"] as const;
const FULL = { ...NO_CODES, email: "111111", phone: "222222", totp: "333333" };

describe("the next field to type into", () => {
  test.each([
    ["the first at the beginning", NO_CODES, "email"],
    ["the first that is empty", { ...NO_CODES, email: "111111" }, "phone"],
    ["one that is not full", { ...FULL, phone: "22" }, "phone"],
    ["none when all are full", FULL, null],
  ])("is %s", (_name, given, expected) => {
    expect(nextFactor(ALL, given)).toBe(expected);
  });

  test("is not the authenticator's where a recovery code replaces it", () => {
    const given = { ...NO_CODES, recovery: "ABCD-EFGH-IJKL" };
    expect(nextFactor(["totp"], given)).toBeNull();
  });
});

describe("a form that submits itself", () => {
  test("does so with the last digit of the last code", () => {
    expect(codesToSend(ALL, { ...FULL, totp: "33333" }, null)).toBeNull();
    expect(codesToSend(ALL, FULL, null)).toEqual({
      codes: { email: "111111", phone: "222222", totp: "333333" },
      own: "",
    });
  });

  test("does not submit the same codes twice", () => {
    const all = ["own", ...ALL] as const;
    const full = { ...FULL, own: "000000" };
    const sent = codesToSend(all, full, null);
    const name = sent === null ? null : nameOfCodes(sent);
    expect(codesToSend(all, full, name)).toBeNull();
    expect(codesToSend(all, { ...full, totp: "444444" }, name)).not.toBeNull();
    expect(codesToSend(all, { ...full, own: "555555" }, name)).toMatchObject({ own: "555555" });
  });

  test("waits for a press where a recovery code is typed", () => {
    expect(codesToSend(["totp"], { ...NO_CODES, recovery: "ABCD-EFGH-IJKL" }, null)).toBeNull();
  });
});

test("a used code says when the next one can be typed, and no other refusal does", () => {
  expect(secondsToNextCode({ name: "codeUsed", data: { retryIn: 12 } })).toBe(12);
  expect(secondsToNextCode({ name: "codeUsed", data: null })).toBeNull();
  expect(secondsToNextCode({ name: "codeInvalid", data: { retryIn: 12 } })).toBeNull();
});
