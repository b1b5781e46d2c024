// Detects that the reference rate of a followed market has changed, or is gone. The quotes are
// cached for all readers anyway, so that checking every second costs next to nothing.
import { findMarketFacts, type MarketParts } from "../offer/market-facts.ts";
import { nameOf, type MarketName, type MarketPulse } from "./market-pulse.ts";

export interface RateWatchParts {
  readonly market: MarketParts;
  readonly pulse: MarketPulse;
  readonly onFailure: (error: unknown) => void;
  readonly everyMs?: number;
}

export interface RateWatch {
  /** The rate on which a new follower's reply was based. */
  see(market: MarketName, rate: bigint | null): void;
  start(): void;
  stop(): void;
}

const EVERY_MS = 1_000;

export function createRateWatch(parts: RateWatchParts): RateWatch {
  const { market, pulse, onFailure, everyMs = EVERY_MS } = parts;
  const known = new Map<string, bigint | null>();
  let timer: NodeJS.Timeout | undefined;
  let isLooking = false;

  async function look(): Promise<void> {
    const { followed } = pulse;
    for (const { crypto, fiat } of followed) {
      const name = nameOf({ crypto, fiat });
      const rate = (await findMarketFacts(market, crypto, fiat))?.rate ?? null;
      const before = known.get(name);
      known.set(name, rate);
      if (before !== undefined && before !== rate) pulse.touch({ crypto, fiat }, "rate");
    }
    const names = new Set(followed.map(nameOf));
    for (const name of known.keys()) if (!names.has(name)) known.delete(name);
  }

  return {
    see(one, rate) {
      if (!known.has(nameOf(one))) known.set(nameOf(one), rate);
    },
    start() {
      timer ??= setInterval(() => {
        if (isLooking) return;
        isLooking = true;
        look()
          .catch(onFailure)
          .finally(() => {
            isLooking = false;
          });
      }, everyMs);
    },
    stop: () => clearInterval(timer),
  };
}
