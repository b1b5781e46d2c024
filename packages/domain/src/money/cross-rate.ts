/**
 * The price of a coin in a fiat currency out of two quotes in US dollars: what one coin is worth
 * and what one unit of the currency is worth. Published rates are rounded half up, as no side of a
 * trade may gain from the rounding of a reference.
 */
import { type Decimal, decimalText, divideRounded, parseDecimal, powerOfTen } from "../decimal.ts";

/** Null when a quote is not a positive number: a market without a quote has no price. */
export function crossRate(coinUsd: string, fiatUsd: string, digits: number): string | null {
  const coin = positiveDecimal(coinUsd);
  const fiat = positiveDecimal(fiatUsd);
  if (coin === null || fiat === null) return null;
  const dividend = coin.coefficient * powerOfTen(fiat.scale + digits);
  const divisor = fiat.coefficient * powerOfTen(coin.scale);
  const coefficient = divideRounded(dividend, divisor, "half-up");
  return decimalText({ coefficient, scale: digits });
}

function positiveDecimal(text: string): Decimal | null {
  const decimal = parseDecimal(text);
  return decimal !== null && decimal.coefficient > 0n ? decimal : null;
}
