// What the list of offers in memory is filled from, and the cards that are shown with it.
import { toUserId, type OfferId, type UserId } from "@parley/domain/ids";
import type { Offer } from "@parley/domain/offer/offer";
import { nullable, text } from "../kernel/column.ts";
import type { Queryable } from "../kernel/queryable.ts";
import { defineRow, type RowOf } from "../kernel/table.ts";
import { offers, toConditions, toPrice } from "./offer.ts";

export type ListableOffer = Pick<
  Offer,
  | "id"
  | "advertiserId"
  | "side"
  | "crypto"
  | "fiat"
  | "price"
  | "remaining"
  | "minLimit"
  | "maxLimit"
  | "payMethods"
  | "conditions"
  | "hours"
>;

const listable = offers.pick(
  "id",
  "advertiserId",
  "side",
  "crypto",
  "fiat",
  "priceType",
  "price",
  "ratio",
  "priceFloor",
  "priceCeiling",
  "remaining",
  "minLimit",
  "maxLimit",
);

/** What many offers share is text, so that it is parsed once. */
const listableRow = defineRow({
  ...listable.fields,
  payMethods: text(),
  conditions: text(),
  hours: nullable(text()),
});

export interface TraderFacts {
  readonly id: UserId;
  readonly accountGroup: number;
  readonly isKycVerified: boolean;
  readonly isFrozen: boolean;
  readonly completedTrades: number;
  readonly failedTrades: number;
  readonly averageReleaseSeconds: number | null;
  /** For how many cents of US dollars the group may still have buy offers taken. */
  readonly buyRoomCents: number;
  /** Epoch milliseconds; 0 when never. */
  readonly seenAt: number;
}

export interface TraderCard extends TraderFacts {
  readonly uid: number;
  readonly username: string;
  readonly isTrader: boolean;
  readonly isEmailVerified: boolean;
  readonly isPhoneVerified: boolean;
  readonly averagePaySeconds: number | null;
  readonly positiveFeedback: number;
  readonly negativeFeedback: number;
  readonly trades30d: number;
  /** Epoch milliseconds. */
  readonly registeredAt: number;
  readonly firstTradeAt: number | null;
}

const FACTS = `app_user.id, app_user.account_group as "accountGroup",
  master.kyc_status = 'approved' as "isKycVerified",
  app_user.is_trading_frozen or app_user.is_locked_out or master.is_trading_frozen
    or coalesce(greatest(app_user.held_until, master.held_until) > now(), false)
    or master.staff_role is not null
    or not (app_user.master_id is null or 'trade' = any(app_user.permissions)) as "isFrozen",
  coalesce(trader.completed_trades, 0) as "completedTrades",
  coalesce(trader.failed_trades, 0) as "failedTrades",
  greatest(0, tier.max_open_worth_cents - coalesce(trade_group.open_worth_cents, 0))::float8
    as "buyRoomCents",
  (trader.release_seconds / nullif(trader.release_count, 0))::float8 as "averageReleaseSeconds",
  coalesce(extract(epoch from presence.seen_at) * 1000, 0)::float8 as "seenAt"`;

const TRADERS = `app_user
  join app_user as master on master.id = coalesce(app_user.master_id, app_user.id)
  left join trader on trader.user_id = app_user.id
  left join trade_group on trade_group.group_id = master.id
  left join lateral (
    select max_open_worth_cents from trade_rule
    where case master.trader_status
        when 'active' then name = 'merchant'
        else name not in ('site', 'merchant')
          and min_trades <= coalesce(trade_group.completed_trades, 0)
          and min_counterparties <= coalesce(trade_group.counterparties, 0)
      end
    order by min_trades desc, min_counterparties desc, max_open_orders desc limit 1
  ) as tier on true
  left join trader_presence as presence on presence.user_id = app_user.id`;

type Stored<Row> = Omit<Row, "id"> & { readonly id: string };

/** What a list needs of offers that can be listed, in the order of their ids; null: from the first. */
export async function listListedOffers(
  database: Queryable,
  after: OfferId | null,
  limit: number,
): Promise<ListableOffer[]> {
  const rows = await listableRow.list(database, {
    name: "list-listed-offers",
    text: `select ${listable.columns}, array_to_string(pay_methods, ' ') as "payMethods",
             conditions::text as conditions, hours::text as hours
           from offer
           where id > $1 and state = 'online' and visibility = 'public'
           order by id limit $2`,
    values: [after ?? 0n, limit],
  });
  return rows.map(createListableReader());
}

export async function listTraderFacts(
  database: Queryable,
  ids: readonly UserId[],
): Promise<TraderFacts[]> {
  const { rows } = await database.query<Stored<TraderFacts>>({
    name: "list-trader-facts",
    text: `select ${FACTS} from ${TRADERS} where app_user.id = any($1::bigint[])`,
    values: [ids],
  });
  return rows.map((row) => Object.assign(row, { id: BigInt(row.id) }));
}

export async function listTraderCards(
  database: Queryable,
  ids: readonly UserId[],
  since: Date,
): Promise<TraderCard[]> {
  const { rows } = await database.query<Stored<TraderCard>>({
    name: "list-trader-cards",
    text: `select ${FACTS}, app_user.uid, app_user.username,
             app_user.trader_status = 'active' as "isTrader",
             exists (
               select from contact where contact.user_id = app_user.id
                 and contact.channel = 'email' and contact.verified_at is not null
                 and contact.kept_until is null
             ) as "isEmailVerified",
             exists (
               select from contact where contact.user_id = app_user.id
                 and contact.channel = 'phone' and contact.verified_at is not null
                 and contact.kept_until is null
             ) as "isPhoneVerified",
             (trader.pay_seconds / nullif(trader.pay_count, 0))::float8 as "averagePaySeconds",
             coalesce(trader.positive_feedback, 0) as "positiveFeedback",
             coalesce(trader.negative_feedback, 0) as "negativeFeedback",
             (
               select coalesce(sum(day.completed_trades), 0)::integer from trader_day as day
               where day.user_id = app_user.id and day.day >= $2::date
             ) as "trades30d",
             (extract(epoch from app_user.created_at) * 1000)::float8 as "registeredAt",
             (extract(epoch from trader.first_trade_at) * 1000)::float8 as "firstTradeAt"
           from ${TRADERS} where app_user.id = any($1::bigint[])`,
    values: [ids, since],
  });
  return rows.map((row) => Object.assign(row, { id: BigInt(row.id) }));
}

export async function findUserIdByUid(database: Queryable, uid: number): Promise<UserId | null> {
  const { rows } = await database.query<{ id: string }>({
    name: "find-user-id-by-uid",
    text: `select id from app_user where uid = $1`,
    values: [uid],
  });
  return rows[0] === undefined ? null : toUserId(rows[0].id);
}

/** Whom a user follows, and with whom there is a block in either direction. */
export async function readTraderRelations(
  database: Queryable,
  userId: UserId,
): Promise<{ followed: ReadonlySet<UserId>; blocked: ReadonlySet<UserId> }> {
  const { rows } = await database.query<{ otherId: string; kind: "follow" | "block" }>({
    name: "read-trader-relations",
    text: `select other_id as "otherId", kind from trader_relation where user_id = $1
           union all
           select user_id, kind from trader_relation where other_id = $1 and kind = 'block'`,
    values: [userId],
  });
  const pick = (kind: "follow" | "block") =>
    new Set(rows.filter((row) => row.kind === kind).map(({ otherId }) => toUserId(otherId)));
  return { followed: pick("follow"), blocked: pick("block") };
}

/** Never back in time: a user may have several sessions. */
export async function touchPresence(database: Queryable, userId: UserId, at: Date): Promise<void> {
  await database.query({
    name: "touch-trader-presence",
    text: `insert into trader_presence as known (user_id, seen_at) values ($1, $2)
           on conflict (user_id) do update set seen_at = excluded.seen_at
           where known.seen_at < excluded.seen_at`,
    values: [userId, at],
  });
}

function createListableReader(): (row: RowOf<typeof listableRow>) => ListableOffer {
  const readMethods = createOnce((joined) => joined.split(" "));
  const readConditions = createOnce((stored) => toConditions(JSON.parse(stored)));
  const readHours = createOnce((stored): Offer["hours"] => JSON.parse(stored));
  return (row) => ({
    id: row.id,
    advertiserId: row.advertiserId,
    side: row.side,
    crypto: row.crypto,
    fiat: row.fiat,
    price: toPrice(row),
    remaining: row.remaining,
    minLimit: row.minLimit,
    maxLimit: row.maxLimit,
    payMethods: readMethods(row.payMethods),
    conditions: readConditions(row.conditions),
    hours: row.hours === null ? null : readHours(row.hours),
  });
}

/** The same text is read once. */
function createOnce<Value>(read: (stored: string) => Value): (stored: string) => Value {
  const known = new Map<string, { readonly value: Value }>();
  return (stored) => {
    const kept = known.get(stored) ?? { value: read(stored) };
    known.set(stored, kept);
    return kept.value;
  };
}
