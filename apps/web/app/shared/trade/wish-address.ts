/** The amount and the payment method of a reader, in the addresses of lists and of order forms. */
import type { AmountIn } from "@parley/domain/trade/quote";

export interface Wish {
  /** In its plain form; empty when any will do. */
  readonly amount: string;
  readonly amountIn: AmountIn;
  /** The code of a payment method; null when any will do. */
  readonly pay: string | null;
}

interface Market {
  readonly crypto: string;
  readonly fiat: string;
}

/** Opens the form of an offer with amount and method filled in. */
export function searchOfOrder(wish: Wish): string {
  return searchOf(partsOf(wish));
}

/** The list of all offers for the same. */
export function searchOfList({ crypto, fiat }: Market, wish: Wish): string {
  return searchOf([`crypto=${crypto}`, `fiat=${fiat}`, ...partsOf(wish)]);
}

function partsOf({ amount, amountIn, pay }: Wish): string[] {
  const parts = amount === "" ? [] : [`amount=${amount}`];
  if (amount !== "" && amountIn === "crypto") parts.push("in=crypto");
  if (pay !== null) parts.push(`pay=${pay}`);
  return parts;
}

function searchOf(parts: readonly string[]): string {
  return parts.length === 0 ? "" : `?${parts.join("&")}`;
}

/** Path and query of the list that was shown last on this page. Never set on the server. */
let last = "";

export function rememberList(address: string): void {
  last = address;
}

/** The list of a market as the reader left it, with all its filters; else the one for the same wish. */
export function wayToList(path: string, market: Market, wish: Wish): string {
  const start = path + searchOfList(market, { amount: "", amountIn: "fiat", pay: null });
  return last === start || last.startsWith(`${start}&`) ? last : path + searchOfList(market, wish);
}
