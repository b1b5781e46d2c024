// Coins and markets that users keep at hand.
import type { UserId } from "@parley/domain/ids";
import type { Queryable } from "../kernel/queryable.ts";

/** In the order in which they were added. */
export async function listFavorites(database: Queryable, userId: UserId): Promise<string[]> {
  const { rows } = await database.query<{ symbol: string }>({
    name: "list-favorites",
    text: `select symbol from favorite where user_id = $1 order by place`,
    values: [userId],
  });
  return rows.map(({ symbol }) => symbol);
}

export async function insertFavorite(
  database: Queryable,
  userId: UserId,
  symbol: string,
): Promise<void> {
  await database.query({
    name: "insert-favorite",
    text: `insert into favorite (user_id, symbol) values ($1, $2)`,
    values: [userId, symbol],
  });
}

export async function deleteFavorite(
  database: Queryable,
  userId: UserId,
  symbol: string,
): Promise<void> {
  await database.query({
    name: "delete-favorite",
    text: `delete from favorite where user_id = $1 and symbol = $2`,
    values: [userId, symbol],
  });
}
