/** The market that a draft is for, in the units that the rules count in. */
import { parseDecimal, rescale } from "@parley/domain/decimal";
import type { DraftMarket } from "../draft/draft-problems.ts";
import type { EditorData } from "./load-editor.ts";
import type { OfferDraft } from "../draft/offer-draft.ts";

const RATIO_DECIMALS = 6;

/** Null when the pair is not traded. */
export function draftMarketOf(
  { lists, balances, offer }: Pick<EditorData, "lists" | "balances" | "offer">,
  { crypto, fiat, side }: Pick<OfferDraft, "crypto" | "fiat" | "side">,
  rate: string | null,
): DraftMarket | null {
  const market = lists.markets.find((one) => one.crypto === crypto && one.fiat === fiat);
  const coin = lists.coins.find(({ code }) => code === crypto);
  const currency = lists.currencies.find(({ code }) => code === fiat);
  if (market === undefined || coin === undefined || currency === undefined) return null;
  const units = rate === null ? 0n : unitsOf(rate, market.priceScale, "down");
  const own = offer === null ? null : unitsOf(offer.remaining, coin.scale, "down");
  const taken = offer === null ? 0n : unitsOf(offer.quantity, coin.scale, "down") - (own ?? 0n);
  const free = balances.find(({ assetCode }) => assetCode === crypto)?.available;
  return {
    isEnabled: true,
    priceScale: market.priceScale,
    cryptoScale: coin.scale,
    fiatScale: currency.scale,
    minOrder: unitsOf(market.minOrder, currency.scale, "up"),
    maxOrder: unitsOf(market.maxOrder, currency.scale, "down"),
    maxDistance: unitsOf(market.maxDistance, RATIO_DECIMALS, "down"),
    rate: units > 0n ? units : null,
    taken,
    // What is reserved for this offer already counts as well.
    available:
      side === "buy" || free === undefined ? null : unitsOf(free, coin.scale, "down") + (own ?? 0n),
  };
}

function unitsOf(text: string, scale: number, rounding: "up" | "down"): bigint {
  const decimal = parseDecimal(text);
  return decimal === null ? 0n : rescale(decimal, scale, rounding).coefficient;
}
