// One public service: its address, how its reply is read, and how often it may be requested. Its
// names of coins stay inside its own file.
import type { Price } from "./price.ts";

export interface WantedRates {
  readonly coins: readonly string[];
  readonly currencies: readonly string[];
}

export interface RateProvider {
  readonly name: string;
  /** Address of the service without a path; tests and mirrors put their own here. */
  readonly baseUrl: string;
  /** Path and query of the request, or null when it has none of the codes. */
  pathFor(wanted: WantedRates): string | null;
  /** Prices by code out of the parsed JSON. Throws when the answer has another form. */
  readPrices(answer: unknown, wanted: WantedRates): ReadonlyMap<string, Price>;
  /** The coin in which its prices are quoted, where that is not the dollar. */
  readonly quotedIn?: string;
  /** Services whose rates change daily are asked less often than we publish. */
  readonly askEverySeconds: number;
}

/** How often a service with live prices is requested: whenever rates are published. */
export const ASK_ALWAYS = 0;
/** How often a service with daily rates is requested; more often would risk a ban. */
export const ASK_HOURLY = 3_600;

/** Keeps the entries whose value is a price. */
export function collectPrices(
  entries: Iterable<readonly [code: string, price: Price | null]>,
): ReadonlyMap<string, Price> {
  const prices = new Map<string, Price>();
  for (const [code, price] of entries) if (price !== null) prices.set(code, price);
  return prices;
}
