import { describe, expect, it } from "vitest";
import { codes } from "./codes.ts";
import { currencies } from "./currencies.ts";

/**
 * Currencies whose minor unit ISO 4217 defines but the Unicode locale data hides, because it is not
 * used in cash. Banks count in it.
 */
const hiddenByUnicode = codes("IDR COP PKR HUF");

function intlDigits(code: string): number | undefined {
  return new Intl.NumberFormat("en", { style: "currency", currency: code }).resolvedOptions()
    .maximumFractionDigits;
}

function withScale(digits: number): readonly string[] {
  return currencies.filter(({ scale }) => scale === digits).map(({ code }) => code);
}

describe("currencies", () => {
  it("are many, each once, in the order given", () => {
    expect(currencies.length).toBeGreaterThanOrEqual(44);
    expect(new Set(currencies.map(({ code }) => code)).size).toBe(currencies.length);
    expect(currencies.map(({ sort }) => sort)).toEqual(currencies.map((_, index) => index + 1));
  });

  it("are in circulation and have a sign", () => {
    const known = new Set(Intl.supportedValuesOf("currency"));
    expect(currencies.filter(({ code }) => !known.has(code))).toEqual([]);
    expect(currencies.filter(({ symbol }) => !/^\S(?:.*\S)?$/v.test(symbol))).toEqual([]);
  });

  it("have the digits of ISO 4217", () => {
    const differing = currencies.filter(({ code, scale }) => scale !== intlDigits(code));
    expect(differing.map(({ code, scale }) => ({ code, scale }))).toEqual(
      hiddenByUnicode.map((code) => ({ code, scale: 2 })),
    );
    expect(withScale(0).toSorted()).toEqual(codes("CLP ISK JPY KRW PYG RWF UGX VND XAF XOF"));
    expect(withScale(3).toSorted()).toEqual(codes("BHD JOD KWD OMR TND"));
    expect(withScale(2)).toHaveLength(currencies.length - 15);
  });

  it("name real countries, each under one currency", () => {
    const regions = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
    const all = currencies.flatMap(({ countries }) => countries);
    expect(all.filter((country) => regions.of(country) === undefined)).toEqual([]);
    expect(all.filter((country, index) => all.indexOf(country) !== index)).toEqual([]);
    expect(currencies.filter(({ countries }) => countries.length === 0)).toEqual([]);
  });

  it("include every currency of the site's languages", () => {
    const wanted = codes("USD EUR RUB TRY BRL IDR MYR INR JPY KRW VND THB CNY HKD TWD");
    const present = new Set<string>(currencies.map(({ code }) => code));
    expect(wanted.filter((code) => !present.has(code))).toEqual([]);
  });
});
