// The account that a buyer declares a payment to be made from: sealed, written once, stored with
// the order.
import { toOrderId, type OrderId } from "@parley/domain/ids";
import { arrayText } from "../kernel/array-text.ts";
import type { Queryable } from "../kernel/queryable.ts";

export interface OrderPayerRow {
  readonly orderId: OrderId;
  readonly sealed: string;
}

export async function insertOrderPayer(
  database: Queryable,
  { orderId, sealed, declaredAt }: OrderPayerRow & { readonly declaredAt: Date },
): Promise<void> {
  await database.query({
    name: "insert-order-payer",
    text: `insert into order_payer (order_id, sealed, declared_at) values ($1, $2, $3)`,
    values: [orderId, sealed, declaredAt],
  });
}

/** Orders whose buyer declared nothing are left out. */
export async function listOrderPayers(
  database: Queryable,
  orderIds: readonly OrderId[],
): Promise<OrderPayerRow[]> {
  const { rows } = await database.query<{ orderId: string; sealed: string }>({
    name: "list-order-payers",
    text: `select order_id as "orderId", sealed from order_payer
           where order_id = any($1::bigint[])`,
    values: [arrayText(orderIds)],
  });
  return rows.map(({ orderId, sealed }) => ({ orderId: toOrderId(orderId), sealed }));
}
