// /api/admin/…: an account's offers for staff, taking one down and freeing it.
import {
  listOffersForStaff,
  restoreOffer,
  takeDownOffer,
} from "@parley/contract/endpoints/staff/offers";
import { findAccountByUid } from "@parley/database/queries/identity/account";
import { listTakedowns, type OfferTakedown } from "@parley/database/queries/market/offer-takedown";
import { formatAmount } from "@parley/domain/money/amount";
import { effectivePrice } from "@parley/domain/offer/effective-price";
import type { Offer } from "@parley/domain/offer/offer";
import { isKeptDown } from "@parley/domain/offer/takedown";
import { findConflict } from "@parley/operations/identity/role/conflict";
import type { StaffParts } from "@parley/operations/identity/role/act-as-staff";
import { listOffersOfUser } from "@parley/operations/market/offer/list-own-offers";
import {
  getMarketFacts,
  type MarketFacts,
  type MarketParts,
} from "@parley/operations/market/offer/market-facts";
import * as takedowns from "@parley/operations/staff/offers/take-down-offer";
import { bind, type Binding } from "../../http/binding/endpoint-binding.ts";
import { refuse } from "../../http/replies/failure.ts";
import { staffOf } from "./staff-routes.ts";

export interface StaffOfferRouteParts extends StaffParts {
  readonly market: MarketParts;
}

export function bindStaffOfferRoutes(parts: StaffOfferRouteParts): Binding[] {
  const { pool, market } = parts;
  return [
    bind(listOffersForStaff, async ({ uid, page, pageSize }, { session }) => {
      const account = await findAccountByUid(pool, Number(uid));
      if (account === null) return refuse("notFound");
      const conflict = await findConflict(pool, staffOf(session), [account.userId]);
      if (conflict === "conflictOfInterest") return refuse(conflict);
      const range = { page, pageSize };
      const { offers, ...counted } = await listOffersOfUser(pool, account.userId, {}, range);
      const down = await listTakedowns(
        pool,
        offers.map(({ id }) => id),
      );
      const list = await Promise.all(
        offers.map(async (offer) => {
          const facts = await getMarketFacts({ ...market, pool }, offer.crypto, offer.fiat);
          const takedown = down.find(({ offerId }) => offerId === offer.id) ?? null;
          return viewForStaff(offer, facts, takedown);
        }),
      );
      return { ok: true, data: { list, ...counted, page, pageSize } };
    }),

    bind(takeDownOffer, async (input, { session, caller: { idempotencyKey } }) =>
      takedowns.takeDownOffer(parts, staffOf(session), { ...input, idempotencyKey }),
    ),

    bind(restoreOffer, async (input, { session, caller: { idempotencyKey } }) =>
      takedowns.restoreOffer(parts, staffOf(session), { ...input, idempotencyKey }),
    ),
  ];
}

function viewForStaff(offer: Offer, facts: MarketFacts, takedown: OfferTakedown | null) {
  const { priceScale, cryptoScale, fiatScale, rate } = facts;
  const now = effectivePrice(offer.side, offer.price, rate);
  return {
    advId: String(offer.id),
    side: offer.side,
    crypto: offer.crypto,
    fiat: offer.fiat,
    price: now.ok ? formatAmount(now.price, priceScale) : null,
    quantity: formatAmount(offer.quantity, cryptoScale),
    remaining: formatAmount(offer.remaining, cryptoScale),
    minLimit: formatAmount(offer.minLimit, fiatScale),
    maxLimit: formatAmount(offer.maxLimit, fiatScale),
    payMethods: [...offer.payMethods],
    message: offer.message,
    autoReply: offer.autoReply,
    state: offer.state,
    openOrders: offer.openOrders,
    updatedAt: offer.updatedAt,
    takedown:
      takedown === null
        ? null
        : {
            reason: takedown.reason,
            at: takedown.takenDownAt.getTime(),
            isKeptDown: isKeptDown(takedown, offer.version),
            isLifted: takedown.isLifted,
          },
  };
}
