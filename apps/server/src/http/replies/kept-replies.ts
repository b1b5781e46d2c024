// Replies that are cached for a moment, since many clients request the same at the same time: made
// once for all that wait, and valid until their source has changed or the moment is over.
import type { Clock } from "@parley/platform/clock";
import { LRUCache } from "lru-cache";

export interface KeptReplies<Reply> {
  /** Null when there is none, or it is no longer good. */
  find(key: string): Reply | null;
  /** Whether one is being made that a further request would wait for. */
  isUnderWay(key: string): boolean;
  /**
   * Concurrent requests wait for the same one. It is valid as long as each part of its stamp is
   * identical. `make` says whether it may be kept.
   */
  share<Made extends { readonly keep: Reply | null }>(
    key: string,
    readStamp: () => readonly unknown[],
    make: () => Promise<Made>,
  ): Promise<Made>;
}

export interface KeptRepliesOptions {
  readonly clock: Clock;
  readonly maxAgeMs: number;
  /** Those that were not asked for the longest make room. */
  readonly maxCount: number;
}

interface Kept<Value> {
  readonly readStamp: () => readonly unknown[];
  readonly stamp: readonly unknown[];
  readonly at: number;
  readonly value: Value;
}

export function createKeptReplies<Reply>(options: KeptRepliesOptions): KeptReplies<Reply> {
  const { clock, maxAgeMs, maxCount } = options;
  const ready = new LRUCache<string, Kept<Reply>>({ max: maxCount });
  const waited = new Map<string, Kept<Promise<{ readonly keep: Reply | null }>>>();

  function isGood({ readStamp, stamp, at }: Kept<unknown>): boolean {
    const age = clock.now() - at;
    // A negative age means that the clock was set back.
    if (age < 0 || age >= maxAgeMs) return false;
    const now = readStamp();
    return stamp.every((part, place) => part === now[place]);
  }

  return {
    find(key) {
      const kept = ready.get(key);
      if (kept === undefined) return null;
      if (isGood(kept)) return kept.value;
      ready.delete(key);
      return null;
    },

    isUnderWay(key) {
      const known = waited.get(key);
      return known !== undefined && isGood(known);
    },

    share(key, readStamp, make) {
      const known = waited.get(key);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Under one key, one kind of thing is made.
      if (known !== undefined && isGood(known)) return known.value as ReturnType<typeof make>;
      // The time and the stamp of before, so that a change in the meantime is not overlooked.
      const made = { readStamp, stamp: readStamp(), at: clock.now() };
      const value = make();
      const entry = { ...made, value };
      waited.set(key, entry);
      const end = () => {
        if (waited.get(key) === entry) waited.delete(key);
      };
      const keepIt = ({ keep }: { readonly keep: Reply | null }) => {
        end();
        if (keep !== null) ready.set(key, { ...made, value: keep });
      };
      // Its waiting callers handle the failure.
      value.then(keepIt, end);
      return value;
    },
  };
}
