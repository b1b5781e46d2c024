import { describe, expect, test } from "vitest";
import { DOLLARS, displayWorth, type DisplayRate } from "./display-worth.ts";

const rate = (currency: string, decimals: number, usd: string | null): DisplayRate => ({
  currency,
  decimals,
  usd,
});

describe("displayWorth", () => {
  test.each([
    ["100", rate("EUR", 2, "1.25"), "80.00"],
    ["1", rate("EUR", 2, "3"), "0.33"],
    ["2", rate("EUR", 2, "3"), "0.67"],
    // Exactly half of the last decimal goes up, on both sides of zero.
    ["0.01", rate("EUR", 2, "2"), "0.01"],
    ["-0.01", rate("EUR", 2, "2"), "-0.01"],
    ["0.004", rate("EUR", 2, "1"), "0.00"],
    ["1000", rate("JPY", 0, "0.0066"), "151515"],
    ["1000", rate("KWD", 3, "3.2565"), "307.078"],
    ["1234567.89", rate("IDR", 2, "0.0000603"), "20473762686.57"],
    ["0", rate("EUR", 2, "1.25"), "0.00"],
  ])("%s dollars are %j", (dollars, known, worth) => {
    expect(displayWorth(dollars, known)).toBe(worth);
  });

  test("is exact where a double is not", () => {
    expect(displayWorth("9007199254740993.01", DOLLARS)).toBe("9007199254740993.01");
    expect(displayWorth("0.1", rate("XXX", 8, "0.3"))).toBe("0.33333333");
  });

  test.each([
    [null, DOLLARS],
    ["", DOLLARS],
    ["12", rate("EUR", 2, null)],
    ["12", rate("EUR", 2, "0")],
    ["12", rate("EUR", 2, "-1")],
  ])("is unknown of %j with %j, and never nothing", (dollars, known) => {
    expect(displayWorth(dollars, known)).toBeNull();
  });

  test("leaves dollars as they are", () => {
    expect(displayWorth("1250.5", DOLLARS)).toBe("1250.50");
  });
});
