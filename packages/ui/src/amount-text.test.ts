import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { normalizeAmountText } from "./amount-text.ts";

describe("normalizeAmountText", () => {
  test.each([
    ["", ""],
    ["12", "12"],
    ["12.", "12."],
    ["12.5", "12.5"],
    [".", "0."],
    [".5", "0.5"],
    ["007", "7"],
    ["0", "0"],
    ["00", "0"],
    ["0.00000001", "0.00000001"],
    ["1,5", "1.5"],
    ["1 234,56", "1234.56"],
    ["1\u00a0234.56", "1234.56"],
    ["1,234.56", "1234.56"],
    ["1.234,56", "1234.56"],
    ["1,234,567", "1234567"],
    ["1.234.567", "1234567"],
    ["1'234.5", "1234.5"],
    ["１２．５", "12.5"],
    ["१२", "12"],
    ["๑๒.๕", "12.5"],
    ["999999999999999999", "999999999999999999"],
  ])("%j becomes %j", (typed, expected) => {
    expect(normalizeAmountText(typed, 8)).toBe(expected);
  });

  test.each([
    ["-1"],
    ["1e5"],
    ["abc"],
    ["12 USDT"],
    ["1.2.3"],
    ["1,2,3"],
    ["12,34.5"],
    ["1,234,5.6"],
    ["0.000000001"],
    ["1000000000000000000"],
  ])("%j is refused", (typed) => {
    expect(normalizeAmountText(typed, 8)).toBeNull();
  });

  test("decimals stop at the scale of the asset", () => {
    expect(normalizeAmountText("1.23", 2)).toBe("1.23");
    expect(normalizeAmountText("1.234", 2)).toBeNull();
    expect(normalizeAmountText("1.", 0)).toBeNull();
    expect(normalizeAmountText("1", 0)).toBe("1");
  });

  test("what it answers, it leaves as it is", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\d.,' ]{0,24}$/), fc.nat(8), (typed, scale) => {
        const once = normalizeAmountText(typed, scale);
        fc.pre(once !== null);
        expect(normalizeAmountText(once, scale)).toBe(once);
        expect(once).toMatch(/^(?:\d{1,18}(?:\.\d{0,8})?)?$/);
      }),
    );
  });
});
