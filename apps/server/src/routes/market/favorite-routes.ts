// /api/e/v1/favorite: the coins and markets a user keeps at hand.
import {
  addFavorite,
  listFavorites,
  removeFavorite,
} from "@parley/contract/endpoints/market/favorite";
import type { Pool } from "@parley/database/pool";
import type { Tradables } from "@parley/operations/market/catalogue/read-tradables";
import type { TimedValue } from "@parley/operations/kernel/timed-value";
import * as favorites from "@parley/operations/wallet/favorites";
import { bind, type Binding } from "../../http/binding/endpoint-binding.ts";
import { refuse } from "../../http/replies/failure.ts";

export function bindFavoriteRoutes(pool: Pool, tradables: TimedValue<Tradables>): Binding[] {
  return [
    bind(listFavorites, async (_input, { session }) => {
      return { ok: true, data: await favorites.listFavorites(pool, session.userId) };
    }),

    bind(addFavorite, async ({ symbol }, { session }) => {
      const { userId } = session;
      const added = await favorites.addFavorite(pool, userId, symbol, await tradables.read());
      if (added.ok) return { ok: true, data: added.symbols };
      return added.error === "favoritesFull" ? added : refuse(added.error, { field: "symbol" });
    }),

    bind(removeFavorite, async ({ symbol }, { session }) => {
      return { ok: true, data: await favorites.removeFavorite(pool, session.userId, symbol) };
    }),
  ];
}
