// Where reference prices come from. Two implementations: asked from public services over HTTP, or
// made up locally for development.

export interface WantedRates {
  readonly coins: readonly string[];
  readonly currencies: readonly string[];
}

/** What one unit of a coin or currency is worth in US dollars. */
export interface RateQuote {
  readonly code: string;
  /** Decimal text, always positive. */
  readonly usd: string;
  /** Who said so, "coinbase+kraken". */
  readonly source: string;
}

export interface RateReport {
  /** A code without a trustworthy price is left out; whoever has an older one keeps it. */
  readonly quotes: readonly RateQuote[];
  /** Providers that gave no usable answer, each with the reason. */
  readonly problems: readonly RateProblem[];
}

export interface RateProblem {
  readonly provider: string;
  readonly reason: string;
}

export interface RateSource {
  /** Never throws: a source that knows nothing reports no quotes. */
  readRates(wanted: WantedRates): Promise<RateReport>;
}

/** Every price is in US dollars, so this one needs no source. */
export const DOLLAR_QUOTE: RateQuote = { code: "USD", usd: "1", source: "definition" };
