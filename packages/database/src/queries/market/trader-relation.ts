// Whom users follow or block, and what they report.
import type { UserId } from "@parley/domain/ids";
import type { Queryable } from "../kernel/queryable.ts";

/** Doing it twice is doing it once. */
export async function insertTraderRelation(
  database: Queryable,
  userId: UserId,
  otherId: UserId,
  kind: "follow" | "block",
  at: Date,
) {
  await database.query({
    name: "insert-trader-relation",
    text: `insert into trader_relation (user_id, other_id, kind, created_at)
           values ($1, $2, $3, $4)
           on conflict (user_id, kind, other_id) do nothing`,
    values: [userId, otherId, kind, at],
  });
}

export async function deleteTraderRelation(
  database: Queryable,
  userId: UserId,
  otherId: UserId,
  kind: "follow" | "block",
) {
  await database.query({
    name: "delete-trader-relation",
    text: `delete from trader_relation where user_id = $1 and other_id = $2 and kind = $3`,
    values: [userId, otherId, kind],
  });
}

export async function findTraderRelations(
  database: Queryable,
  userId: UserId,
  otherId: UserId,
): Promise<{ isFollowed: boolean; isBlocked: boolean }> {
  const { rows } = await database.query<{ kind: string }>({
    name: "find-trader-relations",
    text: `select kind from trader_relation where user_id = $1 and other_id = $2`,
    values: [userId, otherId],
  });
  const has = (kind: string) => rows.some((row) => row.kind === kind);
  return { isFollowed: has("follow"), isBlocked: has("block") };
}
