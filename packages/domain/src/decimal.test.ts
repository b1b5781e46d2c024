import { describe, expect, test } from "vitest";
import { decimalText, divideRounded, parseDecimal, rescale } from "./decimal.ts";

describe("parseDecimal", () => {
  test.each([
    ["12.50", 1250n, 2],
    ["-0.001", -1n, 3],
    ["+7", 7n, 0],
    [".5", 5n, 1],
    ["5.", 5n, 0],
    [" 3.1 ", 31n, 1],
    ["1e-7", 1n, 7],
    ["1.5e3", 1500n, 0],
    [1e21, 10n ** 21n, 0],
    [1e-7, 1n, 7],
    [0.1, 1n, 1],
    [10n ** 30n, 10n ** 30n, 0],
  ])("reads %s as written", (value, coefficient, scale) => {
    expect(parseDecimal(value)).toEqual({ coefficient, scale });
  });

  test.each([
    [null],
    [undefined],
    [""],
    ["  "],
    ["abc"],
    ["1,000"],
    ["1 000"],
    ["0x10"],
    ["."],
    ["-"],
    ["1.2.3"],
    ["NaN"],
    ["Infinity"],
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    ["1e401"],
    ["1e-401"],
    ["1e99999"],
  ])("refuses %s", (value) => {
    expect(parseDecimal(value)).toBeNull();
  });
});

describe("rescale", () => {
  test.each([
    ["1.239", 2, "down", "1.23"],
    ["1.231", 2, "up", "1.24"],
    ["1.230", 2, "up", "1.23"],
    ["1.235", 2, "half-up", "1.24"],
    ["1.2349", 2, "half-up", "1.23"],
    ["-1.239", 2, "down", "-1.23"],
    ["-1.231", 2, "up", "-1.24"],
    ["-1.235", 2, "half-up", "-1.24"],
    ["-0.4", 0, "down", "0"],
    ["9.99", 1, "up", "10.0"],
    ["1.5", 4, "down", "1.5000"],
  ] as const)("%s to %i digits, %s, is %s", (value, scale, rounding, expected) => {
    const decimal = parseDecimal(value);
    expect(decimal && decimalText(rescale(decimal, scale, rounding))).toBe(expected);
  });
});

test("dividing by zero is a bug, not a value", () => {
  expect(() => divideRounded(1n, 0n, "down")).toThrow(RangeError);
});

test("a negative divisor rounds by magnitude too", () => {
  expect(divideRounded(7n, -2n, "down")).toBe(-3n);
  expect(divideRounded(7n, -2n, "up")).toBe(-4n);
  expect(divideRounded(-7n, -2n, "up")).toBe(4n);
});
