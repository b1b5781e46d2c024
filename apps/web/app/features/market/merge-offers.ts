/**
 * Brings a list on the screen up to date without moving a row: prices and amounts change where
 * they stand, and what is new waits until its reader asks for it.
 */
import { parseDecimal, rescale } from "@parley/domain/decimal";
import type { ListedOffer, OfferPage } from "../../shell/trade/listed-offer.ts";
import type { OfferRow } from "../../shell/trade/offer-table.tsx";

export function mergeOffers(shown: readonly OfferRow[], latest: OfferPage): OfferRow[] {
  const byId = new Map(latest.list.map((offer) => [offer.advId, offer]));
  // Only a list that ends on this page tells that an offer is gone and not on the next one.
  const isWhole = latest.total <= latest.list.length;
  return shown.map((row) => {
    const offer = byId.get(row.advId);
    if (offer === undefined) return { ...row, isGone: isWhole || row.isGone === true };
    return { ...offer, moved: wayOf(row.price, offer.price) ?? row.moved };
  });
}

/** How many offers of the latest list are not on the screen. */
export function countWaiting(shown: readonly ListedOffer[], latest: OfferPage): number {
  const known = new Set(shown.map(({ advId }) => advId));
  return latest.list.filter(({ advId }) => !known.has(advId)).length;
}

const SCALE = 18;

function wayOf(before: string, after: string): "up" | "down" | undefined {
  if (before === after) return undefined;
  return atoms(after) > atoms(before) ? "up" : "down";
}

function atoms(text: string): bigint {
  const decimal = parseDecimal(text);
  return decimal === null ? 0n : rescale(decimal, SCALE, "down").coefficient;
}
