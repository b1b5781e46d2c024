// Maintains the monthly partitions of the large tables: created well ahead, and dropped when
// expired.
import type { Pool } from "@parley/database/pool";
import { makeMonthParts, dropMonthParts } from "@parley/database/queries/kernel/month-part";
import type { Clock } from "@parley/platform/clock";

/** This month and the two to come: the worker may be down for weeks. */
const MONTHS_AHEAD = 3;
/**
 * Events are delivered within seconds and repeated to reconnecting clients; then they are obsolete.
 */
const EVENTS_KEPT_MS = 60 * 24 * 3_600_000;

/** Returns how many partitions were created and dropped. */
export async function keepMonthParts(
  pool: Pool,
  clock: Clock,
): Promise<{ readonly made: number; readonly dropped: number }> {
  const now = clock.now();
  const posting = await makeMonthParts(pool, "posting", new Date(now), MONTHS_AHEAD);
  const event = await makeMonthParts(pool, "event", new Date(now), MONTHS_AHEAD);
  const dropped = await dropMonthParts(pool, "event", new Date(now - EVENTS_KEPT_MS));
  return { made: posting + event, dropped };
}
