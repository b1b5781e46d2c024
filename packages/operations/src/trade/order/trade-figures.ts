// How much is traded here, for the home page. Counted at most once in some minutes, however many
// readers ask, and answered from the last count while the next one is made.
import type { Pool } from "@parley/database/pool";
import { countTrade } from "@parley/database/queries/trade/trade-figures";
import {
  saidTradeFigures,
  TRADE_FIGURES_DAYS,
  type TradeFigures,
} from "@parley/domain/trade/trade-figures";
import type { Clock } from "@parley/platform/clock";
import { createTimedValue, type TimedValue } from "../../kernel/timed-value.ts";

const MAX_AGE_MS = 10 * 60_000;
const GRACE_MS = 24 * 60 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

export function createTradeFigures({
  pool,
  clock,
}: {
  readonly pool: Pool;
  readonly clock: Clock;
}): TimedValue<TradeFigures> {
  return createTimedValue({
    load: async () => {
      const since = new Date(clock.now() - TRADE_FIGURES_DAYS * DAY_MS);
      return saidTradeFigures(await countTrade(pool, since));
    },
    maxAgeMs: MAX_AGE_MS,
    graceMs: GRACE_MS,
    clock,
  });
}
