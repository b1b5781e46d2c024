// What is counted of users who trade, locked and written for many at a time by the engine.
import { toUserId, type UserId } from "@parley/domain/ids";
import { arrayText } from "../kernel/array-text.ts";
import { bigint, date, idOf, instant, integer, named, nullable } from "../kernel/column.ts";
import type { Queryable } from "../kernel/queryable.ts";
import { defineTable, type RowOf } from "../kernel/table.ts";

const traders = defineTable("trader", {
  userId: idOf(toUserId),
  /** Trades that count for reputation. */
  completedTrades: integer(),
  failedTrades: integer(),
  releaseSeconds: bigint(),
  releaseCount: integer(),
  paySeconds: bigint(),
  payCount: integer(),
  positiveFeedback: integer(),
  negativeFeedback: integer(),
  firstTradeAt: nullable(instant()),
});

export type Trader = RowOf<typeof traders>;

/** Figures of one user and one day in UTC. */
const traderDays = defineTable("trader_day", {
  userId: idOf(toUserId),
  day: date(),
  completedTrades: integer(),
  failedTrades: integer(),
  volumeUsdCents: named("volume_usd", bigint()),
});

const dayFigures = traderDays.pick("completedTrades", "failedTrades", "volumeUsdCents");
const listedDays = traderDays.omit("userId");

export type TraderDay = RowOf<typeof traderDays>;

/** In the order of their ids. */
export async function lockTraders(database: Queryable, ids: readonly bigint[]): Promise<Trader[]> {
  return traders.list(database, {
    name: "lock-traders",
    text: `select ${traders.columns} from trader where user_id = any($1::bigint[])
           order by user_id for no key update`,
    values: [arrayText(ids)],
  });
}

export async function insertTraders(
  database: Queryable,
  created: readonly Trader[],
): Promise<void> {
  await traders.insertRows(database, "insert-traders", created);
}

export async function updateTraders(
  database: Queryable,
  changed: readonly Trader[],
): Promise<void> {
  await traders.updateRows(database, "update-traders", changed);
}

/**
 * Added to what is there. Rows of the same user and day are added up before; a statement meets each
 * row once.
 */
export async function addTraderDays(
  database: Queryable,
  days: readonly TraderDay[],
): Promise<void> {
  await database.query({
    name: "add-trader-days",
    text: `insert into trader_day as known (${traderDays.names})
           select user_id, day, sum(completed_trades), sum(failed_trades), sum(volume_usd)
           from ${traderDays.unnest} as given (${traderDays.names})
           group by user_id, day
           order by user_id, day
           on conflict (user_id, day) do update set
             completed_trades = known.completed_trades + excluded.completed_trades,
             failed_trades = known.failed_trades + excluded.failed_trades,
             volume_usd = known.volume_usd + excluded.volume_usd`,
    values: traderDays.toArrays(days),
  });
}

/** The oldest first. */
export async function listTraderDays(
  database: Queryable,
  userId: UserId,
  since: Date,
): Promise<Omit<TraderDay, "userId">[]> {
  return listedDays.list(database, {
    name: "list-trader-days",
    text: `select to_char(day, 'YYYY-MM-DD') as day, ${dayFigures.columns}
           from trader_day where user_id = $1 and day >= $2::date order by day`,
    values: [userId, since],
  });
}
