// What is counted of account groups that trade, locked and written for many at a time by the engine.
import { toOfferId, type OfferId } from "@parley/domain/ids";
import type { GroupPair, PairKey } from "@parley/domain/trade/counted-trade";
import { arrayText } from "../kernel/array-text.ts";
import type { Queryable } from "../kernel/queryable.ts";

export interface TradeGroup {
  /** The master's. */
  readonly groupId: bigint;
  /** Orders that members have taken and that are not over. */
  readonly openTaken: number;
  /** What the orders that are not over are worth in which a member buys. */
  readonly openWorthCents: bigint;
  /** Trades that count for reputation, and with how many groups. */
  readonly completedTrades: number;
  readonly counterparties: number;
  /** Epoch milliseconds, as far as they still count. */
  readonly cancels: readonly number[];
  readonly falseClaims: readonly number[];
}

export interface GroupOfferKey {
  readonly groupId: bigint;
  readonly offerId: OfferId;
}

/** What members of a group have open on one offer. */
export interface GroupOffer extends GroupOfferKey {
  readonly openOrders: number;
  /** Minor units of the offer's fiat. */
  readonly openFiat: bigint;
}

type RawGroup = Omit<TradeGroup, "groupId" | "openWorthCents" | "cancels" | "falseClaims"> & {
  readonly groupId: string;
  readonly openWorthCents: string;
  readonly cancels: readonly Date[];
  readonly falseClaims: readonly Date[];
};

type RawGroupOffer = Pick<GroupOffer, "openOrders"> &
  Readonly<Record<"groupId" | "offerId" | "openFiat", string>>;

type RawPair = Omit<GroupPair, "lowId" | "highId"> & Readonly<Record<"lowId" | "highId", string>>;

const GROUP = `group_id as "groupId", open_taken as "openTaken",
  open_worth_cents as "openWorthCents", completed_trades as "completedTrades", counterparties,
  cancels, false_claims as "falseClaims"`;

/** In the order of their ids. */
export async function lockTradeGroups(
  database: Queryable,
  ids: readonly bigint[],
): Promise<TradeGroup[]> {
  const { rows } = await database.query<RawGroup>({
    name: "lock-trade-groups",
    text: `select ${GROUP} from trade_group where group_id = any($1::bigint[])
           order by group_id for no key update`,
    values: [arrayText(ids)],
  });
  return rows.map(toGroup);
}

/** Null for one that has never traded. */
export async function findTradeGroup(
  database: Queryable,
  groupId: bigint,
): Promise<TradeGroup | null> {
  const { rows } = await database.query<RawGroup>({
    name: "find-trade-group",
    text: `select ${GROUP} from trade_group where group_id = $1`,
    values: [groupId],
  });
  return rows[0] === undefined ? null : toGroup(rows[0]);
}

/** The masters of the groups with these numbers. */
export async function listGroupIds(
  database: Queryable,
  accountGroups: readonly number[],
): Promise<bigint[]> {
  const { rows } = await database.query<{ id: string }>({
    name: "list-group-ids",
    text: `select id from app_user where uid = any($1::integer[]) order by id`,
    values: [arrayText(accountGroups)],
  });
  return rows.map(({ id }) => BigInt(id));
}

export async function listTradeGroups(
  database: Queryable,
  ids: readonly bigint[],
): Promise<TradeGroup[]> {
  const { rows } = await database.query<RawGroup>({
    name: "list-trade-groups",
    text: `select ${GROUP} from trade_group where group_id = any($1::bigint[])`,
    values: [arrayText(ids)],
  });
  return rows.map(toGroup);
}

/** What groups have open on an offer, all together. */
export async function countOpenOnOffer(
  database: Queryable,
  ids: readonly bigint[],
  offerId: OfferId,
): Promise<number> {
  const { rows } = await database.query<{ count: number }>({
    name: "count-on-offer",
    text: `select coalesce(sum(open_orders), 0)::integer as count from group_offer
           where offer_id = $2 and group_id = any($1::bigint[])`,
    values: [arrayText(ids), offerId],
  });
  return rows[0]?.count ?? 0;
}

/** By staff's mark on the master. */
export async function isMerchantGroup(database: Queryable, groupId: bigint): Promise<boolean> {
  const { rows } = await database.query<{ isMerchant: boolean }>({
    name: "is-merchant",
    text: `select trader_status = 'active' as "isMerchant" from app_user where id = $1`,
    values: [groupId],
  });
  return rows[0]?.isMerchant === true;
}

export async function insertTradeGroups(
  database: Queryable,
  groups: readonly TradeGroup[],
): Promise<void> {
  await database.query({
    name: "insert-trade-groups",
    text: `insert into trade_group (group_id, open_taken, open_worth_cents, completed_trades,
             counterparties, cancels, false_claims)
           select * from json_to_recordset($1::json) as given (
             group_id bigint, open_taken integer, open_worth_cents bigint,
             completed_trades integer, counterparties integer, cancels timestamptz[],
             false_claims timestamptz[]
           )`,
    values: [JSON.stringify(groups.map(toGroupRow))],
  });
}

export async function updateTradeGroups(
  database: Queryable,
  groups: readonly TradeGroup[],
): Promise<void> {
  await database.query({
    name: "update-trade-groups",
    text: `update trade_group set
             open_taken = given.open_taken, open_worth_cents = given.open_worth_cents,
             completed_trades = given.completed_trades,
             counterparties = given.counterparties, cancels = given.cancels,
             false_claims = given.false_claims
           from json_to_recordset($1::json) as given (
             group_id bigint, open_taken integer, open_worth_cents bigint,
             completed_trades integer, counterparties integer, cancels timestamptz[],
             false_claims timestamptz[]
           )
           where trade_group.group_id = given.group_id`,
    values: [JSON.stringify(groups.map(toGroupRow))],
  });
}

/** In the order of their keys. */
export async function lockGroupOffers(
  database: Queryable,
  keys: readonly GroupOfferKey[],
): Promise<GroupOffer[]> {
  const { rows } = await database.query<RawGroupOffer>({
    name: "lock-group-offers",
    text: `select group_id as "groupId", offer_id as "offerId", open_orders as "openOrders",
             open_fiat as "openFiat"
           from group_offer
           where (group_id, offer_id) in (select * from unnest($1::bigint[], $2::bigint[]))
           order by group_id, offer_id for no key update`,
    values: [
      arrayText(keys.map(({ groupId }) => groupId)),
      arrayText(keys.map(({ offerId }) => offerId)),
    ],
  });
  return rows.map(toGroupOffer);
}

export async function findGroupOffer(
  database: Queryable,
  { groupId, offerId }: GroupOfferKey,
): Promise<GroupOffer | null> {
  const { rows } = await database.query<RawGroupOffer>({
    name: "find-group-offer",
    text: `select group_id as "groupId", offer_id as "offerId", open_orders as "openOrders",
             open_fiat as "openFiat"
           from group_offer where group_id = $1 and offer_id = $2`,
    values: [groupId, offerId],
  });
  return rows[0] === undefined ? null : toGroupOffer(rows[0]);
}

/** On which groups have so many orders open together, or more. */
export async function listFullOffers(
  database: Queryable,
  ids: readonly bigint[],
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
    text: `insert into group_offer (group_id, offer_id, open_orders, open_fiat)
           select * from unnest($1::bigint[], $2::bigint[], $3::integer[], $4::bigint[])`,
    values: groupOfferValues(rows),
  });
}

export async function updateGroupOffers(
  database: Queryable,
  rows: readonly GroupOffer[],
): Promise<void> {
  await database.query({
    name: "update-group-offers",
    text: `update group_offer set open_orders = given.open_orders, open_fiat = given.open_fiat
           from unnest($1::bigint[], $2::bigint[], $3::integer[], $4::bigint[])
             as given (group_id, offer_id, open_orders, open_fiat)
           where group_offer.group_id = given.group_id
             and group_offer.offer_id = given.offer_id`,
    values: groupOfferValues(rows),
  });
}

/** In the order of their keys. */
export async function lockGroupPairs(
  database: Queryable,
  keys: readonly PairKey[],
): Promise<GroupPair[]> {
  const { rows } = await database.query<RawPair>({
    name: "lock-group-pairs",
    text: `select low_id as "lowId", high_id as "highId", counted, day::text as day,
             counted_of_day as "countedOfDay", low_timed_out as "lowTimedOut",
             high_timed_out as "highTimedOut"
           from group_pair
           where (low_id, high_id) in (select * from unnest($1::bigint[], $2::bigint[]))
           order by low_id, high_id for no key update`,
    values: [
      arrayText(keys.map(({ lowId }) => lowId)),
      arrayText(keys.map(({ highId }) => highId)),
    ],
  });
  return rows.map(toPair);
}

export async function upsertGroupPairs(
  database: Queryable,
  pairs: readonly GroupPair[],
): Promise<void> {
  await database.query({
    name: "upsert-group-pairs",
    text: `insert into group_pair (low_id, high_id, counted, day, counted_of_day,
             low_timed_out, high_timed_out)
           select * from json_to_recordset($1::json) as given (
             low_id bigint, high_id bigint, counted integer, day date,
             counted_of_day integer, low_timed_out boolean, high_timed_out boolean
           )
           on conflict (low_id, high_id) do update set
             counted = excluded.counted, day = excluded.day,
             counted_of_day = excluded.counted_of_day,
             low_timed_out = excluded.low_timed_out, high_timed_out = excluded.high_timed_out`,
    values: [JSON.stringify(pairs.map(toPairRow))],
  });
}

function toGroup(row: RawGroup): TradeGroup {
  return {
    ...row,
    groupId: BigInt(row.groupId),
    openWorthCents: BigInt(row.openWorthCents),
    cancels: row.cancels.map((at) => at.getTime()),
    falseClaims: row.falseClaims.map((at) => at.getTime()),
  };
}

function toGroupRow(group: TradeGroup) {
  return {
    group_id: String(group.groupId),
    open_taken: group.openTaken,
    open_worth_cents: String(group.openWorthCents),
    completed_trades: group.completedTrades,
    counterparties: group.counterparties,
    cancels: group.cancels.map((at) => new Date(at)),
    false_claims: group.falseClaims.map((at) => new Date(at)),
  };
}

function toPair(row: RawPair): GroupPair {
  return { ...row, lowId: BigInt(row.lowId), highId: BigInt(row.highId) };
}

function toGroupOffer(row: RawGroupOffer): GroupOffer {
  return {
    groupId: BigInt(row.groupId),
    offerId: toOfferId(row.offerId),
    openOrders: row.openOrders,
    openFiat: BigInt(row.openFiat),
  };
}

function groupOfferValues(rows: readonly GroupOffer[]): unknown[] {
  return [
    arrayText(rows.map(({ groupId }) => groupId)),
    arrayText(rows.map(({ offerId }) => offerId)),
    arrayText(rows.map(({ openOrders }) => openOrders)),
    arrayText(rows.map(({ openFiat }) => openFiat)),
  ];
}

function toPairRow(pair: GroupPair) {
  return {
    low_id: String(pair.lowId),
    high_id: String(pair.highId),
    counted: pair.counted,
    day: pair.day,
    counted_of_day: pair.countedOfDay,
    low_timed_out: pair.lowTimedOut,
    high_timed_out: pair.highTimedOut,
  };
}
