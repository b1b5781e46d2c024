// A past for the demo's advertisers, who have none.
import type { UserId } from "@parley/domain/ids";
import type { Queryable } from "../kernel/queryable.ts";

export interface DemoTrader {
  readonly userId: UserId;
  readonly completedTrades: number;
  readonly failedTrades: number;
  readonly releaseSeconds: number;
  readonly paySeconds: number;
  readonly positiveFeedback: number;
  readonly negativeFeedback: number;
  readonly firstTradeAt: Date;
  readonly days: readonly {
    readonly day: string;
    readonly completedTrades: number;
    readonly failedTrades: number;
    /** Cents. */
    readonly volumeUsd: number;
  }[];
}

export interface DemoTrades {
  readonly completed: number;
  readonly counterparties: number;
}

export async function listMissingDemoNames(
  database: Queryable,
  usernames: readonly string[],
): Promise<string[]> {
  const { rows } = await database.query<{ username: string }>({
    name: "list-missing-usernames",
    text: `select given.username from unnest($1::text[]) as given (username)
           where not exists (
             select from app_user where lower(app_user.username) = lower(given.username)
           )`,
    values: [usernames],
  });
  return rows.map(({ username }) => username);
}

export async function insertDemoTrader(database: Queryable, trader: DemoTrader): Promise<void> {
  await database.query(
    `insert into trader (
       user_id, completed_trades, failed_trades, release_seconds, release_count,
       pay_seconds, pay_count, positive_feedback, negative_feedback, first_trade_at
     ) values ($1, $2, $3, $4, $2, $5, $2, $6, $7, $8)`,
    [
      trader.userId,
      trader.completedTrades,
      trader.failedTrades,
      trader.releaseSeconds,
      trader.paySeconds,
      trader.positiveFeedback,
      trader.negativeFeedback,
      trader.firstTradeAt,
    ],
  );
  await database.query(
    `insert into trader_day (user_id, day, completed_trades, failed_trades, volume_usd)
     select $1, day, "completedTrades", "failedTrades", "volumeUsd"
     from jsonb_to_recordset($2::jsonb) as given (
       day date, "completedTrades" integer, "failedTrades" integer, "volumeUsd" bigint
     )`,
    [trader.userId, JSON.stringify(trader.days)],
  );
}

/** What raises the limits of a user's open orders. */
export async function insertDemoGroup(
  database: Queryable,
  userId: UserId,
  { completed, counterparties }: DemoTrades,
): Promise<void> {
  await database.query(
    `insert into trade_group (group_id, completed_trades, counterparties)
     values ($1, $2, $3)`,
    [userId, completed, counterparties],
  );
}

/** As if they had just been seen. */
export async function touchDemoTraders(
  database: Queryable,
  usernames: readonly string[],
  at: Date,
): Promise<void> {
  await database.query(
    `insert into trader_presence (user_id, seen_at)
     select id, $2 from app_user where username = any($1::text[])
     on conflict (user_id) do update set seen_at = excluded.seen_at`,
    [usernames, at],
  );
}
