// What the rates call answers: the price of each coin in one currency, and which of the prices are
// too old to be relied on. Pure, so that every rule of it can be tested without a clock or database.
import type { ReferenceQuote } from "@parley/database/queries/market/reference-quote";
import { crossRate } from "@parley/domain/money/cross-rate";
import type { Tradables } from "../catalogue/read-tradables.ts";

/** Decimals of a price where there is no market to say how many. */
const DEFAULT_PRICE_SCALE = 8;

export interface RatesQuestion {
  /** Coins to price; undefined means all. */
  readonly assets: readonly string[] | undefined;
  readonly fiat: string;
  readonly now: number;
  readonly maxAgeMs: number;
}

export interface RatesAnswer {
  readonly ok: true;
  readonly prices: ReadonlyMap<string, string>;
  /** When the oldest quote behind these prices was taken; null without any price. */
  readonly asOf: number | null;
  /** Coins whose price is missing or too old. */
  readonly staleAssets: readonly string[];
}

export type RatesRefusal =
  | { readonly ok: false; readonly error: "unknownAsset"; readonly assets: readonly string[] }
  | { readonly ok: false; readonly error: "unknownFiat" };

type KnownTradables = Pick<Tradables, "coins" | "currencies" | "markets">;

export function decidePublicRates(
  question: RatesQuestion,
  tradables: KnownTradables,
  quotes: readonly ReferenceQuote[],
): RatesAnswer | RatesRefusal {
  const known = tradables.coins.map(({ code }) => code);
  const assets = [...new Set(question.assets ?? known)];
  const unknown = assets.filter((code) => !known.includes(code));
  if (unknown.length > 0) return { ok: false, error: "unknownAsset", assets: unknown };
  if (!tradables.currencies.some(({ code }) => code === question.fiat)) {
    return { ok: false, error: "unknownFiat" };
  }
  const quoteOf = new Map(quotes.map((quote) => [quote.code, quote]));
  const scaleOf = new Map(
    tradables.markets
      .filter(({ fiat }) => fiat === question.fiat)
      .map(({ crypto, priceScale }) => [crypto, priceScale]),
  );
  const fiatQuote = quoteOf.get(question.fiat);
  const prices = new Map<string, string>();
  const staleAssets: string[] = [];
  let asOf: number | null = null;
  for (const asset of assets) {
    const quote = quoteOf.get(asset);
    const scale = scaleOf.get(asset) ?? DEFAULT_PRICE_SCALE;
    const price =
      quote === undefined || fiatQuote === undefined
        ? null
        : crossRate(quote.usd, fiatQuote.usd, scale);
    if (quote === undefined || fiatQuote === undefined || price === null) {
      staleAssets.push(asset);
      continue;
    }
    prices.set(asset, price);
    const takenAt = [quote.asOf.getTime(), fiatQuote.asOf.getTime()];
    if (!takenAt.every((at) => isFresh(at, question))) staleAssets.push(asset);
    // A price is as old as the older of its two quotes.
    asOf = Math.min(asOf ?? Number.POSITIVE_INFINITY, ...takenAt);
  }
  return { ok: true, prices, asOf, staleAssets };
}

/** A quote from the future was taken before the clock was set back, and is as little worth. */
function isFresh(takenAt: number, { now, maxAgeMs }: RatesQuestion): boolean {
  return Math.abs(now - takenAt) <= maxAgeMs;
}
