import { describe, expect, test } from "vitest";
import { parseAccount } from "./parse-account.ts";

describe("an account as it was typed", () => {
  test.each([
    [" Ada@Example.org ", { channel: "email", target: "ada@example.org", dialCode: null }],
    ["+49 (1512) 345-6789", { channel: "phone", target: "+4915123456789", dialCode: "+49" }],
    ["+1 202 456 1111", { channel: "phone", target: "+12024561111", dialCode: "+1" }],
    ["+852 9123 4567", { channel: "phone", target: "+85291234567", dialCode: "+852" }],
  ])("%j is recognised", (text, account) => {
    expect(parseAccount(text)).toEqual(account);
  });

  test.each(["", "ada", "ada@", "+49", "+999 12345678", "+49 1", "015123456789", "+1 202 456"])(
    "%j is not an account",
    (text) => {
      expect(parseAccount(text)).toBeNull();
    },
  );
});
