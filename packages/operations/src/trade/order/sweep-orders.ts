// Lets the clock look at what is due. Any number of servers do it; what two of them do is done once.
import type { Pool } from "@parley/database/pool";
import { listDueOrders, listOrdersById } from "@parley/database/queries/trade/order";
import { readTradeCircumstances } from "@parley/database/queries/trade/trade-flag";
import type { ReferenceQuote } from "@parley/database/queries/market/reference-quote";
import { freshPrices, worthInCents } from "@parley/domain/wallet/worth";
import type { Order } from "@parley/domain/order/order";
import type { Clock } from "@parley/platform/clock";
import type { Engine } from "@parley/engine/engine";
import { tickOrderKind } from "./tick-order.ts";

export interface TickParts {
  readonly pool: Pool;
  readonly engine: Engine;
  readonly market: {
    readonly quotes: { read(): Promise<readonly ReferenceQuote[]> };
    readonly clock: Clock;
    readonly maxAgeMs: number;
  };
}

/** Does with an order what is due, if anything is. */
export async function tickOrder(parts: TickParts, order: Order): Promise<boolean> {
  const volumeUsdCents = await worthOf(parts, order);
  // Nothing but the settlement completes a trade here.
  const circumstances =
    order.state === "pending_payment" ? undefined : await readTradeCircumstances(parts.pool, order);
  const outcome = await parts.engine.submit(tickOrderKind, {
    input: { order, volumeUsdCents, ...(circumstances === undefined ? {} : { circumstances }) },
    identity: null,
  });
  return outcome.ok;
}

/** In cents of US dollars; null when it is unknown, and then charts leave it out. */
export async function worthOf(
  { market }: Pick<TickParts, "market">,
  order: Order,
): Promise<bigint | null> {
  const { quotes, clock, maxAgeMs } = market;
  const usd = freshPrices(await quotes.read(), clock.now(), maxAgeMs).get(order.crypto);
  if (usd === undefined) return null;
  return worthInCents(order.quantity, order.cryptoScale, usd, "down");
}

const AT_ONCE = 256;

/** How many orders it moved on. */
export async function sweepOrders(parts: TickParts & { readonly clock: Clock }): Promise<number> {
  const ids = await listDueOrders(parts.pool, new Date(parts.clock.now()), AT_ONCE);
  if (ids.length === 0) return 0;
  const orders = await listOrdersById(parts.pool, ids);
  const moved = await Promise.all(orders.map((order) => tickOrder(parts, order)));
  return moved.filter(Boolean).length;
}
