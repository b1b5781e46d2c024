// From which worth on a second member of staff has to approve a ruling.
import { getSecondRulingFromCents } from "@parley/database/queries/trade/appeal";
import type { Order } from "@parley/domain/order/order";
import type { OrderParts } from "../trade/order/parts.ts";
import { worthOf } from "../trade/order/sweep-orders.ts";

/** Without a price the amount may be large, so that two have to agree. */
export async function needsSecondRuling(parts: OrderParts, order: Order): Promise<boolean> {
  const worth = await worthOf(parts, order);
  return worth === null || worth >= (await getSecondRulingFromCents(parts.pool));
}
