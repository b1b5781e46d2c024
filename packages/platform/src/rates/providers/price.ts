// Prices while they are compared: whole numbers of 10⁻¹⁸ dollars, so that the dong (four hundred-
// thousandths of a dollar) keeps as many digits as bitcoin and nothing is rounded.
import { decimalText, parseDecimal, rescale, type NumericInput } from "@parley/domain/decimal";

const DECIMALS = 18;
const ONE = 10n ** BigInt(DECIMALS);
/** No coin or currency is worth a billion dollars; a larger number is invalid. */
const LARGEST = 10n ** 9n * ONE;

/** Dollars per unit. */
export type Price = bigint;

/** Null unless the value is a positive number of a plausible size. */
export function parsePrice(value: NumericInput): Price | null {
  const decimal = parseDecimal(value);
  if (decimal === null) return null;
  const price = rescale(decimal, DECIMALS, "half-up").coefficient;
  return price > 0n && price < LARGEST ? price : null;
}

/** Turns units per dollar into dollars per unit. */
export function parseInversePrice(value: NumericInput): Price | null {
  const perDollar = parsePrice(value);
  if (perDollar === null) return null;
  const price = (ONE * ONE) / perDollar;
  return price > 0n && price < LARGEST ? price : null;
}

/** A price quoted in another unit than the dollar, made dollars by that unit's own price. */
export function convertPrice(price: Price, unit: Price): Price {
  return (price * unit) / ONE;
}

export function priceText(price: Price): string {
  return decimalText({ coefficient: price, scale: DECIMALS }).replace(/0+$/, "").replace(/\.$/, "");
}
