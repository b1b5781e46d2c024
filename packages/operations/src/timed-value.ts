// A value that is loaded at most once in a while, however many ask for it: what everybody reads on
// every page must not cost a query each.
import type { Clock } from "@parley/platform/clock";

export interface TimedValue<Value> {
  read(): Promise<Value>;
}

export interface TimedValueOptions<Value> {
  readonly load: () => Promise<Value>;
  readonly maxAgeMs: number;
  readonly clock: Clock;
  /**
   * Says whether a newly loaded value equals the one before. That one is then kept, so that what
   * was made from it, and knows it by identity, stays good.
   */
  readonly isSame?: (before: Value, after: Value) => boolean;
}

export function createTimedValue<Value>(options: TimedValueOptions<Value>): TimedValue<Value> {
  const { load, maxAgeMs, clock, isSame = () => false } = options;
  let before: { readonly value: Value } | null = null;

  async function loadOrKeep(): Promise<Value> {
    const value = await load();
    if (before !== null && isSame(before.value, value)) return before.value;
    before = { value };
    return value;
  }

  let kept: { readonly at: number; readonly value: Promise<Value> } | null = null;
  return {
    read() {
      const age = kept === null ? -1 : clock.now() - kept.at;
      // A negative age means that the clock was set back.
      if (kept !== null && age >= 0 && age < maxAgeMs) return kept.value;
      const entry = { at: clock.now(), value: loadOrKeep() };
      kept = entry;
      // The next reader after a failure tries again; whoever shared this one gets its error.
      entry.value.catch(() => {
        if (kept === entry) kept = null;
      });
      return entry.value;
    },
  };
}
