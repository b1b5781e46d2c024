// What callers have used within the present minute, in bounded memory. Servers exchange what they have
// counted once a second, in one statement for all callers that use much: a read never waits for it, and
// callers that use little are never written down. Decision 59.
import type { Clock } from "@parley/platform/clock";
import { LRUCache } from "lru-cache";

export interface MinuteCounts {
  /** On all servers, as far as this one knows. */
  usedBy(name: string): number;
  /** Returns what is used then. */
  add(name: string, cost: number): number;
}

export interface MinuteCountsOptions {
  /** Names the counts in the database: the same on all servers, and no other counts have it. */
  readonly kind: string;
  /** From what a caller uses on this server on, others are told. */
  readonly tellFrom: number;
}

export interface CountExchange {
  open(options: MinuteCountsOptions): MinuteCounts;
  /** The beginning of the present minute. */
  minute(): number;
  msUntilNextMinute(): number;
  /** Tells the other servers what was counted here and learns what they have counted. */
  exchange(): Promise<void>;
}

interface Sum {
  readonly key: string;
  readonly calls: number;
}

export interface ExchangeParts {
  readonly clock: Clock;
  /** Adds what was used to the sums of all servers, and returns those. */
  readonly count: (used: readonly Sum[], minute: Date) => Promise<readonly Sum[]>;
}

const MINUTE_MS = 60_000;
/** Of each kind; beyond it, the counts of those that called the longest ago begin anew. */
const MAX_CALLERS = 20_000;
/** Told in one statement; the others are told with the next. */
const MAX_TOLD = 2_000;
/** Of all kinds together. */
const MAX_UNTOLD = 20_000;

interface Count {
  readonly minute: number;
  own: number;
  /** Of `own`, what the others were told. */
  told: number;
  ofOthers: number;
}

/** Counts that are to be told, by their key in the database. */
type Untold = Map<string, Count>;

export function createCountExchange({ clock, count }: ExchangeParts): CountExchange {
  const untold: Untold = new Map();
  const minuteNow = () => Math.floor(clock.now() / MINUTE_MS) * MINUTE_MS;
  return {
    open: (options) => openCounts(options, untold, minuteNow),
    minute: minuteNow,
    msUntilNextMinute: () => minuteNow() + MINUTE_MS - clock.now(),

    async exchange() {
      const minute = minuteNow();
      const told = [...untold].slice(0, MAX_TOLD);
      for (const [key] of told) untold.delete(key);
      const counts = new Map(told.filter(([, one]) => one.minute === minute));
      if (counts.size === 0) return;
      const calls = [...counts].map(([key, { own, told: sum }]) => ({ key, calls: own - sum }));
      const before = new Map([...counts].map(([key, { told: sum }]) => [key, sum]));
      // What is used while the statement runs is told with the next.
      for (const one of counts.values()) one.told = one.own;
      const sums = await count(calls, new Date(minute)).catch((error: unknown) => {
        for (const [key, one] of counts) {
          one.told = before.get(key) ?? 0;
          untold.set(key, one);
        }
        throw error;
      });
      for (const { key, calls: ofAll } of sums) {
        const one = counts.get(key);
        // A count that began anew here has forgotten what it told: that counts as of others.
        if (one !== undefined) one.ofOthers = Math.max(0, ofAll - one.told);
      }
    },
  };
}

function openCounts(
  { kind, tellFrom }: MinuteCountsOptions,
  untold: Untold,
  minuteNow: () => number,
): MinuteCounts {
  const counts = new LRUCache<string, Count>({ max: MAX_CALLERS });

  function findPresent(name: string): Count | undefined {
    const count = counts.get(name);
    return count?.minute === minuteNow() ? count : undefined;
  }

  function begin(name: string): Count {
    const count = { minute: minuteNow(), own: 0, told: 0, ofOthers: 0 };
    counts.set(name, count);
    return count;
  }

  return {
    usedBy(name) {
      const count = findPresent(name);
      return count === undefined ? 0 : count.own + count.ofOthers;
    },
    add(name, cost) {
      const count = findPresent(name) ?? begin(name);
      count.own += cost;
      if (count.own >= tellFrom && untold.size < MAX_UNTOLD) untold.set(`${kind} ${name}`, count);
      return count.own + count.ofOthers;
    },
  };
}
