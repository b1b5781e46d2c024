import type { ReferenceQuote } from "@parley/database/queries/market/reference-quote";
import { describe, expect, test } from "vitest";
import { decidePublicRates, type RatesQuestion } from "./decide-public-rates.ts";

const NOW = Date.parse("2026-03-01T12:00:00Z");
const MAX_AGE_MS = 120_000;

const coin = (code: string) => ({ code, name: code, logo: "x.svg", scale: 8, displayDigits: 8 });
const currency = (code: string) => ({ code, symbol: code, scale: 2, countries: [] });
const market = (crypto: string, fiat: string, priceScale: number) => ({
  crypto,
  fiat,
  priceScale,
  minOrder: "1",
  maxOrder: "2",
  takerFeeRate: "0.001",
  maxDistance: "0.30",
});
const quote = (code: string, usd: string, ageMs = 0): ReferenceQuote => ({
  code,
  usd,
  asOf: new Date(NOW - ageMs),
  publishedAt: new Date(NOW - ageMs),
  previousUsd: null,
});

const TRADABLES = {
  coins: [coin("BTC"), coin("DOGE")],
  currencies: [currency("USD"), currency("EUR"), currency("JPY")],
  markets: [market("BTC", "USD", 2), market("BTC", "EUR", 1), market("DOGE", "USD", 5)],
};
const QUOTES = [
  quote("BTC", "67000.128"),
  quote("DOGE", "0.123456"),
  quote("USD", "1"),
  quote("EUR", "1.25"),
];

function ask(question: Partial<RatesQuestion>, quotes = QUOTES) {
  const whole = { assets: undefined, fiat: "USD", now: NOW, maxAgeMs: MAX_AGE_MS, ...question };
  const answer = decidePublicRates(whole, TRADABLES, quotes);
  return answer.ok ? { ...answer, prices: Object.fromEntries(answer.prices) } : answer;
}

describe("decidePublicRates", () => {
  test("prices all coins with the decimals of their markets", () => {
    expect(ask({})).toEqual({
      ok: true,
      prices: { BTC: "67000.13", DOGE: "0.12346" },
      asOf: NOW,
      staleAssets: [],
    });
  });

  test("another currency goes through the cross rate, with its own market's decimals", () => {
    expect(ask({ assets: ["BTC"], fiat: "EUR" })).toMatchObject({ prices: { BTC: "53600.1" } });
  });

  test("without a market a price has eight decimals", () => {
    expect(ask({ assets: ["DOGE"], fiat: "EUR" })).toMatchObject({
      prices: { DOGE: "0.09876480" },
    });
  });

  test("an asset named twice is priced once", () => {
    expect(ask({ assets: ["BTC", "BTC"] })).toMatchObject({ prices: { BTC: "67000.13" } });
  });

  test("unknown assets are named, and precede an unknown currency", () => {
    expect(ask({ assets: ["BTC", "XXX", "YYY"], fiat: "ZZZ" })).toEqual({
      ok: false,
      error: "unknownAsset",
      assets: ["XXX", "YYY"],
    });
  });

  test("an unknown currency is refused", () => {
    expect(ask({ fiat: "ZZZ" })).toEqual({ ok: false, error: "unknownFiat" });
  });

  test("a quote exactly at the limit is fresh, a millisecond later it is stale", () => {
    const good = [quote("BTC", "1", MAX_AGE_MS), quote("USD", "1")];
    const old = [quote("BTC", "1", MAX_AGE_MS + 1), quote("USD", "1")];
    expect(ask({ assets: ["BTC"] }, good)).toMatchObject({ staleAssets: [] });
    expect(ask({ assets: ["BTC"] }, old)).toMatchObject({
      prices: { BTC: "1.00" },
      staleAssets: ["BTC"],
      asOf: NOW - MAX_AGE_MS - 1,
    });
  });

  test("a stale currency makes every price in it stale", () => {
    const quotes = [quote("BTC", "1"), quote("DOGE", "1"), quote("EUR", "1", MAX_AGE_MS + 1)];
    expect(ask({ fiat: "EUR" }, quotes)).toMatchObject({ staleAssets: ["BTC", "DOGE"] });
  });

  test("a quote from before the clock was set back is stale", () => {
    const quotes = [quote("BTC", "1", -MAX_AGE_MS - 1), quote("USD", "1")];
    expect(ask({ assets: ["BTC"] }, quotes)).toMatchObject({ staleAssets: ["BTC"] });
  });

  test("the answer is as old as its oldest quote", () => {
    const quotes = [quote("BTC", "1", 5_000), quote("DOGE", "1", 9_000), quote("USD", "1", 1_000)];
    expect(ask({}, quotes)).toMatchObject({ asOf: NOW - 9_000 });
  });

  test("a coin without a quote has no price and is stale; without any there is no age", () => {
    expect(ask({}, [quote("BTC", "1"), quote("USD", "1")])).toMatchObject({
      prices: { BTC: "1.00" },
      staleAssets: ["DOGE"],
      asOf: NOW,
    });
    expect(ask({}, [])).toEqual({
      ok: true,
      prices: {},
      asOf: null,
      staleAssets: ["BTC", "DOGE"],
    });
  });
});
