/**
 * Exact decimal numbers for rules and formats. A value is an integer coefficient and a count of
 * decimals, so that no step ever passes through binary floating point.
 */

export interface Decimal {
  readonly coefficient: bigint;
  readonly scale: number;
}

export type Rounding = "down" | "up" | "half-up";

/** What callers hold before it is known to be a number: wire text, counts, gaps in the data. */
export type NumericInput = string | number | bigint | null | undefined;

const DECIMAL_PATTERN = /^([+-]?)(?:(\d+)(?:\.(\d*))?|\.(\d+))(?:[eE]([+-]?\d{1,4}))?$/;

/** Doubles end near 1e308; a larger exponent is hostile input that would only cost memory. */
const LARGEST_EXPONENT = 400;

/** Cached powers of ten; lists of offers use them a thousand times a page. */
const POWERS_OF_TEN = Array.from({ length: 40 }, (_, exponent) => 10n ** BigInt(exponent));

export function powerOfTen(exponent: number): bigint {
  return POWERS_OF_TEN[exponent] ?? 10n ** BigInt(exponent);
}

/** Reads a decimal exactly as written; null when the value is empty or is not a finite number. */
export function parseDecimal(value: NumericInput): Decimal | null {
  if (value === null || value === undefined) return null;
  if (typeof value === "bigint") return { coefficient: value, scale: 0 };
  const match = DECIMAL_PATTERN.exec(String(value).trim());
  if (match === null) return null;
  const [, sign, integer = "", fraction = "", bareFraction = "", exponentText = "0"] = match;
  const exponent = Number(exponentText);
  if (Math.abs(exponent) > LARGEST_EXPONENT) return null;
  const decimals = fraction + bareFraction;
  const magnitude = BigInt(integer + decimals);
  const coefficient = sign === "-" ? -magnitude : magnitude;
  const scale = decimals.length - exponent;
  if (scale >= 0) return { coefficient, scale };
  return { coefficient: coefficient * powerOfTen(-scale), scale: 0 };
}

/**
 * Divides magnitudes, so that rounding is the same on both sides of zero: `down` cuts off,
 * `up` moves away from zero, `half-up` moves away from zero from the half onwards.
 */
export function divideRounded(dividend: bigint, divisor: bigint, rounding: Rounding): bigint {
  if (divisor === 0n) throw new RangeError("A decimal was divided by zero.");
  const isNegative = dividend < 0n !== divisor < 0n;
  const magnitude = dividend < 0n ? -dividend : dividend;
  const by = divisor < 0n ? -divisor : divisor;
  const quotient = magnitude / by;
  const remainder = magnitude % by;
  const isRaised =
    (rounding === "up" && remainder > 0n) || (rounding === "half-up" && remainder * 2n >= by);
  const result = isRaised ? quotient + 1n : quotient;
  return isNegative ? -result : result;
}

/** The same value with exactly `scale` decimals. */
export function rescale(value: Decimal, scale: number, rounding: Rounding): Decimal {
  if (scale >= value.scale) {
    const coefficient = value.coefficient * powerOfTen(scale - value.scale);
    return { coefficient, scale };
  }
  const divisor = powerOfTen(value.scale - scale);
  return { coefficient: divideRounded(value.coefficient, divisor, rounding), scale };
}

/** Plain notation with all decimals of the scale and without separators: `-12.50`. */
export function decimalText({ coefficient, scale }: Decimal): string {
  const sign = coefficient < 0n ? "-" : "";
  const digits = (coefficient < 0n ? -coefficient : coefficient)
    .toString()
    .padStart(scale + 1, "0");
  if (scale === 0) return sign + digits;
  return `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}
