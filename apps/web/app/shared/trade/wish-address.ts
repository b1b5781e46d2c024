/** The amount and the payment method of a reader, in the addresses of lists and of order forms. */
import type { AmountIn } from "@parley/domain/trade/quote";

export interface Wish {
  /** In its plain form; empty when any will do. */
  readonly amount: string;
  readonly amountIn: AmountIn;
  /** The codes of payment methods, with commas; null when any will do. */
  readonly pay: string | null;
}

interface Market {
  readonly crypto: string;
  readonly fiat: string;
}

/** Opens the form of an offer with amount and method filled in. */
export function searchOfOrder(wish: Wish): string {
  return partsOf(wish).replace("&", "?");
}

/** The list of all offers for the same. */
export function searchOfList({ crypto, fiat }: Market, wish: Wish): string {
  return `?crypto=${crypto}&fiat=${fiat}${partsOf(wish)}`;
}

function partsOf({ amount, amountIn, pay }: Wish): string {
  const ofAmount = amount === "" ? "" : `&amount=${amount}`;
  const ofUnit = amountIn === "crypto" ? "&in=crypto" : "";
  return ofAmount + ofUnit + (pay === null ? "" : `&pay=${pay}`);
}
