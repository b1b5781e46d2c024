/** Which orders of a list can be released together, and their totals. */
import { parseAmount, formatAmount } from "@parley/domain/money/amount";
import { MOST_RELEASED_AT_ONCE } from "@parley/domain/order/release-together";

export interface Releasable {
  readonly orderId: string;
  readonly actions: readonly string[];
  readonly role: string;
  readonly appeal: string;
}

/** Those that wait for the reader's confirmation of the payment. */
export function listReleasable<Order extends Releasable>(orders: readonly Order[]): Order[] {
  return orders.filter(({ role, actions }) => role === "seller" && actions.includes("release"));
}

/** Its release ends the appeal, so that it is selected by itself alone, and warned of. */
export function isAppealed({ appeal }: Pick<Releasable, "appeal">): boolean {
  return appeal === "open";
}

/** As many as one code releases; none with an open appeal. */
export function selectAll(orders: readonly Releasable[]): ReadonlySet<string> {
  const undisputed = listReleasable(orders).filter((order) => !isAppealed(order));
  const ids = undisputed.map(({ orderId }) => orderId);
  return new Set(ids.slice(0, MOST_RELEASED_AT_ONCE));
}

/** One more than may be is not taken. */
export function toggle(selected: ReadonlySet<string>, orderId: string): ReadonlySet<string> {
  const next = new Set(selected);
  if (!next.delete(orderId) && next.size < MOST_RELEASED_AT_ONCE) next.add(orderId);
  return next;
}

export interface Total {
  readonly unit: string;
  readonly amount: string;
}

interface Amounts {
  readonly fiat: string;
  readonly fiatAmount: string;
  readonly crypto: string;
  readonly quantity: string;
}

/** Sums of the money received and of the coins that leave, one for each currency and coin. */
export function totalsOf(orders: readonly Amounts[]): {
  readonly fiat: readonly Total[];
  readonly crypto: readonly Total[];
} {
  return {
    fiat: sumUp(orders.map(({ fiat, fiatAmount }) => ({ unit: fiat, amount: fiatAmount }))),
    crypto: sumUp(orders.map(({ crypto, quantity }) => ({ unit: crypto, amount: quantity }))),
  };
}

/** With as many decimals as the finest of its parts. */
function sumUp(parts: readonly Total[]): Total[] {
  const units = [...new Set(parts.map(({ unit }) => unit))];
  return units.map((unit) => {
    const amounts = parts.filter((part) => part.unit === unit).map(({ amount }) => amount);
    const scale = Math.max(...amounts.map((amount) => amount.split(".")[1]?.length ?? 0));
    const atoms = amounts.reduce((sum, amount) => sum + (parseAmount(amount, scale) ?? 0n), 0n);
    return { unit, amount: formatAmount(atoms, scale) };
  });
}
