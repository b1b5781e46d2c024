// What only the demo asks and writes: which advertisers are missing, trades they never made.
import type { UserId } from "@parley/domain/ids";
import type { Queryable } from "../kernel/queryable.ts";

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
