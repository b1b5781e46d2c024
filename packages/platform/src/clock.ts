// The one source of time. Rules take instants as arguments; their callers read a clock, so that
// tests and development can move it.

export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

export interface MovableClock extends Clock {
  /** Moves the clock by that much, backwards when negative; it keeps running from there. */
  advance(milliseconds: number): void;
  /** Back to the time of the clock underneath. */
  reset(): void;
}

/** Runs with the clock underneath, as far ahead of it as it has been moved. */
export function createMovableClock(underneath: Clock = systemClock): MovableClock {
  let offset = 0;
  return {
    now: () => underneath.now() + offset,
    advance: (milliseconds) => {
      offset += milliseconds;
    },
    reset: () => {
      offset = 0;
    },
  };
}
