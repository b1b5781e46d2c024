// What only the page of a person asks: which of the trades were flagged.
import { toOrderId, type UserId } from "@parley/domain/ids";
import type { FlagReason } from "@parley/domain/trade/counted-trade";
import { boolean, dateTime, idOf, text } from "../kernel/column.ts";
import type { Queryable } from "../kernel/queryable.ts";
import { defineRow, type RowOf } from "../kernel/table.ts";

const personFlags = defineRow({
  orderId: idOf(toOrderId),
  reason: text<FlagReason>(),
  flaggedAt: dateTime(),
  isClosed: boolean(),
});

export type PersonFlag = RowOf<typeof personFlags>;

/** The latest first. */
export async function listFlagsOf(
  database: Queryable,
  userId: UserId,
  most: number,
): Promise<PersonFlag[]> {
  return personFlags.list(database, {
    name: "list-flags-of",
    text: `select flag.order_id as "orderId", flag.reason, flag.flagged_at as "flaggedAt",
             flag.closed_at is not null as "isClosed"
           from trade_flag as flag join trade_order as o on o.id = flag.order_id
           where o.taker_id = $1 or o.advertiser_id = $1
           order by flag.flagged_at desc, flag.order_id, flag.reason limit $2`,
    values: [userId, most],
  });
}
