// Time that only moves when a test moves it, so that deadlines are hit to the millisecond.
import { createMovableClock, type MovableClock } from "@parley/platform/clock";

/** An ordinary day, far from the edges of months and years. */
const DEFAULT_START = Date.UTC(2026, 0, 15, 12, 0, 0);

export function createSimulatedClock(startsAt: number = DEFAULT_START): MovableClock {
  return createMovableClock({ now: () => startsAt });
}
