// What competes with an offer at a price, read from the offer index alone.
import { toOfferId } from "@parley/domain/ids";
import { parseAmount } from "@parley/domain/money/amount";
import { effectivePrice } from "@parley/domain/offer/effective-price";
import type { OfferSide } from "@parley/domain/offer/offer";
import { medianPrice, priceRank } from "@parley/domain/offer/price-rank";
import type { Requester } from "../../identity/account/session.ts";
import { MAX_COUNT } from "../index/index-types.ts";
import { findMarketFacts, type MarketFacts } from "../offer/market-facts.ts";
import type { MarketReadParts } from "./parts.ts";

const RATIO_DECIMALS = 6;

export interface RankQuestion {
  readonly side: OfferSide;
  readonly crypto: string;
  readonly fiat: string;
  readonly price?: string | undefined;
  readonly ratio?: string | undefined;
  readonly advId?: string | undefined;
}

export type FoundRank = Extract<Awaited<ReturnType<typeof readPriceRank>>, { readonly ok: true }>;

export async function readPriceRank(
  parts: Omit<MarketReadParts, "pool">,
  { userId }: Requester,
  asked: RankQuestion,
) {
  const { side, crypto, fiat, advId } = asked;
  const facts = await findMarketFacts(parts.market, crypto, fiat);
  if (facts === null) return { ok: false, error: "unknownMarket" } as const;
  const now = parts.clock.now();
  const page = { sort: "price", offset: 0, limit: MAX_COUNT } as const;
  const listed = parts.offerIndex.ask({ ...facts, side, now, ...page });
  const id = advId === undefined ? null : toOfferId(advId);
  const others = listed.offers.filter((offer) => offer.id !== id);
  // The advertiser's other offers take places in the list, but are no competition.
  const competing = others.filter(({ advertiserId }) => advertiserId !== userId);
  const price = priceOf(side, asked, facts);
  const rank = price === null ? null : priceRank(side, others, { id, price });
  const isBeyond = rank !== null && listed.isCapped && rank > others.length;
  return {
    ok: true,
    facts,
    best: competing[0]?.price ?? null,
    // Only the best ones are known of a market with more than are listed.
    median: listed.isCapped ? null : medianPrice(competing),
    offers: others.length,
    isCapped: listed.isCapped,
    rank: isBeyond ? null : rank,
    price,
  } as const;
}

/** Null when there is none, or it is no price of this market. */
function priceOf(
  side: OfferSide,
  { price, ratio }: RankQuestion,
  { priceScale, rate }: MarketFacts,
): bigint | null {
  if (price !== undefined) return positive(parseAmount(price, priceScale));
  const parsed = ratio === undefined ? null : positive(parseAmount(ratio, RATIO_DECIMALS));
  if (parsed === null) return null;
  const floating = { type: "floating", ratio: parsed, floor: null, ceiling: null } as const;
  const found = effectivePrice(side, floating, rate);
  return found.ok ? found.price : null;
}

function positive(units: bigint | null): bigint | null {
  return units !== null && units > 0n ? units : null;
}
