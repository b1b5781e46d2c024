import { describe, expect, it } from "vitest";
import { DIAL_CODES, dialCodeOf, guessCountry } from "./dial-codes.ts";
import { internationalNumber } from "./phone-number.ts";

describe("a typed phone number", () => {
  it.each([
    ["49", "151 23456789", "+4915123456789"],
    ["49", "(0151) 234-567/89", "+49015123456789"],
    ["39", "06 1234 5678", "+390612345678"],
    ["1", "555.010.9999", "+15550109999"],
    ["49", "+33 6 12 34 56 78", "+33612345678"],
    ["49", "0033 612345678", "+33612345678"],
    ["81", "０９０１２３４５６７８", "+8109012345678"],
  ])("+%s and %s travels as %s", (code, typed, number) => {
    expect(internationalNumber(code, typed)).toBe(number);
  });

  it.each(["", "  ", "abc", "12", "123456789012345", "151x23456", "151+23456789", "ada@x.org"])(
    "%j is no phone number",
    (typed) => {
      expect(internationalNumber("49", typed)).toBeNull();
    },
  );
});

describe("calling codes", () => {
  it("list each country once, and each has a name", () => {
    const countries = DIAL_CODES.map(({ country }) => country);
    const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
    expect(new Set(countries).size).toBe(countries.length);
    expect(countries.filter((country) => names.of(country) === undefined)).toEqual([]);
    expect(DIAL_CODES.every(({ code }) => /^[1-9]\d{0,2}$/.test(code))).toBe(true);
  });

  it.each([
    ["DE", "49"],
    ["HK", "852"],
    ["CA", "1"],
    ["KZ", "7"],
    ["VA", "39"],
  ])("of %s is %s", (country, code) => {
    expect(dialCodeOf(country)).toBe(code);
  });

  it("begin with the country of the reader's browser", () => {
    expect(guessCountry(["pt-BR", "en"])).toBe("BR");
    expect(guessCountry(["de"])).toBe("DE");
    expect(guessCountry(["!", "ja"])).toBe("JP");
    expect(guessCountry([])).toBe("US");
  });
});
