/** The price of the form at the current rate, and its distance from the market's. */
import { decimalText, divideRounded } from "@parley/domain/decimal";
import { effectivePrice } from "@parley/domain/offer/effective-price";
import { readPercent, readPositive, type DraftMarket } from "./draft-problems.ts";
import type { OfferDraft } from "./offer-draft.ts";

export type PricePreview =
  | {
      readonly ok: true;
      readonly price: bigint;
      /** In percent: `1.50`; null without a market price. */
      readonly difference: string | null;
    }
  /** Outside of the bounds: the offer is hidden. */
  | { readonly ok: false };

/** Null while there is nothing to compute it from. */
export function previewPrice(draft: OfferDraft, market: DraftMarket): PricePreview | null {
  const { rate, priceScale } = market;
  if (draft.priceType === "fixed") {
    const price = readPositive(draft.price, priceScale);
    return price === null ? null : { ok: true, price, difference: differenceOf(price, rate) };
  }
  const ratio = readPercent(draft.percent);
  if (ratio === null || rate === null) return null;
  const floor = readPositive(draft.floor, priceScale);
  const ceiling = readPositive(draft.ceiling, priceScale);
  const found = effectivePrice(draft.side, { type: "floating", ratio, floor, ceiling }, rate);
  if (!found.ok) return { ok: false };
  return { ok: true, price: found.price, difference: differenceOf(found.price, rate) };
}

function differenceOf(price: bigint, rate: bigint | null): string | null {
  if (rate === null) return null;
  const coefficient = divideRounded((price - rate) * 10_000n, rate, "half-up");
  return decimalText({ coefficient, scale: 2 });
}
