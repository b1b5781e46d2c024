// Asks the source for reference prices and publishes them, at most every 30 seconds in the whole
// installation, however many workers run. What the source cannot say keeps its old price, which
// then grows stale.
import type { Pool } from "@parley/database/pool";
import { listEnabledCoins } from "@parley/database/queries/market/coin";
import { listEnabledCurrencies } from "@parley/database/queries/market/currency";
import { takeRateTurn, publishQuotes } from "@parley/database/queries/market/reference-quote";
import type { Clock } from "@parley/platform/clock";
import type { RateProblem, RateSource } from "@parley/platform/rates/rate-source";

export const PUBLISH_EVERY_MS = 30_000;
/** Longer than asking all sources may take; a worker that dies gives its turn up after this. */
const TURN_MS = 25_000;
/** History keeps one price per code for each of these. */
export const HISTORY_BUCKET_MS = 5 * 60_000;
/** What is older is deleted: 90 days. */
export const HISTORY_KEPT_MS = 90 * 24 * 3_600_000;

export interface PublishRatesParts {
  readonly pool: Pool;
  readonly source: RateSource;
  readonly clock: Clock;
  /** Distinguishes this worker from all others. */
  readonly holder: string;
}

export type PublishRatesOutcome =
  /** Rates were published lately, or another worker is at it. */
  | { readonly kind: "not-our-turn" }
  /** It took so long that another worker has the turn; nothing was written. */
  | { readonly kind: "too-late" }
  | {
      readonly kind: "published";
      readonly count: number;
      /** Codes on whose price the source could not settle. */
      readonly missing: readonly string[];
      readonly problems: readonly RateProblem[];
    };

export async function publishRates(parts: PublishRatesParts): Promise<PublishRatesOutcome> {
  const { pool, source, clock, holder } = parts;
  const startedAt = clock.now();
  const isOurTurn = await takeRateTurn(pool, {
    holder,
    now: new Date(startedAt),
    heldUntil: new Date(startedAt + TURN_MS),
    dueSince: new Date(startedAt - PUBLISH_EVERY_MS),
  });
  if (!isOurTurn) return { kind: "not-our-turn" };
  const [coins, currencies] = await Promise.all([
    listEnabledCoins(pool),
    listEnabledCurrencies(pool),
  ]);
  const wanted = {
    coins: coins.map(({ code }) => code),
    currencies: currencies.map(({ code }) => code),
  };
  const { quotes, problems } = await source.readRates(wanted);
  const hadTurn = await publishQuotes(pool, {
    holder,
    quotes,
    asOf: new Date(startedAt),
    now: new Date(clock.now()),
    bucketAt: new Date(startedAt - (startedAt % HISTORY_BUCKET_MS)),
  });
  if (!hadTurn) return { kind: "too-late" };
  const quoted = new Set(quotes.map(({ code }) => code));
  const missing = [...wanted.coins, ...wanted.currencies].filter((code) => !quoted.has(code));
  return { kind: "published", count: quotes.length, missing, problems };
}
