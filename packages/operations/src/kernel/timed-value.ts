// A value that is loaded at most once in an interval, however many callers read it: what every page
// needs must not cost a query each.
// Not lru-cache: its `fetch` returns another promise each time, and prepared replies identify the
// values they were made from by the promise.
import type { Clock } from "@parley/platform/clock";

export interface TimedValue<Value> {
  /** The very same promise as long as the value is the same. */
  read(): Promise<Value>;
}

/** A timed value that can be told of a change. */
export interface ForgettableValue<Value> extends TimedValue<Value> {
  /** The next reader loads it anew, whatever its age is. */
  forget(): void;
}

export interface TimedValueOptions<Value> {
  readonly load: () => Promise<Value>;
  readonly maxAgeMs: number;
  /**
   * How long after its age the value is still returned while a new one is loaded, so that no caller
   * waits; none unless given.
   */
  readonly graceMs?: number;
  readonly clock: Clock;
  /**
   * Says whether a newly loaded value equals the one before. That one is then kept, so that what
   * was made from it, and knows it by identity, stays good.
   */
  readonly isSame?: (before: Value, after: Value) => boolean;
}

interface Kept<Value> {
  readonly at: number;
  readonly value: Promise<Value>;
}

export function createTimedValue<Value>(
  options: TimedValueOptions<Value>,
): ForgettableValue<Value> {
  const { load, maxAgeMs, graceMs = 0, clock, isSame = () => false } = options;
  let before: { readonly value: Value; readonly promise: Promise<Value> } | null = null;
  let kept: Kept<Value> | null = null;
  /** What is being loaded while the one before is still answered. */
  let next: Kept<Value> | null = null;

  function begin(): Kept<Value> {
    const old = before;
    const loading = load();
    const value =
      old === null
        ? loading
        : loading.then((loaded) => (isSame(old.value, loaded) ? old.value : loaded));
    return { at: clock.now(), value };
  }

  /** Takes its place as soon as it is there; the next reader after a failure tries again. */
  function follow(entry: Kept<Value>): void {
    const take = (value: Value) => {
      // Waiting callers have this promise, all others the one before.
      const isSeen = next === entry && before?.value === value;
      const promise = isSeen ? (before?.promise ?? entry.value) : entry.value;
      before = { value, promise };
      if (kept === entry || next === entry) kept = { at: entry.at, value: promise };
      if (next === entry) next = null;
    };
    const forget = () => {
      if (kept === entry) kept = null;
      if (next === entry) next = null;
    };
    entry.value.then(take, forget);
  }

  return {
    read() {
      const age = kept === null ? -1 : clock.now() - kept.at;
      // A negative age means that the clock was set back.
      if (kept !== null && age >= 0 && age < maxAgeMs) return kept.value;
      if (kept !== null && age >= 0 && age < maxAgeMs + graceMs) {
        if (next === null) follow((next = begin()));
        return kept.value;
      }
      next = null;
      const entry = begin();
      kept = entry;
      follow(entry);
      // Callers that share this promise get its error too.
      return entry.value;
    },

    forget() {
      kept = null;
      next = null;
    },
  };
}
