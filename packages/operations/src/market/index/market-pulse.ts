// Announces that a market has changed: its offers on one side, or its reference rate. Followers of
// a market, such as streams and cached replies, subscribe here; each market has a revision that
// grows with every change.
import type { IdSource } from "@parley/platform/ids";

export interface MarketName {
  readonly crypto: string;
  readonly fiat: string;
}

/** The side is the advertisers': buyers list sell offers. */
export type PulseChange = "sell" | "buy" | "rate";

export interface MarketPulse {
  /** Two revisions of a market are equal when nothing has changed between them. */
  revisionOf(market: MarketName): bigint;
  /** The same, for those who ask again and again. */
  revisionsOf(market: MarketName): () => bigint;
  touch(market: MarketName, change: PulseChange): void;
  /** Returns a function that unsubscribes. */
  follow(market: MarketName, listener: (change: PulseChange) => void): () => void;
  /** The markets with subscribers. */
  readonly followed: readonly MarketName[];
}

interface Followed {
  readonly market: MarketName;
  readonly listeners: Set<(change: PulseChange) => void>;
}

/** Ids grow with time, so that a revision after a new start is higher than those before it. */
export function createMarketPulse(ids: IdSource): MarketPulse {
  const first = ids.next();
  const revisions = new Map<string, bigint>();
  const following = new Map<string, Followed>();
  return {
    revisionOf: (market) => revisions.get(nameOf(market)) ?? first,
    revisionsOf(market) {
      const name = nameOf(market);
      return () => revisions.get(name) ?? first;
    },
    touch(market, change) {
      const name = nameOf(market);
      revisions.set(name, ids.next());
      for (const listener of following.get(name)?.listeners ?? []) listener(change);
    },
    follow(market, listener) {
      const name = nameOf(market);
      const known = following.get(name) ?? { market, listeners: new Set() };
      following.set(name, known);
      known.listeners.add(listener);
      return () => {
        known.listeners.delete(listener);
        if (known.listeners.size === 0 && following.get(name) === known) following.delete(name);
      };
    },
    get followed() {
      return [...following.values()].map(({ market }) => market);
    },
  };
}

/** As a key of maps. */
export function nameOf({ crypto, fiat }: MarketName): string {
  return `${crypto} ${fiat}`;
}
