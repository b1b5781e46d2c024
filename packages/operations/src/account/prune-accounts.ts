// Deletes what accounts leave behind and nobody needs any more: old codes, tickets, counts, nonces.
import type { Pool } from "@parley/database/pool";
import { createAuthenticatorQueries } from "@parley/database/queries/authenticator";
import { createOutdatedRowQueries, PRUNED_TABLES } from "@parley/database/queries/outdated-row";
import { createPasskeyQueries } from "@parley/database/queries/passkey";
import { createUsedNonceQueries } from "@parley/database/queries/used-nonce";
import type { Clock } from "@parley/platform/clock";

const DAY_MS = 24 * 3_600_000;
/** Of an authenticator's code; long after its own step is over, it is refused for its age. */
const STEP_MS = 30_000;

/** Answers how many rows went. */
export async function pruneAccounts(pool: Pool, clock: Clock): Promise<number> {
  const now = clock.now();
  const yesterday = new Date(now - DAY_MS);
  const outdated = createOutdatedRowQueries(pool);
  let gone = 0;
  for (const table of PRUNED_TABLES) {
    gone += await outdated.deleteOutdatedRows(table, new Date(now));
  }
  gone += await createUsedNonceQueries(pool).deleteNoncesExpiredBefore(yesterday);
  gone += await createPasskeyQueries(pool).deleteChallengesExpiredBefore(yesterday);
  gone += await createAuthenticatorQueries(pool).deleteStepsBefore(
    Math.floor(yesterday.getTime() / STEP_MS),
  );
  return gone;
}
