// The caller's own offers, by state.
import { toOfferId, type UserId } from "@parley/domain/ids";
import {
  ANY_OWN_OFFER,
  listOffersOf,
  countOffersOf,
  findOffer,
  tallyOffersOf,
  type OfferTally,
  type OwnOfferFilter,
} from "@parley/database/queries/market/offer";
import type { Offer } from "@parley/domain/offer/offer";
import type { Pool } from "@parley/database/pool";
import type { Requester } from "../../identity/account/session.ts";
import { countCapped, rangeOf, type Page } from "../../kernel/page.ts";

export interface OwnOffers {
  readonly offers: readonly Offer[];
  readonly total: number;
  readonly totalCapped: boolean;
}

export function listOwnOffers(
  { pool }: { readonly pool: Pool },
  { userId }: Requester,
  filter: Partial<OwnOfferFilter>,
  page: Page,
): Promise<OwnOffers> {
  return listOffersOfUser(pool, userId, filter, page);
}

export async function listOffersOfUser(
  pool: Pool,
  userId: UserId,
  filter: Partial<OwnOfferFilter>,
  page: Page,
): Promise<OwnOffers> {
  const wanted = { ...ANY_OWN_OFFER, ...filter };
  const [offers, counted] = await Promise.all([
    listOffersOf(pool, userId, wanted, rangeOf(page)),
    countCapped((most) => countOffersOf(pool, userId, wanted, most)),
  ]);
  return { offers, ...counted };
}

/** None when it is another user's. */
export async function findOwnOffer(
  { pool }: { readonly pool: Pool },
  { userId }: Requester,
  advId: string,
): Promise<OwnOffers> {
  const offer = await findOffer(pool, toOfferId(advId));
  const offers = offer?.advertiserId === userId ? [offer] : [];
  return { offers, total: offers.length, totalCapped: false };
}

/** Closed offers are counted no further: as far as their pages go. */
const MOST_CLOSED = 1_000;

export interface OwnOfferCounts {
  readonly online: number;
  readonly paused: number;
  readonly closed: number;
  /** There are more closed ones than were counted. */
  readonly isClosedCapped: boolean;
  /** Of the paused ones: those that the switch has paused. */
  readonly switchedOff: number;
  readonly kinds: readonly OfferTally[];
}

export async function countOwnOffers(
  { pool }: { readonly pool: Pool },
  { userId }: Requester,
): Promise<OwnOfferCounts> {
  const kinds = await tallyOffersOf(pool, userId, MOST_CLOSED + 1);
  const sumOf = (state: OfferTally["state"]) =>
    kinds.reduce((sum, kind) => sum + (kind.state === state ? kind.offers : 0), 0);
  const closed = sumOf("closed");
  return {
    online: sumOf("online"),
    paused: sumOf("paused"),
    closed: Math.min(closed, MOST_CLOSED),
    isClosedCapped: closed > MOST_CLOSED,
    switchedOff: kinds.reduce((sum, { switchedOff }) => sum + switchedOff, 0),
    kinds,
  };
}
