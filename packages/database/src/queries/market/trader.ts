// What is counted of people who trade, locked and written for many at a time by the engine.
import { toUserId, type UserId } from "@parley/domain/ids";
import { arrayText } from "../kernel/array-text.ts";
import { bigint, idOf, instant, integer, nullable } from "../kernel/column.ts";
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

/** Figures of one day and person, added to what is there. */
export interface TraderDay {
  readonly userId: UserId;
  /** `2026-11-15`, in UTC. */
  readonly day: string;
  readonly completedTrades: number;
  readonly failedTrades: number;
  readonly volumeUsdCents: bigint;
}

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
  await database.query({
    name: "insert-traders",
    text: traders.insert,
    values: [traders.toJson(created)],
  });
}

export async function updateTraders(
  database: Queryable,
  changed: readonly Trader[],
): Promise<void> {
  await database.query({
    name: "update-traders",
    text: traders.update,
    values: [traders.toJson(changed)],
  });
}

/** Rows of the same person and day are added up before; a statement meets each row once. */
export async function addTraderDays(
  database: Queryable,
  days: readonly TraderDay[],
): Promise<void> {
  await database.query({
    name: "add-trader-days",
    text: `insert into trader_day as known (user_id, day, completed_trades, failed_trades,
             volume_usd)
           select user_id, day, sum(completed_trades), sum(failed_trades), sum(volume_usd)
           from unnest($1::bigint[], $2::date[], $3::integer[], $4::integer[], $5::bigint[])
             as given (user_id, day, completed_trades, failed_trades, volume_usd)
           group by user_id, day
           order by user_id, day
           on conflict (user_id, day) do update set
             completed_trades = known.completed_trades + excluded.completed_trades,
             failed_trades = known.failed_trades + excluded.failed_trades,
             volume_usd = known.volume_usd + excluded.volume_usd`,
    values: [
      days.map(({ userId }) => userId),
      days.map(({ day }) => day),
      days.map(({ completedTrades }) => completedTrades),
      days.map(({ failedTrades }) => failedTrades),
      days.map(({ volumeUsdCents }) => volumeUsdCents),
    ],
  });
}
