// Counts the calls of each session, or where there is none of each network address, within a minute.
// The limits of the API count with it, and so does the short path, so that an address has one count
// whichever way its calls are answered.
import type { FastifyRateLimitOptions, RateLimitOptions } from "@fastify/rate-limit";
import { hashToken } from "@parley/platform/tokens";
import { LRUCache } from "lru-cache";

type Store = NonNullable<RateLimitOptions["store"]>;

export interface CallCount {
  /** This call included. */
  readonly current: number;
  /** Milliseconds until it begins anew. */
  readonly ttl: number;
}

export interface CallCounter {
  readonly max: number;
  /** Null, and nothing counted, when the address has made as many calls as it may. */
  takeAllowed(address: string): CallCount | null;
  /** Counts the call whatever was before it. */
  take(address: string): CallCount;
  /** For the plugin that limits all other calls. */
  readonly store: Store;
}

const WINDOW_MS = 60_000;
/** More than concurrent keys; beyond it, the least recently used counts restart. */
const MAX_CALLERS = 20_000;
const SESSION = "session ";

/** Of what a call says it is: whether there is such a session is not known yet. */
export function sessionName(authToken: string): string {
  return `${SESSION}${hashToken(authToken).toString("base64url")}`;
}

/**
 * Of an API key. Before its signature is verified it is counted for each network: a stranger who
 * has seen the key's name could use up the calls of its owner.
 */
export function keyName(keyId: string, network = ""): string {
  return `${SESSION}key ${keyId} ${network}`;
}

interface Count {
  current: number;
  readonly startedAt: number;
}

export function createCallCounter(max: number): CallCounter {
  const ofAddresses = new LRUCache<string, Count>({ max: MAX_CALLERS });
  // Apart, as made-up sessions cost nothing and would push addresses out.
  const ofSessions = new LRUCache<string, Count>({ max: MAX_CALLERS });
  const countsOf = (name: string) => (name.startsWith(SESSION) ? ofSessions : ofAddresses);

  function take(address: string, now = Date.now()): CallCount {
    const counts = countsOf(address);
    const known = counts.get(address);
    if (known !== undefined && now - known.startedAt < WINDOW_MS) {
      known.current += 1;
      return { current: known.current, ttl: WINDOW_MS - (now - known.startedAt) };
    }
    counts.set(address, { current: 1, startedAt: now });
    return { current: 1, ttl: WINDOW_MS };
  }

  function takeAllowed(address: string): CallCount | null {
    const now = Date.now();
    const known = countsOf(address).get(address);
    const isSpent =
      known !== undefined && known.current >= max && now - known.startedAt < WINDOW_MS;
    return isSpent ? null : take(address, now);
  }

  class CounterStore {
    readonly options: FastifyRateLimitOptions;

    constructor(options: FastifyRateLimitOptions) {
      this.options = options;
    }

    incr(address: string, done: (error: Error | null, count?: CallCount) => void): void {
      done(null, take(address));
    }

    child(): CounterStore {
      return new CounterStore(this.options);
    }
  }
  return { max, takeAllowed, take: (address) => take(address), store: CounterStore };
}
