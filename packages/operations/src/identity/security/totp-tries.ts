// Attempts at authenticator codes, counted before they are verified. Six digits could be guessed
// otherwise.
import type { Pool } from "@parley/database/pool";
import {
  countLoginTry,
  listLoginFailures,
  deleteLoginFailures,
} from "@parley/database/queries/security/login-failure";
import { decideWaitMs, FAILURES_FORGOTTEN_MS } from "@parley/domain/account/back-off";
import type { UserId } from "@parley/domain/ids";
import type { Clock } from "@parley/platform/clock";

interface TryParts {
  readonly pool: Pool;
  readonly clock: Clock;
}

/** Waits after one failure, two …, long enough to reach the longest. */
const WAITS_MS = Array.from({ length: 40 }, (_, index) => decideWaitMs("account", index + 1));

/** Counts a guess at the authenticator of this person. Seconds to wait, or null to go on. */
export async function countTotpTry(
  { pool, clock }: TryParts,
  ownerId: UserId,
): Promise<number | null> {
  const now = clock.now();
  const key = failureKey(ownerId);
  const forgetBefore = new Date(now - FAILURES_FORGOTTEN_MS);
  const guess = { key, now: new Date(now), forgetBefore, waitsMs: WAITS_MS };
  if ((await countLoginTry(pool, guess)) !== null) return null;
  const [state] = await listLoginFailures(pool, [key], forgetBefore);
  const endsAt = state?.blockedUntil?.getTime() ?? now;
  return Math.max(1, Math.ceil((endsAt - now) / 1_000));
}

/** The guess was right. */
export function forgetTotpFailures({ pool }: TryParts, ownerId: UserId): Promise<void> {
  return deleteLoginFailures(pool, failureKey(ownerId));
}

function failureKey(ownerId: UserId): string {
  return `totp ${ownerId}`;
}
