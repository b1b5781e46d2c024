// Deletes the prices that charts no longer show.
import type { Pool } from "@parley/database/pool";
import { deleteQuoteHistoryBefore } from "@parley/database/queries/market/reference-quote";
import type { Clock } from "@parley/platform/clock";
import { HISTORY_KEPT_MS } from "./publish-rates.ts";

/** Returns how many rows were deleted. */
export async function pruneRateHistory(pool: Pool, clock: Clock): Promise<number> {
  const before = new Date(clock.now() - HISTORY_KEPT_MS);
  return await deleteQuoteHistoryBefore(pool, before);
}
