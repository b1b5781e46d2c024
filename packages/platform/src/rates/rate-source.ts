// The source of reference prices. Two implementations: public services over HTTP, or simulated
// locally for development.

import type { WantedRates } from "./providers/rate-provider.ts";

/** What one unit of a coin or currency is worth in US dollars. */
export interface RateQuote {
  readonly code: string;
  /** Decimal text, always positive. */
  readonly usd: string;
  /** The providers, "coinbase+kraken". */
  readonly source: string;
}

export interface RateReport {
  /** A code without a trustworthy price is left out; the caller keeps an older one. */
  readonly quotes: readonly RateQuote[];
  /** Providers without a usable reply, each with the reason. */
  readonly problems: readonly RateProblem[];
}

export interface RateProblem {
  readonly provider: string;
  readonly reason: string;
}

export interface RateSource {
  /** Never throws: a failed source returns no quotes. */
  readRates(wanted: WantedRates): Promise<RateReport>;
}

/** Every price is in US dollars, so this one needs no source. */
export const DOLLAR_QUOTE: RateQuote = { code: "USD", usd: "1", source: "definition" };
