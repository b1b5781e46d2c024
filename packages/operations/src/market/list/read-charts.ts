// Price history and depth of a market, for charts.
import { listQuoteHistory } from "@parley/database/queries/market/reference-quote";
import { crossRate } from "@parley/domain/money/cross-rate";
import { findMarketFacts } from "../offer/market-facts.ts";
import type { DepthStep } from "../index/index-types.ts";
import type { MarketReadParts } from "./parts.ts";

const HOUR_MS = 60 * 60_000;

/** How far back, and the interval of the points: some hundred of them each. */
const SPANS = {
  day: { lengthMs: 24 * HOUR_MS, everyMs: HOUR_MS / 12 },
  week: { lengthMs: 7 * 24 * HOUR_MS, everyMs: HOUR_MS / 2 },
  month: { lengthMs: 30 * 24 * HOUR_MS, everyMs: 3 * HOUR_MS },
  quarter: { lengthMs: 90 * 24 * HOUR_MS, everyMs: 6 * HOUR_MS },
} as const;

export type Span = keyof typeof SPANS;

const UNKNOWN = { ok: false, error: "unknownMarket" } as const;

export async function readPriceHistory(
  parts: MarketReadParts,
  { crypto, fiat, span }: { crypto: string; fiat: string; span: Span },
) {
  const facts = await findMarketFacts(parts.market, crypto, fiat);
  if (facts === null) return UNKNOWN;
  const { lengthMs, everyMs } = SPANS[span];
  const rows = await listQuoteHistory(parts.pool, {
    codes: [crypto, fiat],
    since: new Date(parts.clock.now() - lengthMs),
    everyMs,
  });
  const fiatUsd = new Map(
    rows.filter(({ code }) => code === fiat).map(({ at, usd }) => [at.getTime(), usd]),
  );
  const points = rows
    .filter(({ code }) => code === crypto)
    .flatMap(({ at, usd }) => {
      const other = fiatUsd.get(at.getTime());
      const price = other === undefined ? null : crossRate(usd, other, facts.priceScale);
      return price === null ? [] : [{ at: at.getTime(), price }];
    });
  return { ok: true, points } as const;
}

export async function readDepth(parts: MarketReadParts, crypto: string, fiat: string) {
  const facts = await findMarketFacts(parts.market, crypto, fiat);
  if (facts === null) return UNKNOWN;
  const now = parts.clock.now();
  const ask = (side: "buy" | "sell") =>
    parts.offerIndex.depth({ ...facts, side, now, sort: "price", offset: 0, limit: 1 });
  return { ok: true, facts, sell: addUp(ask("sell")), buy: addUp(ask("buy")) } as const;
}

/** What is there at a price and all better ones. */
function addUp(steps: readonly DepthStep[]): DepthStep[] {
  let sum = 0n;
  return steps.map(({ price, quantity }) => {
    sum += quantity;
    return { price, quantity: sum };
  });
}
