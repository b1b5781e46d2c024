// The coins and markets that a user keeps at hand.
import type { Pool } from "@parley/database/pool";
import {
  listFavorites as listFavoriteRows,
  insertFavorite,
  deleteFavorite,
} from "@parley/database/queries/market/favorite";
import { lockUser } from "@parley/database/queries/identity/user";
import { inTransaction } from "@parley/database/transaction";
import type { UserId } from "@parley/domain/ids";
import type { Tradables } from "../market/catalogue/read-tradables.ts";

/** The maximum of favourites. */
export const MOST_FAVORITES = 100;

export function listFavorites(pool: Pool, userId: UserId): Promise<string[]> {
  return listFavoriteRows(pool, userId);
}

/** Only what is traded can be added; what is there already stays where it is. */
export async function addFavorite(
  pool: Pool,
  userId: UserId,
  symbol: string,
  { coins, markets }: Pick<Tradables, "coins" | "markets">,
): Promise<
  | { readonly ok: true; readonly symbols: string[] }
  | { readonly ok: false; readonly error: "unknownAsset" | "unknownMarket" | "favoritesFull" }
> {
  const [crypto, fiat] = symbol.split("_");
  const isKnown =
    fiat === undefined
      ? coins.some(({ code }) => code === crypto)
      : markets.some((market) => market.crypto === crypto && market.fiat === fiat);
  if (!isKnown) {
    return { ok: false, error: fiat === undefined ? "unknownAsset" : "unknownMarket" };
  }
  return inTransaction(pool, async (tx) => {
    // Two that are added at once are counted one after the other.
    await lockUser(tx, userId);
    const symbols = await listFavoriteRows(tx, userId);
    if (symbols.includes(symbol)) return { ok: true, symbols };
    if (symbols.length >= MOST_FAVORITES) return { ok: false, error: "favoritesFull" };
    await insertFavorite(tx, userId, symbol);
    return { ok: true, symbols: [...symbols, symbol] };
  });
}

export async function removeFavorite(
  pool: Pool,
  userId: UserId,
  symbol: string,
): Promise<string[]> {
  await deleteFavorite(pool, userId, symbol);
  return listFavoriteRows(pool, userId);
}
