// The caller's own offers, by state.
import { toOfferId, type UserId } from "@parley/domain/ids";
import { listOffersOf, countOffersOf, findOffer } from "@parley/database/queries/market/offer";
import type { Offer, OfferState } from "@parley/domain/offer/offer";
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
  state: OfferState | null,
  page: Page,
): Promise<OwnOffers> {
  return listOffersOfUser(pool, userId, state, page);
}

export async function listOffersOfUser(
  pool: Pool,
  userId: UserId,
  state: OfferState | null,
  page: Page,
): Promise<OwnOffers> {
  const [offers, counted] = await Promise.all([
    listOffersOf(pool, userId, { state, ...rangeOf(page) }),
    countCapped((most) => countOffersOf(pool, userId, state, most)),
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
