// What is counted of people who trade, locked and written for many at a time by the engine.
import { arrayText } from "../kernel/array-text.ts";
import type { Queryable } from "../kernel/queryable.ts";

export interface Trader {
  readonly userId: bigint;
  /** Trades that count for reputation. */
  readonly completedTrades: number;
  readonly failedTrades: number;
  readonly releaseSeconds: bigint;
  readonly releaseCount: number;
  readonly paySeconds: bigint;
  readonly payCount: number;
  readonly positiveFeedback: number;
  readonly negativeFeedback: number;
  readonly firstTradeAt: number | null;
}

type Raw = Omit<Trader, "userId" | "releaseSeconds" | "paySeconds" | "firstTradeAt"> & {
  readonly userId: string;
  readonly releaseSeconds: string;
  readonly paySeconds: string;
  readonly firstTradeAt: Date | null;
};

/** Figures of one day and person, added to what is there. */
export interface TraderDay {
  readonly userId: bigint;
  /** `2026-11-15`, in UTC. */
  readonly day: string;
  readonly completedTrades: number;
  readonly failedTrades: number;
  readonly volumeUsdCents: bigint;
}

/** In the order of their ids. */
export async function lockTraders(database: Queryable, ids: readonly bigint[]): Promise<Trader[]> {
  const { rows } = await database.query<Raw>({
    name: "lock-traders",
    text: `select user_id as "userId", completed_trades as "completedTrades", failed_trades as "failedTrades",
             release_seconds as "releaseSeconds", release_count as "releaseCount",
             pay_seconds as "paySeconds", pay_count as "payCount",
             positive_feedback as "positiveFeedback", negative_feedback as "negativeFeedback",
             first_trade_at as "firstTradeAt"
           from trader where user_id = any($1::bigint[])
           order by user_id for no key update`,
    values: [arrayText(ids)],
  });
  return rows.map(toTrader);
}

export async function insertTraders(
  database: Queryable,
  traders: readonly Trader[],
): Promise<void> {
  await database.query({
    name: "insert-traders",
    text: `insert into trader (user_id, completed_trades, failed_trades,
             release_seconds, release_count, pay_seconds, pay_count, positive_feedback,
             negative_feedback, first_trade_at)
           select * from json_to_recordset($1::json) as given (
             user_id bigint, completed_trades integer,
             failed_trades integer, release_seconds bigint, release_count integer,
             pay_seconds bigint, pay_count integer, positive_feedback integer,
             negative_feedback integer, first_trade_at timestamptz
           )`,
    values: [JSON.stringify(traders.map(toRow))],
  });
}

export async function updateTraders(
  database: Queryable,
  traders: readonly Trader[],
): Promise<void> {
  await database.query({
    name: "update-traders",
    text: `update trader set
             completed_trades = given.completed_trades,
             failed_trades = given.failed_trades, release_seconds = given.release_seconds,
             release_count = given.release_count, pay_seconds = given.pay_seconds,
             pay_count = given.pay_count, positive_feedback = given.positive_feedback,
             negative_feedback = given.negative_feedback,
             first_trade_at = given.first_trade_at
           from json_to_recordset($1::json) as given (
             user_id bigint, completed_trades integer,
             failed_trades integer, release_seconds bigint, release_count integer,
             pay_seconds bigint, pay_count integer, positive_feedback integer,
             negative_feedback integer, first_trade_at timestamptz
           )
           where trader.user_id = given.user_id`,
    values: [JSON.stringify(traders.map(toRow))],
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

function toTrader(row: Raw): Trader {
  return {
    ...row,
    userId: BigInt(row.userId),
    releaseSeconds: BigInt(row.releaseSeconds),
    paySeconds: BigInt(row.paySeconds),
    firstTradeAt: row.firstTradeAt?.getTime() ?? null,
  };
}

function toRow(trader: Trader) {
  return {
    user_id: String(trader.userId),
    completed_trades: trader.completedTrades,
    failed_trades: trader.failedTrades,
    release_seconds: String(trader.releaseSeconds),
    release_count: trader.releaseCount,
    pay_seconds: String(trader.paySeconds),
    pay_count: trader.payCount,
    positive_feedback: trader.positiveFeedback,
    negative_feedback: trader.negativeFeedback,
    first_trade_at: trader.firstTradeAt === null ? null : new Date(trader.firstTradeAt),
  };
}
