import { describe, expect, test } from "vitest";
import { formatNumber } from "./format-number.ts";

describe("number formatting shows a double dash for an empty or NaN value", () => {
  test.each([
    ["null", null],
    ["undefined", undefined],
    ["empty text", ""],
    ["blank text", "   "],
    ["NaN", Number.NaN],
    ["the text NaN", "NaN"],
    ["infinity", Number.POSITIVE_INFINITY],
    ["a word", "price"],
  ])("%s", (_name, value) => {
    expect(formatNumber(value)).toBe("--");
  });

  test("zero is a value", () => {
    expect(formatNumber(0)).toBe("0");
    expect(formatNumber("0.00")).toBe("0.00");
    expect(formatNumber(0n)).toBe("0");
  });
});

describe("formatNumber", () => {
  test.each([
    ["1234567.891", {}, "1,234,567.891"],
    ["-1234.5", {}, "-1,234.5"],
    ["1.50", {}, "1.50"],
    ["1.5", { minimumDigits: 2 }, "1.50"],
    ["1.567", { minimumDigits: 2 }, "1.567"],
    ["0.10000000", { maximumDigits: 8 }, "0.1"],
    ["5.00000000", { maximumDigits: 8 }, "5"],
    ["100", { maximumDigits: 2 }, "100"],
    ["0.10000000", { minimumDigits: 2, maximumDigits: 8 }, "0.10"],
    ["1.239", { maximumDigits: 2 }, "1.23"],
    ["1.231", { maximumDigits: 2, rounding: "up" }, "1.24"],
    ["999.999", { minimumDigits: 2, maximumDigits: 2, rounding: "up" }, "1,000.00"],
    ["-0.001", { minimumDigits: 2, maximumDigits: 2 }, "0.00"],
    ["123456789012345678.12345678", {}, "123,456,789,012,345,678.12345678"],
    [1e-7, {}, "0.0000001"],
    [1e21, {}, "1,000,000,000,000,000,000,000"],
  ] as const)("%s with %j is %s", (value, format, expected) => {
    expect(formatNumber(value, format)).toBe(expected);
  });
});
