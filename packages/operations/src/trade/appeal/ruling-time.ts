// How long an appeal takes here, for people who are about to open one. Counted at most once in some
// minutes, however many readers ask.
import type { Pool } from "@parley/database/pool";
import { getRulingTime } from "@parley/database/queries/trade/ruling-time";
import { RULING_TIME_DAYS, saidRulingTime } from "@parley/domain/appeal/ruling-time";
import type { Clock } from "@parley/platform/clock";
import { createTimedValue, type TimedValue } from "../../kernel/timed-value.ts";

const MAX_AGE_MS = 5 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

export function createRulingTime({
  pool,
  clock,
}: {
  readonly pool: Pool;
  readonly clock: Clock;
}): TimedValue<number | null> {
  return createTimedValue({
    load: async () => {
      const since = new Date(clock.now() - RULING_TIME_DAYS * DAY_MS);
      return saidRulingTime(await getRulingTime(pool, since));
    },
    maxAgeMs: MAX_AGE_MS,
    clock,
  });
}
