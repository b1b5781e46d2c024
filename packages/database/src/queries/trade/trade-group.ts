// What is counted of account groups that trade, locked and written for many at a time by the engine.
import { toOfferId, toUserId, type OfferId, type UserId } from "@parley/domain/ids";
import type { GroupPair, PairKey } from "@parley/domain/trade/counted-trade";
import { arrayText } from "../kernel/array-text.ts";
import { array, bigint, boolean, date, idOf, instant, integer } from "../kernel/column.ts";
import { readCount, type Queryable } from "../kernel/queryable.ts";
import { defineTable, type RowOf } from "../kernel/table.ts";

const groups = defineTable("trade_group", {
  /** The master's. */
  groupId: idOf(toUserId),
  /** Orders that members have taken and that are not over. */
  openTaken: integer(),
  /** What the orders that are not over are worth in which a member buys. */
  openWorthCents: bigint(),
  /** Trades that count for reputation, and with how many groups. */
  completedTrades: integer(),
  counterparties: integer(),
  /** As far as they still count. */
  cancels: array(instant()),
  falseClaims: array(instant()),
});

export type TradeGroup = RowOf<typeof groups>;

/** What members of a group have open on one offer. */
const groupOffers = defineTable("group_offer", {
  groupId: idOf(toUserId),
  offerId: idOf(toOfferId),
  openOrders: integer(),
  /** Minor units of the offer's fiat. */
  openFiat: bigint(),
});

export type GroupOffer = RowOf<typeof groupOffers>;
export type GroupOfferKey = Pick<GroupOffer, "groupId" | "offerId">;

const pairFields = {
  lowId: bigint(),
  highId: bigint(),
  counted: integer(),
  countedOfDay: integer(),
  lowTimedOut: boolean(),
  highTimedOut: boolean(),
};

const pairs = defineTable("group_pair", pairFields);

/** With the day, which is selected as text. */
const datedPairs = defineTable("group_pair", { ...pairFields, day: date() });

/** In the order of their ids. */
export async function lockTradeGroups(
  database: Queryable,
  ids: readonly UserId[],
): Promise<TradeGroup[]> {
  return groups.list(database, {
    name: "lock-trade-groups",
    text: `select ${groups.columns} from trade_group where group_id = any($1::bigint[])
           order by group_id for no key update`,
    values: [arrayText(ids)],
  });
}

/** Null for one that has never traded. */
export async function findTradeGroup(
  database: Queryable,
  groupId: UserId,
): Promise<TradeGroup | null> {
  return groups.find(database, {
    name: "find-trade-group",
    text: `select ${groups.columns} from trade_group where group_id = $1`,
    values: [groupId],
  });
}

/** The masters of the groups with these numbers. */
export async function listGroupIds(
  database: Queryable,
  accountGroups: readonly number[],
): Promise<UserId[]> {
  const { rows } = await database.query<{ id: string }>({
    name: "list-group-ids",
    text: `select id from app_user where uid = any($1::integer[]) order by id`,
    values: [arrayText(accountGroups)],
  });
  return rows.map(({ id }) => toUserId(id));
}

export async function listTradeGroups(
  database: Queryable,
  ids: readonly UserId[],
): Promise<TradeGroup[]> {
  return groups.list(database, {
    name: "list-trade-groups",
    text: `select ${groups.columns} from trade_group where group_id = any($1::bigint[])`,
    values: [arrayText(ids)],
  });
}

/** What groups have open on an offer, all together. */
export async function countOpenOnOffer(
  database: Queryable,
  ids: readonly UserId[],
  offerId: OfferId,
): Promise<number> {
  return readCount(database, {
    name: "count-on-offer",
    text: `select coalesce(sum(open_orders), 0)::integer as count from group_offer
           where offer_id = $2 and group_id = any($1::bigint[])`,
    values: [arrayText(ids), offerId],
  });
}

/** By staff's mark on the master. */
export async function isMerchantGroup(database: Queryable, groupId: UserId): Promise<boolean> {
  const { rows } = await database.query<{ isMerchant: boolean }>({
    name: "is-merchant",
    text: `select trader_status = 'active' as "isMerchant" from app_user where id = $1`,
    values: [groupId],
  });
  return rows[0]?.isMerchant === true;
}

export async function insertTradeGroups(
  database: Queryable,
  created: readonly TradeGroup[],
): Promise<void> {
  await groups.insertRows(database, "insert-trade-groups", created);
}

export async function updateTradeGroups(
  database: Queryable,
  changed: readonly TradeGroup[],
): Promise<void> {
  await groups.updateRows(database, "update-trade-groups", changed);
}

/** In the order of their keys. */
export async function lockGroupOffers(
  database: Queryable,
  keys: readonly GroupOfferKey[],
): Promise<GroupOffer[]> {
  return groupOffers.list(database, {
    name: "lock-group-offers",
    text: `select ${groupOffers.columns} from group_offer
           where (group_id, offer_id) in (select * from unnest($1::bigint[], $2::bigint[]))
           order by group_id, offer_id for no key update`,
    values: [
      arrayText(keys.map(({ groupId }) => groupId)),
      arrayText(keys.map(({ offerId }) => offerId)),
    ],
  });
}

export async function findGroupOffer(
  database: Queryable,
  { groupId, offerId }: GroupOfferKey,
): Promise<GroupOffer | null> {
  return groupOffers.find(database, {
    name: "find-group-offer",
    text: `select ${groupOffers.columns} from group_offer where group_id = $1 and offer_id = $2`,
    values: [groupId, offerId],
  });
}

/** On which groups have so many orders open together, or more. */
export async function listFullOffers(
  database: Queryable,
  ids: readonly UserId[],
  most: number,
): Promise<OfferId[]> {
  const { rows } = await database.query<{ offerId: string }>({
    name: "list-full-offers",
    text: `select offer_id as "offerId" from group_offer
           where group_id = any($1::bigint[]) and open_orders > 0
           group by offer_id having sum(open_orders) >= $2`,
    values: [arrayText(ids), most],
  });
  return rows.map(({ offerId }) => toOfferId(offerId));
}

export async function insertGroupOffers(
  database: Queryable,
  rows: readonly GroupOffer[],
): Promise<void> {
  await database.query({
    name: "insert-group-offers",
    text: `insert into group_offer (${groupOffers.names}) select * from ${groupOffers.unnest}`,
    values: groupOffers.toArrays(rows),
  });
}

export async function updateGroupOffers(
  database: Queryable,
  rows: readonly GroupOffer[],
): Promise<void> {
  await database.query({
    name: "update-group-offers",
    text: `update group_offer set open_orders = given.open_orders, open_fiat = given.open_fiat
           from ${groupOffers.unnest} as given (${groupOffers.names})
           where group_offer.group_id = given.group_id
             and group_offer.offer_id = given.offer_id`,
    values: groupOffers.toArrays(rows),
  });
}

/** In the order of their keys. */
export async function lockGroupPairs(
  database: Queryable,
  keys: readonly PairKey[],
): Promise<GroupPair[]> {
  return datedPairs.list(database, {
    name: "lock-group-pairs",
    text: `select ${pairs.columns}, day::text as day from group_pair
           where (low_id, high_id) in (select * from unnest($1::bigint[], $2::bigint[]))
           order by low_id, high_id for no key update`,
    values: [
      arrayText(keys.map(({ lowId }) => lowId)),
      arrayText(keys.map(({ highId }) => highId)),
    ],
  });
}

export async function upsertGroupPairs(
  database: Queryable,
  changed: readonly GroupPair[],
): Promise<void> {
  await database.query({
    name: "upsert-group-pairs",
    text: `${datedPairs.insert}
           on conflict (low_id, high_id) do update set
             counted = excluded.counted, day = excluded.day,
             counted_of_day = excluded.counted_of_day,
             low_timed_out = excluded.low_timed_out, high_timed_out = excluded.high_timed_out`,
    values: [datedPairs.toJson(changed)],
  });
}
