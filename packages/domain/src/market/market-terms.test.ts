import { describe, expect, test } from "vitest";
import {
  compareValues,
  formOf,
  readValue,
  unitsOfValue,
  valueOfUnits,
  type FieldForm,
} from "./market-terms.ts";

const FEE = formOf("market", "takerFeeRate");
const LEAST_ORDER = formOf("market", "minOrder");
const OPEN = formOf("market", "isEnabled");
const CLASS = formOf("method", "methodClass");

function read(form: FieldForm | null, text: string, scale = 2) {
  if (form === null) throw new Error("there is no such field");
  const found = readValue(form, text, scale);
  return found.ok ? found.value : found.problem;
}

describe("a value of the market's terms", () => {
  test("is written in one form", () => {
    expect(read(FEE, "0.0010")).toBe("0.001");
    expect(read(FEE, "0.00")).toBe("0");
    expect(read(LEAST_ORDER, "0010.50")).toBe("10.5");
  });

  test.each(["", "-1", "1e3", "NaN", " 1", ".5", "1.", "0x1", "1,5"])("is not %o", (text) => {
    expect(read(FEE, text)).toBe("malformed");
  });

  test("lies between the bounds of its field, both included", () => {
    expect(read(FEE, "0.05")).toBe("0.05");
    expect(read(FEE, "0.050001")).toBe("tooLarge");
    expect(read(LEAST_ORDER, "0")).toBe("tooSmall");
    expect(read(LEAST_ORDER, "0.01")).toBe("0.01");
  });

  test("has no more decimals than its field, or its currency", () => {
    expect(read(FEE, "0.0000001")).toBe("tooManyDecimals");
    expect(read(LEAST_ORDER, "10.001")).toBe("tooManyDecimals");
    expect(read(LEAST_ORDER, "10.5", 0)).toBe("tooManyDecimals");
    expect(read(LEAST_ORDER, "10.00", 0)).toBe("10");
  });

  test("of a switch or a choice is one of the known words", () => {
    expect(read(OPEN, "off")).toBe("off");
    expect(read(OPEN, "true")).toBe("malformed");
    expect(read(CLASS, "slow")).toBe("slow");
    expect(read(CLASS, "final")).toBe("malformed");
  });

  test("is of a field that is declared, and not of what every object has", () => {
    expect(formOf("market", "priceScale")).toBeNull();
    expect(formOf("market", "toString")).toBeNull();
    expect(formOf("market", "__proto__")).toBeNull();
  });
});

describe("units", () => {
  test("become values and come back to the unit", () => {
    expect(valueOfUnits(5_000n, 8)).toBe("0.00005");
    expect(valueOfUnits(50_000_000_000_000n, 8)).toBe("500000");
    expect(unitsOfValue("0.00005", 8)).toBe(5_000n);
    expect(unitsOfValue("92233720368.54775807", 8)).toBe(9_223_372_036_854_775_807n);
    expect(() => unitsOfValue("0.000000001", 8)).toThrow("more than 8 decimals");
  });

  test("are compared as numbers and not as texts", () => {
    expect(compareValues("9", "10")).toBe(-1);
    expect(compareValues("10.0", "10")).toBe(0);
    expect(compareValues("0.002", "0.0019999")).toBe(1);
  });
});
