import { describe, expect, it } from "vitest";
import { compareDecimals, differenceOf, isZero, plainText, sumOf } from "./decimal-sums.ts";

describe("sumOf", () => {
  it("adds what binary fractions cannot", () => {
    expect(Number(sumOf(["0.1", "0.2", null, "0.00000001"]))).toBe(0.30000001);
    expect(sumOf(["0.10000000", "0.2"])).toBe("0.300000000000000000");
  });
});

describe("compareDecimals", () => {
  it("compares values, not texts", () => {
    expect(compareDecimals("10", "9.99999999")).toBe(1);
    expect(compareDecimals("1.0", "1.00000000")).toBe(0);
    expect(compareDecimals("0.00000001", "0.00000002")).toBe(-1);
    expect(compareDecimals(null, "0.00000001")).toBe(-1);
  });
});

describe("differenceOf", () => {
  it("never falls below zero", () => {
    expect(differenceOf("1.00000000", "0.3", 8)).toBe("0.70000000");
    expect(differenceOf("0.3", "1", 8)).toBe("0.00000000");
  });
});

describe("plainText", () => {
  it("drops trailing zeros only", () => {
    expect(plainText("12.50000000")).toBe("12.5");
    expect(plainText("100.00000000")).toBe("100");
    expect(plainText("100")).toBe("100");
    expect(plainText("0.00000010")).toBe("0.0000001");
  });
});

describe("isZero", () => {
  it("accepts any notation", () => {
    expect(isZero("0.00000000")).toBe(true);
    expect(isZero(null)).toBe(true);
    expect(isZero("0.00000001")).toBe(false);
  });
});
