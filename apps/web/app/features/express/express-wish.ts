/** A request to Express: from the address, from the form, and for the API. */
import type { EndpointInput } from "@parley/contract/endpoint";
import type { expressQuote } from "@parley/contract/endpoints/market/express";
import { parseAmount } from "@parley/domain/money/amount";
import { amountValue, isUnreadAmount, readTypedAmount } from "@parley/domain/money/typed-amount";
import { readLanguage } from "@parley/domain/language/language";
import type { AmountIn, TakerSide } from "@parley/domain/trade/quote";
import { searchOfList, type Wish as SettledWish } from "../../shared/trade/wish-address.ts";

export interface Wish {
  readonly side: TakerSide;
  readonly crypto: string;
  readonly fiat: string;
  /** As it was typed. */
  readonly amount: string;
  readonly amountIn: AmountIn;
  /** The code of a payment method; empty when any will do. */
  readonly pay: string;
}

export interface WishCoin {
  readonly code: string;
  readonly scale: number;
}

export interface WishCurrency extends WishCoin {
  /** Codes of payment methods. */
  readonly payMethods: readonly string[];
}

/** What cannot be understood is left out, so that an old or broken link still opens the page. */
export function readWish(search: URLSearchParams, coin: WishCoin, currency: WishCurrency): Wish {
  const amountIn = search.get("in") === "crypto" ? "crypto" : "fiat";
  const scale = scaleOf(amountIn, coin, currency);
  const pay = search.get("pay") ?? "";
  return {
    side: search.get("side") === "sell" ? "sell" : "buy",
    crypto: coin.code,
    fiat: currency.code,
    amount: wishedAmount(search, scale),
    amountIn,
    pay: currency.payMethods.includes(pay) ? pay : "",
  };
}

/** The address of the page that shows the same again. */
export function searchOfWish(wish: Wish): string {
  return searchOfList(wish, settledWish(wish)).replace("?", `?side=${wish.side}&`);
}

/** As other pages take it over. */
export function settledWish({ amount, amountIn, pay }: Wish): SettledWish {
  return { amount: settled(amount), amountIn, pay: pay === "" ? null : pay };
}

export type ExpressQuestion = EndpointInput<typeof expressQuote>;

/** Null while there is no amount to ask about. */
export function questionOf(
  wish: Wish,
  coin: WishCoin,
  currency: WishCurrency,
): ExpressQuestion | null {
  const { side, crypto, fiat, amountIn, pay } = wish;
  const amount = settled(wish.amount);
  if (!isAmount(amount, scaleOf(amountIn, coin, currency))) return null;
  return { side, crypto, fiat, amount, amountIn, ...(pay === "" ? {} : { payMethods: [pay] }) };
}

/** Another coin or currency may know fewer decimals, and other payment methods. */
export function changeMarket(
  wish: Wish,
  { coin, currency }: { readonly coin: WishCoin; readonly currency: WishCurrency },
): Wish {
  const scale = scaleOf(wish.amountIn, coin, currency);
  const [whole = "", decimals = ""] = settled(wish.amount).split(".");
  const kept = decimals.slice(0, scale);
  return {
    ...wish,
    crypto: coin.code,
    fiat: currency.code,
    amount: kept === "" ? whole : `${whole}.${kept}`,
    pay: currency.payMethods.includes(wish.pay) ? wish.pay : "",
  };
}

export function scaleOf(amountIn: AmountIn, coin: WishCoin, currency: WishCurrency): number {
  return amountIn === "fiat" ? currency.scale : coin.scale;
}

/** A plain form sends what was typed, which the page's field then asks about where it has to. */
function wishedAmount(search: URLSearchParams, scale: number): string {
  const text = search.get("amount") ?? "";
  const language = readLanguage(search.get("typed"));
  const reading = readTypedAmount(text, scale, { language });
  if (reading.kind === "ambiguous") return amountValue(text, reading);
  return reading.kind === "amount" && isAmount(reading.text, scale) ? reading.text : "";
}

/** Nothing where the field still asks what was meant. */
function settled(amount: string): string {
  return isUnreadAmount(amount) ? "" : amount;
}

function isAmount(text: string, scale: number): boolean {
  return (parseAmount(text, scale) ?? 0n) > 0n;
}
