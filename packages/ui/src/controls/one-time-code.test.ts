import * as fc from "fast-check";
import { expect, test } from "vitest";
import { normalizeCode } from "./one-time-code.ts";

test.each([
  ["123456", "123456"],
  ["123 456", "123456"],
  ["123-456", "123456"],
  ["G-123456", "123456"],
  ["１２３４５６", "123456"],
  ["१२३४५६", "123456"],
  ["๑๒๓๔๕๖", "123456"],
  ["1234567", "123456"],
  ["12", "12"],
  ["", ""],
  ["code", ""],
])("%j is read as %j", (text, code) => {
  expect(normalizeCode(text)).toBe(code);
});

test("a valid code is unchanged, and never has more than six digits", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const code = normalizeCode(text);
      expect(code).toMatch(/^\d{0,6}$/);
      expect(normalizeCode(code)).toBe(code);
    }),
  );
});
