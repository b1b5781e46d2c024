import { describe, expect, test } from "vitest";
import { formatAmount, parseAmount } from "./amount.ts";

describe("parseAmount", () => {
  test.each([
    ["0", 8, 0n],
    ["1", 8, 100_000_000n],
    ["1.5", 8, 150_000_000n],
    ["0.00000001", 8, 1n],
    ["12.50", 2, 1250n],
    ["007", 0, 7n],
    ["1000", 0, 1000n],
    ["1.234", 3, 1234n],
    ["999999999999999999.99999999", 8, 99_999_999_999_999_999_999_999_999n],
  ])("%s at scale %i", (text, scale, atoms) => {
    expect(parseAmount(text, scale)).toBe(atoms);
  });

  test.each([
    ["", 8],
    [" 1", 8],
    ["1 ", 8],
    ["1.", 8],
    [".5", 8],
    ["-1", 8],
    ["+1", 8],
    ["1e3", 8],
    ["1,000", 8],
    ["١", 8],
    ["1\n", 8],
    ["1000000000000000000", 8],
    ["0.000000001", 8],
    ["0.000000001", 9],
    ["1.5", 0],
    ["1.00", 0],
    ["12.500", 2],
  ])("refuses %j at scale %i", (text, scale) => {
    expect(parseAmount(text, scale)).toBeNull();
  });
});

describe("formatAmount", () => {
  test.each([
    [0n, 8, "0.00000000"],
    [1n, 8, "0.00000001"],
    [150n, 2, "1.50"],
    [1000n, 0, "1000"],
    [-5n, 2, "-0.05"],
    [-1234n, 3, "-1.234"],
  ])("%s atoms at scale %i", (atoms, scale, text) => {
    expect(formatAmount(atoms, scale)).toBe(text);
  });
});
