// Offers: locked and written for many at a time by the engine, read one by one or by page elsewhere.
import type {
  Offer,
  OfferConditions,
  OfferHours,
  OfferPrice,
  OfferSide,
  OfferState,
} from "@parley/domain/offer/offer";
import {
  toOfferId,
  toPaymentId,
  toUserId,
  type OfferId,
  type PaymentId,
  type UserId,
} from "@parley/domain/ids";
import { arrayText } from "../kernel/array-text.ts";
import {
  array,
  bigint,
  boolean,
  idOf,
  instant,
  integer,
  jsonOf,
  nullable,
  smallint,
  text,
  json,
} from "../kernel/column.ts";
import { affectsOneRow, readCount, type Queryable } from "../kernel/queryable.ts";
import { defineTable, type RowOf } from "../kernel/table.ts";

export interface StoredConditions extends Omit<OfferConditions, "firstTradeCap"> {
  readonly firstTradeCap: string | null;
}

export const toConditions = (stored: StoredConditions): OfferConditions => ({
  ...stored,
  firstTradeCap: stored.firstTradeCap === null ? null : BigInt(stored.firstTradeCap),
});

/** A cap that is kept as text, since JSON has no numbers of that size. */
const conditionsColumn = jsonOf(toConditions, (conditions) => ({
  ...conditions,
  firstTradeCap: conditions.firstTradeCap === null ? null : String(conditions.firstTradeCap),
}));

export const offers = defineTable("offer", {
  id: idOf(toOfferId),
  advertiserId: idOf(toUserId),
  accountGroup: integer(),
  side: text<OfferSide>(),
  crypto: text(),
  fiat: text(),
  priceType: text<OfferPrice["type"]>(),
  price: nullable(bigint()),
  ratio: nullable(bigint()),
  priceFloor: nullable(bigint()),
  priceCeiling: nullable(bigint()),
  quantity: bigint(),
  remaining: bigint(),
  minLimit: bigint(),
  maxLimit: bigint(),
  payWindowMinutes: smallint(),
  message: text(),
  autoReply: text(),
  conditions: conditionsColumn,
  hours: nullable(json<OfferHours>()),
  visibility: text<Offer["visibility"]>(),
  shareToken: text(),
  payMethods: array(text()),
  userPaymentIds: array(idOf(toPaymentId)),
  state: text<OfferState>(),
  isSwitchedOff: boolean(),
  version: integer(),
  openOrders: integer(),
  createdAt: instant(),
  updatedAt: instant(),
});

/** What an edit or a change of state writes. */
const changes = offers.omit(
  "advertiserId",
  "accountGroup",
  "side",
  "crypto",
  "fiat",
  "shareToken",
  "createdAt",
);

const offerReader = offers.as(toOffer);

/** In the order of their ids, as every writer does. */
export async function lockOffers(database: Queryable, ids: readonly OfferId[]): Promise<Offer[]> {
  return offerReader.list(database, {
    name: "lock-offers",
    text: `select ${offers.columns} from offer
           where id = any($1::bigint[]) order by id for no key update`,
    values: [arrayText(ids)],
  });
}

export async function findOffer(database: Queryable, id: OfferId): Promise<Offer | null> {
  return offerReader.find(database, {
    name: "find-offer",
    text: `select ${offers.columns} from offer where id = $1`,
    values: [id],
  });
}

export async function findOfferByShareToken(
  database: Queryable,
  token: string,
): Promise<Offer | null> {
  return offerReader.find(database, {
    name: "find-offer-by-share-token",
    text: `select ${offers.columns} from offer where share_token = $1`,
    values: [token],
  });
}

/** In no particular order; those that do not exist are left out. */
export async function listOffers(database: Queryable, ids: readonly OfferId[]): Promise<Offer[]> {
  return offerReader.list(database, {
    name: "list-offers",
    text: `select ${offers.columns} from offer where id = any($1::bigint[])`,
    values: [arrayText(ids)],
  });
}

/** Where the advertiser can be found, with the most offers first. */
export async function listMarketsOfOffers(
  database: Queryable,
  advertiserId: UserId,
): Promise<{ crypto: string; fiat: string; offers: number }[]> {
  const { rows } = await database.query<{ crypto: string; fiat: string; offers: number }>({
    name: "list-markets-of",
    text: `select crypto, fiat, count(*)::integer as offers from offer
           where advertiser_id = $1 and state = 'online' and visibility = 'public'
           group by crypto, fiat
           order by offers desc, crypto, fiat`,
    values: [advertiserId],
  });
  return rows;
}

/** Which of an advertiser's offers; null leaves a field open. */
export interface OwnOfferFilter {
  readonly state: OfferState | null;
  readonly side: OfferSide | null;
  readonly crypto: string | null;
  readonly fiat: string | null;
}

export const ANY_OWN_OFFER: OwnOfferFilter = {
  state: null,
  side: null,
  crypto: null,
  fiat: null,
};

const OWN = `advertiser_id = $1 and ($2::text is null or state = $2)
  and ($3::text is null or side = $3) and ($4::text is null or crypto = $4)
  and ($5::text is null or fiat = $5)`;

/** The newest first. */
export async function listOffersOf(
  database: Queryable,
  advertiserId: UserId,
  { state, side, crypto, fiat }: OwnOfferFilter,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<Offer[]> {
  return offerReader.list(database, {
    name: "list-offers-of",
    text: `select ${offers.columns} from offer where ${OWN}
           order by id desc offset $6 limit $7`,
    values: [advertiserId, state, side, crypto, fiat, offset, limit],
  });
}

/** All that are not closed, in the order of their ids. */
export async function listUnclosedOffers(
  database: Queryable,
  advertiserId: UserId,
): Promise<Offer[]> {
  return offerReader.list(database, {
    name: "list-unclosed-offers",
    text: `select ${offers.columns} from offer
           where advertiser_id = $1 and state <> 'closed' order by id`,
    values: [advertiserId],
  });
}

/** Counts no further than so many. */
export async function countOffersOf(
  database: Queryable,
  advertiserId: UserId,
  { state, side, crypto, fiat }: OwnOfferFilter,
  most: number,
): Promise<number> {
  return readCount(database, {
    name: "count-offers-of",
    text: `select count(*)::integer as count from (
             select from offer where ${OWN} limit $6
           ) as counted`,
    values: [advertiserId, state, side, crypto, fiat, most],
  });
}

export interface OfferTally extends Pick<Offer, "side" | "crypto" | "fiat" | "state"> {
  readonly offers: number;
  readonly switchedOff: number;
}

/** How many there are of each kind; of closed ones the newest, no more than so many. */
export async function tallyOffersOf(
  database: Queryable,
  advertiserId: UserId,
  mostClosed: number,
): Promise<OfferTally[]> {
  const { rows } = await database.query<OfferTally>({
    name: "tally-offers-of",
    text: `select side, crypto, fiat, state, count(*)::integer as offers,
             (count(*) filter (where is_switched_off))::integer as "switchedOff"
           from (
             select side, crypto, fiat, state, is_switched_off from offer
             where advertiser_id = $1 and state <> 'closed'
             union all
             (select side, crypto, fiat, state, is_switched_off from offer
              where advertiser_id = $1 and state = 'closed' order by id desc limit $2)
           ) as own
           group by side, crypto, fiat, state
           order by crypto, fiat, side, state`,
    values: [advertiserId, mostClosed],
  });
  return rows;
}

/** One row for each advertiser, also for one without offers. */
export async function countUnclosedOffers(
  database: Queryable,
  advertiserIds: readonly UserId[],
): Promise<{ readonly advertiserId: UserId; readonly unclosed: number }[]> {
  const { rows } = await database.query<{ advertiserId: string; unclosed: number }>({
    name: "count-unclosed-offers",
    text: `select advertiser_id as "advertiserId",
             (select count(*)::integer from offer
              where offer.advertiser_id = asked.advertiser_id and state <> 'closed')
               as unclosed
           from unnest($1::bigint[]) as asked (advertiser_id)`,
    values: [arrayText(advertiserIds)],
  });
  return rows.map(({ advertiserId, unclosed }) => ({
    advertiserId: toUserId(advertiserId),
    unclosed,
  }));
}

/** By an offer of its owner that is not closed. */
export async function isPaymentInUse(
  database: Queryable,
  userPaymentId: PaymentId,
): Promise<boolean> {
  return affectsOneRow(database, {
    name: "is-payment-in-use",
    text: `select from user_payment as payment
           join offer on offer.advertiser_id = payment.user_id and offer.state <> 'closed'
             and payment.id = any(offer.user_payment_ids)
           where payment.id = $1 limit 1`,
    values: [userPaymentId],
  });
}

/** Of offers that are not closed. Locked as by every writer, before users and payment accounts. */
export async function lockOffersPaidInto(
  database: Queryable,
  advertiserId: UserId,
  userPaymentId: PaymentId,
): Promise<void> {
  await database.query({
    name: "lock-offers-paid-into",
    text: `select id from offer
           where advertiser_id = $1 and state <> 'closed' and $2::bigint = any(user_payment_ids)
           order by id for no key update`,
    values: [advertiserId, userPaymentId],
  });
}

/** Takers pay into another account from now on. No edit of the terms: the version stays. */
export async function replacePaymentInOffers(
  database: Queryable,
  advertiserId: UserId,
  { before, after }: { readonly before: PaymentId; readonly after: PaymentId },
): Promise<void> {
  await database.query({
    name: "replace-payment-in-offers",
    text: `update offer set user_payment_ids = array_replace(user_payment_ids, $2, $3)
           where advertiser_id = $1 and state <> 'closed' and $2::bigint = any(user_payment_ids)`,
    values: [advertiserId, before, after],
  });
}

export async function insertOffers(database: Queryable, created: readonly Offer[]): Promise<void> {
  await offers.insertRows(database, "insert-offers", created.map(toRow));
}

/** Side, crypto and fiat stay as they were. */
export async function updateOffers(database: Queryable, changed: readonly Offer[]): Promise<void> {
  await changes.updateRows(database, "update-offers", changed.map(toRow));
}

/** What an order changes: the common case, and a small write. */
export async function updateOfferStock(
  database: Queryable,
  stocks: readonly Pick<Offer, "id" | "remaining" | "openOrders" | "state">[],
): Promise<void> {
  await database.query({
    name: "update-offer-stock",
    text: `update offer set
             remaining = given.remaining, open_orders = given.open_orders, state = given.state,
             is_switched_off = is_switched_off and given.state = 'paused'
           from unnest($1::bigint[], $2::bigint[], $3::integer[], $4::text[])
             as given (id, remaining, open_orders, state)
           where offer.id = given.id`,
    values: [
      arrayText(stocks.map(({ id }) => id)),
      arrayText(stocks.map(({ remaining }) => remaining)),
      arrayText(stocks.map(({ openOrders }) => openOrders)),
      arrayText(stocks.map(({ state }) => state)),
    ],
  });
}

function toOffer({
  priceType,
  price,
  ratio,
  priceFloor,
  priceCeiling,
  ...same
}: RowOf<typeof offers>): Offer {
  return { ...same, price: toPrice({ priceType, price, ratio, priceFloor, priceCeiling }) };
}

export function toPrice(
  row: Pick<RowOf<typeof offers>, "priceType" | "price" | "ratio" | "priceFloor" | "priceCeiling">,
): OfferPrice {
  return row.priceType === "fixed"
    ? { type: "fixed", price: row.price ?? 0n }
    : {
        type: "floating",
        ratio: row.ratio ?? 0n,
        floor: row.priceFloor,
        ceiling: row.priceCeiling,
      };
}

function toRow(offer: Offer) {
  const { price } = offer;
  const isFixed = price.type === "fixed";
  return {
    ...offer,
    priceType: price.type,
    price: isFixed ? price.price : null,
    ratio: isFixed ? null : price.ratio,
    priceFloor: isFixed ? null : price.floor,
    priceCeiling: isFixed ? null : price.ceiling,
  };
}
