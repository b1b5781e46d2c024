// Whether an amount is inside the limits of an offer, and no more than there is of it: said by
// floating numbers, as far as these can say it.
import type { IndexQuery } from "./index-types.ts";
import type { OfferArrays } from "./offer-columns.ts";

/** Positive for yes, negative for no; zero when only exact numbers can decide. */
export type AmountRule = (place: number, price: number) => number;

/** Whole numbers below this are the same as floating ones. */
export const EXACT_BELOW = 2 ** 53;
/** Far more than what is lost where a few floating numbers are multiplied. */
const LOSS = 1e-12;

/** Null without an amount. */
export function createAmountRule(
  { amount, fiatScale, cryptoScale, priceScale }: IndexQuery,
  { minLimits, maxLimits, remainings }: OfferArrays,
): AmountRule | null {
  if (amount === undefined) return null;
  const value = Number(amount.value);
  const isExact = value < EXACT_BELOW;
  const unit = 10 ** (fiatScale - cryptoScale - priceScale);
  if (amount.in === "fiat") {
    return (place, price) => {
      if (value < (minLimits[place] ?? 0) || value > (maxLimits[place] ?? 0)) return -1;
      const worth = (remainings[place] ?? 0) * price * unit;
      if (value > worth * (1 + LOSS)) return -1;
      return isExact && value <= worth * (1 - LOSS) ? 1 : 0;
    };
  }
  return (place, price) => {
    if (value > (remainings[place] ?? 0)) return -1;
    const worth = value * price * unit;
    const least = worth * (1 - LOSS);
    const most = worth * (1 + LOSS);
    // It is rounded up to a whole unit of the fiat.
    const tooLittle = (minLimits[place] ?? 0) - 1;
    const max = maxLimits[place] ?? 0;
    if (most <= tooLittle || least > max) return -1;
    return isExact && least > tooLittle && most <= max ? 1 : 0;
  };
}
