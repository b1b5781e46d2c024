// Limits of calls a minute that all servers share, for the few calls where that matters.
import type { Pool } from "@parley/database/pool";
import { createCallCountQueries } from "@parley/database/queries/call-count";
import type { Clock } from "@parley/platform/clock";

const MINUTE_MS = 60_000;

export interface LimitedCall {
  /** Name of the endpoint, or of a group that shares a limit. */
  readonly kind: string;
  /** Whom it is counted for: an account, an address; each has the whole limit. */
  readonly counted: readonly string[];
  readonly perMinute: number;
}

/** Null when the call may go on, else how many seconds until it may. */
export async function takeCall(
  { pool, clock }: { readonly pool: Pool; readonly clock: Clock },
  { kind, counted, perMinute }: LimitedCall,
): Promise<number | null> {
  const now = clock.now();
  const minute = Math.floor(now / MINUTE_MS) * MINUTE_MS;
  const keys = counted.map((name) => `${kind} ${name}`);
  const counts = await createCallCountQueries(pool).countCalls(keys, new Date(minute));
  if (counts.every(({ calls }) => calls <= perMinute)) return null;
  return Math.max(1, Math.ceil((minute + MINUTE_MS - now) / 1_000));
}
