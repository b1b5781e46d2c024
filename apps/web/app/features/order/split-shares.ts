/** What each side would get of a split, as the server books it. */
import { formatAmount, parseAmount } from "@parley/domain/money/amount";
import { feeOf, feeRateOf, smallestGross, type FeeRate } from "@parley/domain/trade/quote";
import type { Order } from "./order.ts";

/** Every coin has as many decimals. */
export const COIN_SCALE = 8;

type Split = Pick<Order, "quantity" | "fee" | "receiveQuantity">;

export interface Shares {
  readonly toBuyer: string;
  readonly toSeller: string;
  readonly fee: string;
}

/** `amount` is net to the buyer; null when it is none, or more than the order has. */
export function sharesOf(order: Split, amount: string, marketRate: string | null): Shares | null {
  const toBuyer = parseAmount(amount, COIN_SCALE);
  const [quantity, most, wholeFee] = [order.quantity, order.receiveQuantity, order.fee].map(
    (text) => parseAmount(text, COIN_SCALE) ?? 0n,
  );
  if (toBuyer === null || quantity === undefined || most === undefined || wholeFee === undefined) {
    return null;
  }
  if (toBuyer > most) return null;
  const rate = rateOf(quantity, wholeFee, marketRate);
  const fee = toBuyer === most ? wholeFee : smallestGross(rate, toBuyer) - toBuyer;
  const texts = [toBuyer, quantity - toBuyer - fee, fee] as const;
  const [forBuyer, forSeller, forPlatform] = texts;
  return {
    toBuyer: formatAmount(forBuyer, COIN_SCALE),
    toSeller: formatAmount(forSeller, COIN_SCALE),
    fee: formatAmount(forPlatform, COIN_SCALE),
  };
}

/** What each side got, as it was booked. */
export function settledShares(
  { quantity, settledFee }: Pick<Order, "quantity" | "settledFee">,
  toBuyer: string,
): Shares {
  const atoms = (text: string) => parseAmount(text, COIN_SCALE) ?? 0n;
  const fee = settledFee ?? "0";
  const rest = atoms(quantity) - atoms(toBuyer) - atoms(fee);
  return { toBuyer, toSeller: formatAmount(rest, COIN_SCALE), fee };
}

/** The order's own rate: its market's if that makes its fee, else what the fee itself says. */
function rateOf(quantity: bigint, fee: bigint, marketRate: string | null): FeeRate {
  const rate = marketRate === null ? null : feeRateOf(marketRate);
  if (rate !== null && feeOf(rate, quantity) === fee) return rate;
  return shortestRate(quantity, fee) ?? { numerator: fee, denominator: quantity };
}

/** Rates have few decimals: the one with fewest that makes just this fee. */
function shortestRate(quantity: bigint, fee: bigint): FeeRate | null {
  for (let digits = 1; digits <= COIN_SCALE; digits += 1) {
    const denominator = 10n ** BigInt(digits);
    // The fee is rounded down, so the rate is this or a little more.
    const numerator = (fee * denominator + quantity - 1n) / quantity;
    const rate = { numerator, denominator };
    if (feeOf(rate, quantity) === fee) return rate;
  }
  return null;
}
