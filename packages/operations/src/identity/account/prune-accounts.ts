// Deletes expired rows of accounts: old codes, tickets, counts, nonces.
import type { Pool } from "@parley/database/pool";
import { deleteTotpStepsBefore } from "@parley/database/queries/security/authenticator";
import { deleteOutdatedRows, PRUNED_TABLES } from "@parley/database/queries/kernel/outdated-row";
import { endIdleSessions } from "@parley/database/queries/security/session";
import { totpStepAt } from "@parley/domain/security/totp-step";
import type { Clock } from "@parley/platform/clock";
import { liveAt } from "./session.ts";

const DAY_MS = 24 * 3_600_000;
/** So many rows go in a moment; with all of a long time at once, nothing would go in the end. */
const AT_ONCE = 5_000;

/**
 * Returns how many rows were deleted. A failing table does not stop the others, and is reported at
 * the end.
 */
export async function pruneAccounts(pool: Pool, clock: Clock, atOnce = AT_ONCE): Promise<number> {
  const now = clock.now();
  const failures: unknown[] = [];
  let gone = 0;
  const attempt = async (work: () => Promise<number>) => {
    gone += await work().catch((error: unknown) => {
      failures.push(error);
      return 0;
    });
  };
  for (const table of PRUNED_TABLES) {
    await attempt(() =>
      inPortions(atOnce, () => deleteOutdatedRows(pool, table, new Date(now), atOnce)),
    );
  }
  // They are refused as they are; ended, they also leave the table in time.
  await attempt(() => inPortions(atOnce, () => endIdleSessions(pool, liveAt(clock), atOnce)));
  // Long after its own step is over, a code of an authenticator is refused for its age.
  const yesterday = totpStepAt(now - DAY_MS);
  await attempt(() => deleteTotpStepsBefore(pool, yesterday));
  if (failures.length > 0) throw new AggregateError(failures, "some rows could not be deleted");
  return gone;
}

/** Again and again, until a portion is not full. Returns how many rows there were. */
async function inPortions(atOnce: number, work: () => Promise<number>): Promise<number> {
  let gone = 0;
  for (;;) {
    const portion = await work();
    gone += portion;
    if (portion < atOnce) return gone;
  }
}
