// Counts what each caller has used within the present minute, on all servers: a session, an API key or a
// network address.
import type { FastifyRateLimitOptions, RateLimitOptions } from "@fastify/rate-limit";
import { hashToken } from "@parley/platform/tokens";
import type { CountExchange } from "./minute-counts.ts";

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

/** Above this part of its limit, what a caller uses is known to all servers. */
const TOLD_PART = 0.1;

export interface CounterOptions {
  /** Names the limit; no other one has it. */
  readonly kind: string;
  readonly max: number;
}

export function createCallCounter(
  exchange: CountExchange,
  { kind, max }: CounterOptions,
): CallCounter {
  const counted = { kind, tellFrom: Math.ceil(max * TOLD_PART) };
  const ofAddresses = exchange.open(counted);
  // Apart, as made-up keys cost nothing and would push addresses out.
  const ofSessions = exchange.open(counted);
  const countsOf = (name: string) => (isNameOfSession(name) ? ofSessions : ofAddresses);

  function take(name: string, cost = 1): CallCount {
    return { current: countsOf(name).add(name, cost), ttl: exchange.msUntilNextMinute() };
  }

  function spentFor(name: string): number | null {
    return countsOf(name).usedBy(name) < max ? null : secondsOf(exchange.msUntilNextMinute());
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
