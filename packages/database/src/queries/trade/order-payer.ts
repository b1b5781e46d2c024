// The account that a buyer declares a payment to be made from: sealed, written once, stored with
// the order.
import { toOrderId, type OrderId } from "@parley/domain/ids";
import { arrayText } from "../kernel/array-text.ts";
import { dateTime, idOf, text } from "../kernel/column.ts";
import type { Queryable } from "../kernel/queryable.ts";
import { defineTable, type RowOf } from "../kernel/table.ts";

const newPayers = defineTable("order_payer", {
  orderId: idOf(toOrderId),
  sealed: text(),
  declaredAt: dateTime(),
});

const payers = newPayers.omit("declaredAt");

export type OrderPayerRow = RowOf<typeof payers>;

export async function insertOrderPayer(
  database: Queryable,
  payer: RowOf<typeof newPayers>,
): Promise<void> {
  await newPayers.insertRows(database, "insert-order-payer", [payer]);
}

/** Orders whose buyer declared nothing are left out. */
export async function listOrderPayers(
  database: Queryable,
  orderIds: readonly OrderId[],
): Promise<OrderPayerRow[]> {
  return payers.list(database, {
    name: "list-order-payers",
    text: `select ${payers.columns} from order_payer where order_id = any($1::bigint[])`,
    values: [arrayText(orderIds)],
  });
}
