// What a market says about offers and orders right now, in the units the rules count in.
import type { Pool } from "@parley/database/pool";
import { findMarket, type Market } from "@parley/database/queries/market/market";
import type { ReferenceQuote } from "@parley/database/queries/market/reference-quote";
import { parseDecimal, powerOfTen, rescale } from "@parley/domain/decimal";
import { crossRate } from "@parley/domain/money/cross-rate";
import type { OfferMarket } from "@parley/domain/offer/decide-offer";
import { feeRateOf, type FeeRate } from "@parley/domain/trade/quote";
import type { Clock } from "@parley/platform/clock";
import type { Tradables } from "../catalogue/read-tradables.ts";
import type { TimedValue } from "../../kernel/timed-value.ts";

/** How long an order may still be quoted at the rate before the present one. */
const PREVIOUS_RATE_MS = 15_000;
const RATIO_DECIMALS = 6;

export interface MarketFacts extends OfferMarket {
  readonly crypto: string;
  readonly fiat: string;
  readonly feeRate: FeeRate;
  /** As it is shown: `0.001`. */
  readonly feeRateText: string;
  /** The rate before the present one, as long as it is still accepted. */
  readonly previousRate: bigint | null;
  /** The worth of a minor unit of the fiat, in cents of US dollars; null while it is unknown. */
  readonly centsPerUnit: number | null;
}

export interface MarketParts {
  readonly tradables: TimedValue<Tradables>;
  readonly quotes: TimedValue<readonly ReferenceQuote[]>;
  readonly clock: Clock;
  /** A rate older than this is not traded on. */
  readonly maxAgeMs: number;
}

/** Null when there is no such market, or it is switched off. */
export async function findMarketFacts(
  parts: MarketParts,
  crypto: string,
  fiat: string,
): Promise<MarketFacts | null> {
  const tradables = await parts.tradables.read();
  const market = tradables.markets.find((one) => one.crypto === crypto && one.fiat === fiat);
  const coin = tradables.coins.find(({ code }) => code === crypto);
  const currency = tradables.currencies.find(({ code }) => code === fiat);
  if (market === undefined || coin === undefined || currency === undefined) return null;
  const rates = readRates(await parts.quotes.read(), parts, {
    ...market,
    fiatScale: currency.scale,
  });
  const scales = { cryptoScale: coin.scale, fiatScale: currency.scale };
  return { ...describe({ ...market, ...scales }), isEnabled: true, ...rates };
}

/** Of the market of an offer that exists; one that is switched off has no rate. */
export async function getMarketFacts(
  parts: MarketParts & { readonly pool: Pool },
  crypto: string,
  fiat: string,
): Promise<MarketFacts> {
  const facts = await findMarketFacts(parts, crypto, fiat);
  if (facts !== null) return facts;
  const market = await findMarket(parts.pool, crypto, fiat);
  if (market === null) throw new Error(`there is no market of ${crypto} for ${fiat}`);
  return { ...describe(market), isEnabled: false, ...NO_RATES };
}

function describe(market: Market & { readonly cryptoScale: number; readonly fiatScale: number }) {
  const { crypto, fiat, priceScale, cryptoScale, fiatScale } = market;
  return {
    crypto,
    fiat,
    priceScale,
    cryptoScale,
    fiatScale,
    minOrder: unitsOf(market.minOrder, fiatScale, "up"),
    maxOrder: unitsOf(market.maxOrder, fiatScale, "down"),
    maxDistance: unitsOf(market.maxDistance, RATIO_DECIMALS, "down"),
    feeRate: feeRateOf(market.takerFeeRate),
    feeRateText: market.takerFeeRate,
  };
}

const NO_RATES = { rate: null, previousRate: null, centsPerUnit: null } as const;

function readRates(
  quotes: readonly ReferenceQuote[],
  { clock, maxAgeMs }: MarketParts,
  { crypto, fiat, priceScale, fiatScale }: Market & { readonly fiatScale: number },
): Pick<MarketFacts, "rate" | "previousRate" | "centsPerUnit"> {
  const coin = quotes.find(({ code }) => code === crypto);
  const currency = quotes.find(({ code }) => code === fiat);
  if (coin === undefined || currency === undefined) return NO_RATES;
  const now = clock.now();
  const isFresh = [coin, currency].every(({ asOf }) => Math.abs(now - asOf.getTime()) <= maxAgeMs);
  if (!isFresh) return NO_RATES;
  const publishedAt = Math.max(coin.publishedAt.getTime(), currency.publishedAt.getTime());
  const isPreviousGood = now - publishedAt <= PREVIOUS_RATE_MS;
  return {
    rate: rateUnits(coin.usd, currency.usd, priceScale),
    previousRate: isPreviousGood
      ? rateUnits(coin.previousUsd ?? coin.usd, currency.previousUsd ?? currency.usd, priceScale)
      : null,
    centsPerUnit: (Number(currency.usd) * 100) / Number(powerOfTen(fiatScale)),
  };
}

function rateUnits(coinUsd: string, fiatUsd: string, priceScale: number): bigint | null {
  const rate = crossRate(coinUsd, fiatUsd, priceScale);
  const units = rate === null ? 0n : unitsOf(rate, priceScale, "down");
  return units > 0n ? units : null;
}

function unitsOf(value: string, scale: number, rounding: "up" | "down"): bigint {
  const decimal = parseDecimal(value);
  if (decimal === null) throw new Error(`"${value}" is not a number`);
  return rescale(decimal, scale, rounding).coefficient;
}
