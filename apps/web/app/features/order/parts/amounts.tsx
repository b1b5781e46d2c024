/** The amounts of an order in the sentences around them. */
import type { Numbers } from "@parley/ui/data/language";
import { Money } from "@parley/ui/data/money";
import { DIGITS } from "../model/order-part.ts";
import type { Order } from "../model/order.ts";

export function fiatOf({ fiatAmount, fiat }: Order) {
  return <Money key="amount" amount={fiatAmount} unit={fiat} className="font-semibold" />;
}

export function coinsOf({ crypto }: Order, amount: string) {
  return <Money key="amount" amount={amount} unit={crypto} className="font-semibold" {...DIGITS} />;
}

export function personOf(name: string) {
  return <strong key="name">{name}</strong>;
}

/** For titles, which are plain text. */
export function coinsText({ crypto, quantity }: Order, { number }: Numbers): string {
  return `${number(quantity, DIGITS)} ${crypto}`;
}
