// Offers: locked and written for many at a time by the engine, read one by one or by page elsewhere.
import { toOfferId, toPaymentId, type OfferId, type PaymentId } from "@parley/domain/ids";
import type {
  Offer,
  OfferConditions,
  OfferHours,
  OfferPrice,
  OfferSide,
  OfferState,
} from "@parley/domain/offer/offer";
import { arrayText } from "../kernel/array-text.ts";
import type { Queryable } from "../kernel/queryable.ts";

export interface StoredConditions extends Omit<OfferConditions, "firstTradeCap"> {
  readonly firstTradeCap: string | null;
}

export interface StoredOffer {
  readonly id: string;
  readonly advertiserId: string;
  readonly accountGroup: number;
  readonly side: OfferSide;
  readonly crypto: string;
  readonly fiat: string;
  readonly priceType: "fixed" | "floating";
  readonly price: string | null;
  readonly ratio: string | null;
  readonly priceFloor: string | null;
  readonly priceCeiling: string | null;
  readonly quantity: string;
  readonly remaining: string;
  readonly minLimit: string;
  readonly maxLimit: string;
  readonly payWindowMinutes: number;
  readonly message: string;
  readonly autoReply: string;
  readonly conditions: StoredConditions;
  readonly hours: OfferHours | null;
  readonly visibility: "public" | "private";
  readonly shareToken: string;
  readonly payMethods: string[];
  readonly userPaymentIds: string[];
  readonly state: OfferState;
  readonly version: number;
  readonly openOrders: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

const COLUMNS = `id, advertiser_id as "advertiserId", account_group as "accountGroup", side, crypto,
  fiat, price_type as "priceType", price, ratio, price_floor as "priceFloor",
  price_ceiling as "priceCeiling", quantity, remaining, min_limit as "minLimit",
  max_limit as "maxLimit", pay_window_minutes as "payWindowMinutes", message,
  auto_reply as "autoReply", conditions, hours, visibility, share_token as "shareToken",
  pay_methods as "payMethods",
  user_payment_ids as "userPaymentIds", state, version, open_orders as "openOrders",
  created_at as "createdAt", updated_at as "updatedAt"`;

/** In the order of their ids, as every writer does. */
export async function lockOffers(database: Queryable, ids: readonly OfferId[]): Promise<Offer[]> {
  const { rows } = await database.query<StoredOffer>({
    name: "lock-offers",
    text: `select ${COLUMNS} from offer
           where id = any($1::bigint[]) order by id for no key update`,
    values: [arrayText(ids)],
  });
  return rows.map(toOffer);
}

export async function findOffer(database: Queryable, id: OfferId): Promise<Offer | null> {
  const { rows } = await database.query<StoredOffer>({
    name: "find-offer",
    text: `select ${COLUMNS} from offer where id = $1`,
    values: [id],
  });
  return rows[0] === undefined ? null : toOffer(rows[0]);
}

export async function findOfferByShareToken(
  database: Queryable,
  token: string,
): Promise<Offer | null> {
  const { rows } = await database.query<StoredOffer>({
    name: "find-offer-by-share-token",
    text: `select ${COLUMNS} from offer where share_token = $1`,
    values: [token],
  });
  return rows[0] === undefined ? null : toOffer(rows[0]);
}

/** In no particular order; those that do not exist are left out. */
export async function listOffers(database: Queryable, ids: readonly OfferId[]): Promise<Offer[]> {
  const { rows } = await database.query<StoredOffer>({
    name: "list-offers",
    text: `select ${COLUMNS} from offer where id = any($1::bigint[])`,
    values: [arrayText(ids)],
  });
  return rows.map(toOffer);
}

/** Where the advertiser can be found, with the most offers first. */
export async function listMarketsOfOffers(
  database: Queryable,
  advertiserId: bigint,
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

/** The newest first. */
export async function listOffersOf(
  database: Queryable,
  advertiserId: bigint,
  { state, offset, limit }: { state: OfferState | null; offset: number; limit: number },
): Promise<Offer[]> {
  const { rows } = await database.query<StoredOffer>({
    name: "list-offers-of",
    text: `select ${COLUMNS} from offer
           where advertiser_id = $1 and ($2::text is null or state = $2)
           order by id desc offset $3 limit $4`,
    values: [advertiserId, state, offset, limit],
  });
  return rows.map(toOffer);
}

/** Counts no further than so many. */
export async function countOffersOf(
  database: Queryable,
  advertiserId: bigint,
  state: OfferState | null,
  most: number,
): Promise<number> {
  const { rows } = await database.query<{ count: number }>({
    name: "count-offers-of",
    text: `select count(*)::integer as count from (
             select from offer
             where advertiser_id = $1 and ($2::text is null or state = $2) limit $3
           ) as counted`,
    values: [advertiserId, state, most],
  });
  return rows[0]?.count ?? 0;
}

/** How many the advertiser has that are not closed. */
/** One row for each advertiser, also for one without offers. */
export async function countUnclosedOffers(
  database: Queryable,
  advertiserIds: readonly bigint[],
): Promise<{ readonly advertiserId: bigint; readonly unclosed: number }[]> {
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
    advertiserId: BigInt(advertiserId),
    unclosed,
  }));
}

/** By an offer of its owner that is not closed. */
export async function isPaymentInUse(
  database: Queryable,
  userPaymentId: PaymentId,
): Promise<boolean> {
  const { rowCount } = await database.query({
    name: "is-payment-in-use",
    text: `select from user_payment as payment
           join offer on offer.advertiser_id = payment.user_id and offer.state <> 'closed'
             and payment.id = any(offer.user_payment_ids)
           where payment.id = $1 limit 1`,
    values: [userPaymentId],
  });
  return rowCount === 1;
}

export async function insertOffers(database: Queryable, offers: readonly Offer[]): Promise<void> {
  await database.query({
    name: "insert-offers",
    text: `insert into offer (
             id, advertiser_id, account_group, side, crypto, fiat, price_type, price, ratio,
             price_floor, price_ceiling, quantity, remaining, min_limit, max_limit,
             pay_window_minutes, message, auto_reply, conditions, hours, visibility,
             share_token, pay_methods, user_payment_ids, state, version, open_orders, created_at, updated_at
           )
           select * from json_to_recordset($1::json) as given (
             id bigint, advertiser_id bigint, account_group integer, side text, crypto text,
             fiat text, price_type text, price bigint, ratio bigint, price_floor bigint,
             price_ceiling bigint, quantity bigint, remaining bigint, min_limit bigint,
             max_limit bigint, pay_window_minutes smallint, message text, auto_reply text,
             conditions jsonb, hours jsonb, visibility text, share_token text,
             pay_methods text[], user_payment_ids bigint[], state text, version integer,
             open_orders integer, created_at timestamptz, updated_at timestamptz
           )`,
    values: [JSON.stringify(offers.map(toRow))],
  });
}

/** What an edit or a change of state writes. Side, crypto and fiat stay as they were. */
export async function updateOffers(database: Queryable, offers: readonly Offer[]): Promise<void> {
  await database.query({
    name: "update-offers",
    text: `update offer set
             price_type = given.price_type, price = given.price, ratio = given.ratio,
             price_floor = given.price_floor, price_ceiling = given.price_ceiling,
             quantity = given.quantity, remaining = given.remaining,
             min_limit = given.min_limit, max_limit = given.max_limit,
             pay_window_minutes = given.pay_window_minutes, message = given.message,
             auto_reply = given.auto_reply, conditions = given.conditions,
             hours = given.hours, visibility = given.visibility,
             pay_methods = given.pay_methods,
             user_payment_ids = given.user_payment_ids, state = given.state, version = given.version,
             open_orders = given.open_orders, updated_at = given.updated_at
           from json_to_recordset($1::json) as given (
             id bigint, price_type text, price bigint, ratio bigint, price_floor bigint,
             price_ceiling bigint, quantity bigint, remaining bigint, min_limit bigint,
             max_limit bigint, pay_window_minutes smallint, message text, auto_reply text,
             conditions jsonb, hours jsonb, visibility text, pay_methods text[],
             user_payment_ids bigint[], state text,
             version integer, open_orders integer, updated_at timestamptz
           )
           where offer.id = given.id`,
    values: [JSON.stringify(offers.map(toRow))],
  });
}

/** What an order changes: the common case, and a small write. */
export async function updateOfferStock(
  database: Queryable,
  offers: readonly Pick<Offer, "id" | "remaining" | "openOrders" | "state">[],
): Promise<void> {
  await database.query({
    name: "update-offer-stock",
    text: `update offer set
             remaining = given.remaining, open_orders = given.open_orders, state = given.state
           from unnest($1::bigint[], $2::bigint[], $3::integer[], $4::text[])
             as given (id, remaining, open_orders, state)
           where offer.id = given.id`,
    values: [
      arrayText(offers.map(({ id }) => id)),
      arrayText(offers.map(({ remaining }) => remaining)),
      arrayText(offers.map(({ openOrders }) => openOrders)),
      arrayText(offers.map(({ state }) => state)),
    ],
  });
}

function toOffer(row: StoredOffer): Offer {
  const { priceType, price, ratio, priceFloor, priceCeiling, conditions, ...rest } = row;
  return {
    ...rest,
    id: toOfferId(row.id),
    advertiserId: BigInt(row.advertiserId),
    price: toPrice({ priceType, price, ratio, priceFloor, priceCeiling }),
    quantity: BigInt(row.quantity),
    remaining: BigInt(row.remaining),
    userPaymentIds: row.userPaymentIds.map(toPaymentId),
    minLimit: BigInt(row.minLimit),
    maxLimit: BigInt(row.maxLimit),
    conditions: toConditions(conditions),
    createdAt: row.createdAt.getTime(),
    updatedAt: row.updatedAt.getTime(),
  };
}

export function toConditions(stored: StoredConditions): OfferConditions {
  return { ...stored, firstTradeCap: orNull(stored.firstTradeCap) };
}

export function toPrice(
  row: Pick<StoredOffer, "priceType" | "price" | "ratio" | "priceFloor" | "priceCeiling">,
): OfferPrice {
  return row.priceType === "fixed"
    ? { type: "fixed", price: BigInt(row.price ?? 0) }
    : {
        type: "floating",
        ratio: BigInt(row.ratio ?? 0),
        floor: orNull(row.priceFloor),
        ceiling: orNull(row.priceCeiling),
      };
}

function orNull(text: string | null): bigint | null {
  return text === null ? null : BigInt(text);
}

function textOf(value: bigint | null): string | null {
  return value === null ? null : String(value);
}

/** Amounts travel as texts, since JSON has no numbers of that size. */
function toRow(offer: Offer) {
  const { price, conditions } = offer;
  const isFixed = price.type === "fixed";
  return {
    id: String(offer.id),
    advertiser_id: String(offer.advertiserId),
    account_group: offer.accountGroup,
    side: offer.side,
    crypto: offer.crypto,
    fiat: offer.fiat,
    price_type: price.type,
    price: isFixed ? String(price.price) : null,
    ratio: isFixed ? null : String(price.ratio),
    price_floor: isFixed ? null : textOf(price.floor),
    price_ceiling: isFixed ? null : textOf(price.ceiling),
    quantity: String(offer.quantity),
    remaining: String(offer.remaining),
    min_limit: String(offer.minLimit),
    max_limit: String(offer.maxLimit),
    pay_window_minutes: offer.payWindowMinutes,
    message: offer.message,
    auto_reply: offer.autoReply,
    conditions: { ...conditions, firstTradeCap: textOf(conditions.firstTradeCap) },
    hours: offer.hours,
    visibility: offer.visibility,
    share_token: offer.shareToken,
    pay_methods: offer.payMethods,
    user_payment_ids: offer.userPaymentIds.map(String),
    state: offer.state,
    version: offer.version,
    open_orders: offer.openOrders,
    created_at: new Date(offer.createdAt),
    updated_at: new Date(offer.updatedAt),
  };
}
