// What coins are worth in US dollars, in whole cents.
import { decimalText, divideRounded, parseDecimal, powerOfTen, type Rounding } from "../decimal.ts";

export const CENTS_SCALE = 2;

/** A price and when it was taken. */
export interface UsdQuote {
  readonly code: string;
  /** Dollars for one unit, decimal text. */
  readonly usd: string;
  readonly asOf: Date;
}

/** Null when the price is not a positive number. */
export function worthInCents(
  atoms: bigint,
  scale: number,
  usd: string,
  rounding: Rounding,
): bigint | null {
  const price = parseDecimal(usd);
  if (price === null || price.coefficient <= 0n) return null;
  const dividend = atoms * price.coefficient * powerOfTen(CENTS_SCALE);
  return divideRounded(dividend, powerOfTen(scale + price.scale), rounding);
}

/** The most atoms that are worth no more than these cents, rounded up; null as above. */
export function atomsWithin(cents: bigint, scale: number, usd: string): bigint | null {
  const price = parseDecimal(usd);
  if (price === null || price.coefficient <= 0n) return null;
  const dividend = cents * powerOfTen(scale + price.scale);
  return divideRounded(dividend, price.coefficient * powerOfTen(CENTS_SCALE), "down");
}

/** The prices that may be relied on: one too old, or from the future of a clock set back, is none. */
export function freshPrices(
  quotes: readonly UsdQuote[],
  now: number,
  maxAgeMs: number,
): ReadonlyMap<string, string> {
  return new Map(
    quotes
      .filter(({ asOf }) => Math.abs(now - asOf.getTime()) <= maxAgeMs)
      .map(({ code, usd }) => [code, usd]),
  );
}

export function centsText(cents: bigint): string {
  return decimalText({ coefficient: cents, scale: CENTS_SCALE });
}
