// Counts what each caller has used within a minute: a session, an API key or a network address.
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
  /** Counts the call whatever was before it; one that costs more counts for several. */
  take(name: string, cost?: number): CallCount;
  /** Seconds until the caller may call again; null where it may now. Counts nothing. */
  spentFor(name: string): number | null;
  /** For the plugin that limits calls of the API. */
  readonly store: Store;
}

const WINDOW_MS = 60_000;
/** More than concurrent keys; beyond it, the least recently used counts restart. */
const MAX_CALLERS = 20_000;
const SESSION = "session ";

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

/** Whether this is the name of a session or a key, not of a network. */
export function isNameOfSession(name: string): boolean {
  return name.startsWith(SESSION);
}

export function secondsOf(ms: number): number {
  return Math.max(1, Math.ceil(ms / 1_000));
}

interface Count {
  current: number;
  readonly startedAt: number;
}

export function createCallCounter(max: number): CallCounter {
  const ofAddresses = new LRUCache<string, Count>({ max: MAX_CALLERS });
  // Apart, as made-up keys cost nothing and would push addresses out.
  const ofSessions = new LRUCache<string, Count>({ max: MAX_CALLERS });

  /** The count of the present minute; undefined: none yet. */
  function currentOf(name: string, now: number): Count | undefined {
    const known = (isNameOfSession(name) ? ofSessions : ofAddresses).get(name);
    return known !== undefined && now - known.startedAt < WINDOW_MS ? known : undefined;
  }

  function take(name: string, cost = 1): CallCount {
    const now = Date.now();
    const known = currentOf(name, now);
    if (known !== undefined) {
      known.current += cost;
      return { current: known.current, ttl: WINDOW_MS - (now - known.startedAt) };
    }
    (isNameOfSession(name) ? ofSessions : ofAddresses).set(name, { current: cost, startedAt: now });
    return { current: cost, ttl: WINDOW_MS };
  }

  function spentFor(name: string): number | null {
    const now = Date.now();
    const known = currentOf(name, now);
    if (known === undefined || known.current < max) return null;
    return secondsOf(WINDOW_MS - (now - known.startedAt));
  }

  class CounterStore {
    readonly options: FastifyRateLimitOptions;

    constructor(options: FastifyRateLimitOptions) {
      this.options = options;
    }

    incr(name: string, done: (error: Error | null, count?: CallCount) => void): void {
      done(null, take(name));
    }

    child(): CounterStore {
      return new CounterStore(this.options);
    }
  }
  return { max, take, spentFor, store: CounterStore };
}
