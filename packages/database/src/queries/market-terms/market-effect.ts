// What a change of the market does to offers, orders and withdrawals that exist: counted for its
// preview, and applied with it.
import { toOfferId } from "@parley/domain/ids";
import type { OfferState } from "@parley/domain/offer/offer";
import { idOf, integer, text } from "../kernel/column.ts";
import { readCount, type Queryable } from "../kernel/queryable.ts";
import { defineRow, type RowOf } from "../kernel/table.ts";

export interface MarketLimits {
  readonly crypto: string;
  readonly fiat: string;
  /** Minor units of the currency. */
  readonly minOrder: bigint;
  readonly maxOrder: bigint;
}

const IN_MARKET = `crypto = $1 and fiat = $2 and state = 'online'`;
/** No order could be in both limits. */
const IS_OUTSIDE = `(max_limit < $3 or min_limit > $4)`;
const REACHES_BEYOND = `(min_limit < $3 or max_limit > $4)`;

const changed = defineRow({
  id: idOf(toOfferId),
  state: text<OfferState>(),
  version: integer(),
});

/** An offer as a change of the market has left it. */
export type ReachedOffer = RowOf<typeof changed>;

export async function countOnlineOffers(
  database: Queryable,
  crypto: string,
  fiat: string,
): Promise<number> {
  return readCount(database, {
    name: "count-online-offers",
    text: `select count(*)::int as count from offer where ${IN_MARKET}`,
    values: [crypto, fiat],
  });
}

export async function countOffersOutside(
  database: Queryable,
  { crypto, fiat, minOrder, maxOrder }: MarketLimits,
): Promise<number> {
  return readCount(database, {
    name: "count-offers-outside",
    text: `select count(*)::int as count from offer where ${IN_MARKET} and ${IS_OUTSIDE}`,
    values: [crypto, fiat, minOrder, maxOrder],
  });
}

export async function countOffersBeyond(
  database: Queryable,
  { crypto, fiat, minOrder, maxOrder }: MarketLimits,
): Promise<number> {
  return readCount(database, {
    name: "count-offers-beyond",
    text: `select count(*)::int as count from offer
           where ${IN_MARKET} and ${REACHES_BEYOND} and not ${IS_OUTSIDE}`,
    values: [crypto, fiat, minOrder, maxOrder],
  });
}

export async function countOpenOrders(
  database: Queryable,
  crypto: string,
  fiat: string,
): Promise<number> {
  return readCount(database, {
    name: "count-open-orders-of-market",
    text: `select coalesce(sum(open_orders), 0)::int as count from offer
           where crypto = $1 and fiat = $2 and open_orders > 0`,
    values: [crypto, fiat],
  });
}

/** Pauses those outside of the limits and narrows the others to them. In the order of their ids. */
export async function fitOffersToLimits(
  database: Queryable,
  { crypto, fiat, minOrder, maxOrder }: MarketLimits,
  now: Date,
): Promise<ReachedOffer[]> {
  return changed.list(database, {
    text: `with reached as (
             select id from offer where ${IN_MARKET} and ${REACHES_BEYOND}
             order by id for no key update
           )
           update offer set version = version + 1, updated_at = $5,
             state = case when ${IS_OUTSIDE} then 'paused' else state end,
             min_limit = case when ${IS_OUTSIDE} then min_limit else greatest(min_limit, $3) end,
             max_limit = case when ${IS_OUTSIDE} then max_limit else least(max_limit, $4) end
           from reached where offer.id = reached.id
           returning offer.id, offer.state, offer.version`,
    values: [crypto, fiat, minOrder, maxOrder, now],
  });
}

const WITH_METHOD = `state = 'online' and pay_methods @> array[$1::text]`;
/** By this method alone, or by others that are switched off too. */
const BY_NO_OTHER = `not exists (
    select from payment_method as other
    where other.code = any(offer.pay_methods) and other.code <> $1 and other.is_enabled
  )`;

export async function countOffersWithMethod(database: Queryable, method: string): Promise<number> {
  return readCount(database, {
    name: "count-offers-with-method",
    text: `select count(*)::int as count from offer where ${WITH_METHOD} and not ${BY_NO_OTHER}`,
    values: [method],
  });
}

export async function countOffersByMethodAlone(
  database: Queryable,
  method: string,
): Promise<number> {
  return readCount(database, {
    name: "count-offers-by-method-alone",
    text: `select count(*)::int as count from offer where ${WITH_METHOD} and ${BY_NO_OTHER}`,
    values: [method],
  });
}

/** Offers that could only be paid by a method which is switched off. */
export async function pauseOffersByMethodAlone(
  database: Queryable,
  method: string,
  now: Date,
): Promise<ReachedOffer[]> {
  return changed.list(database, {
    text: `with reached as (
             select id from offer where ${WITH_METHOD} and ${BY_NO_OTHER}
             order by id for no key update
           )
           update offer set version = version + 1, updated_at = $2, state = 'paused'
           from reached where offer.id = reached.id
           returning offer.id, offer.state, offer.version`,
    values: [method, now],
  });
}

/** Requested or approved, not yet sent. */
export async function countWaitingWithdrawals(
  database: Queryable,
  asset: string,
  network: string,
): Promise<number> {
  return readCount(database, {
    name: "count-waiting-withdrawals",
    text: `select count(*)::int as count from withdrawal
           where asset = $1 and network = $2 and state in ('requested', 'approved')`,
    values: [asset, network],
  });
}
