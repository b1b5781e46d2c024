import { formatPhrase } from "@parley/phrases/server-phrases";
import { numbersOf } from "@parley/ui/data/language";
import { describe, expect, it } from "vitest";
import type { Phrase } from "../../../shell/locale/phrase.tsx";
import type { DraftMarket } from "./draft-problems.ts";
import { problemText } from "./problem-text.ts";

const market: DraftMarket = {
  isEnabled: true,
  priceScale: 2,
  fiatScale: 2,
  cryptoScale: 8,
  minOrder: 10_00n,
  maxOrder: 10_000_00n,
  maxDistance: 300_000n,
  rate: 81_333_03n,
  taken: 0n,
  available: null,
};

const t: Phrase = (key, ...values) => formatPhrase("en", key, ...values);
const words = { t, numbers: numbersOf("en") };

describe("problemText", () => {
  it("names the permitted prices of an advertiser", () => {
    expect(problemText("priceTooFar", "price", { market, fiat: "EUR" }, words)).toBe(
      "The price must lie between 56,933.13 and 105,732.93 EUR.",
    );
  });

  it("names the permitted ratios, rounded to the safe side", () => {
    expect(problemText("priceTooFar", "percent", { market, fiat: "EUR" }, words)).toBe(
      "The part must lie between 70.01% and 129.99%.",
    );
    const even = { ...market, rate: 100_00n };
    expect(problemText("priceTooFar", "percent", { market: even, fiat: "EUR" }, words)).toBe(
      "The part must lie between 70% and 130%.",
    );
  });

  it("is general where there is no rate to compute it from", () => {
    const blind = { market: { ...market, rate: null }, fiat: "EUR" };
    expect(problemText("priceTooFar", "price", blind, words)).toBe(
      "The price is too far from the market price.",
    );
    expect(problemText("blank", "price", blind, words)).toBe("The field cannot be left blank.");
  });
});
