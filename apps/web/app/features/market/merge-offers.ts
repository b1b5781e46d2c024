/**
 * Updates a displayed list without moving a row: prices and amounts change in place, and new offers
 * wait until the reader asks for them.
 */
import { parseDecimal, rescale } from "@parley/domain/decimal";
import type { ShownOffer, ShownPage } from "../../shared/trade/listed-offer.ts";
import type { OfferRow } from "../../shared/trade/offer-table.tsx";

/** A page as it is now, and what has moved from it to the pages beside it. */
export interface LatestOffers {
  readonly page: ShownPage;
  /** Null when the page was not loaded. */
  readonly beside: readonly ShownOffer[] | null;
}

export function mergeOffers(
  shown: readonly OfferRow[],
  { page, beside }: LatestOffers,
): OfferRow[] {
  // An empty list has nothing that could jump.
  if (shown.length === 0) return [...page.list];
  const byId = new Map([...(beside ?? []), ...page.list].map((offer) => [offer.advId, offer]));
  // An offer that is not on its page may be on another one, which is known only if that page was
  // loaded.
  const isAllSeen = isWhole(page) || beside !== null;
  return shown.map((row) => {
    const offer = byId.get(row.advId);
    if (offer === undefined) return { ...row, isGone: isAllSeen || row.isGone === true };
    return { ...offer, moved: wayOf(row.price, offer.price) ?? row.moved };
  });
}

/** The pages that may now contain the displayed offers that are missing from the latest list. */
export function listPagesBeside(shown: readonly ShownOffer[], page: ShownPage): number[] {
  const known = new Set(page.list.map(({ advId }) => advId));
  if (isWhole(page) || shown.every(({ advId }) => known.has(advId))) return [];
  const pageCount = Math.ceil(page.total / page.pageSize);
  return [page.page - 1, page.page + 1].filter((number) => number >= 1 && number <= pageCount);
}

/** How many offers of the latest list are not on the screen. */
export function countWaiting(shown: readonly ShownOffer[], latest: ShownPage): number {
  const known = new Set(shown.map(({ advId }) => advId));
  return latest.list.filter(({ advId }) => !known.has(advId)).length;
}

function isWhole({ total, list }: ShownPage): boolean {
  return total <= list.length;
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
