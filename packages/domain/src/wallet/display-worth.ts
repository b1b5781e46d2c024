// What an amount of US dollars is worth in the currency that a reader has chosen. Worths are only
// ever shown: what is agreed or limited is decided in the currency it is stated in.
import {
  decimalText,
  divideRounded,
  type NumericInput,
  parseDecimal,
  powerOfTen,
} from "../decimal.ts";

export interface DisplayRate {
  readonly currency: string;
  /** Of its amounts. */
  readonly decimals: number;
  /** Dollars for one unit, decimal text; null without a fresh price. */
  readonly usd: string | null;
}

/** Of readers who have chosen nothing. */
export const DOLLARS: DisplayRate = { currency: "USD", decimals: 2, usd: "1" };

/** Rounded half up once, with all decimals of the currency. Null where either is not known. */
export function displayWorth(dollars: NumericInput, { decimals, usd }: DisplayRate): string | null {
  const worth = parseDecimal(dollars);
  const price = parseDecimal(usd);
  if (worth === null || price === null || price.coefficient <= 0n) return null;
  const dividend = worth.coefficient * powerOfTen(price.scale + decimals);
  const divisor = price.coefficient * powerOfTen(worth.scale);
  return decimalText({
    coefficient: divideRounded(dividend, divisor, "half-up"),
    scale: decimals,
  });
}
