// What happened to orders: only ever added to.
import { toApiKeyId, toOrderId, toSessionId, toUserId, type OrderId } from "@parley/domain/ids";
import type { OrderStep } from "@parley/domain/order/order-step";
import type { AppealState, OrderActor, OrderState } from "@parley/domain/order/order";
import { idOf, instant, integer, json, named, nullable, text } from "../kernel/column.ts";
import type { Queryable } from "../kernel/queryable.ts";
import { defineTable, type RowOf } from "../kernel/table.ts";

const history = defineTable("order_history", {
  orderId: idOf(toOrderId),
  /** The resulting state. */
  version: integer(),
  at: named("happened_at", instant()),
  actor: text<OrderActor>(),
  userId: nullable(idOf(toUserId)),
  sessionId: nullable(idOf(toSessionId)),
  step: text<OrderStep | "create">(),
  state: text<OrderState>(),
  appeal: text<AppealState>(),
  /** Of a step that a program has taken. */
  apiKeyId: nullable(idOf(toApiKeyId)),
  details: nullable(json<Readonly<Record<string, unknown>>>()),
});

export type HistoryEntry = RowOf<typeof history>;

const INSERT = `insert into order_history (${history.names}) select * from ${history.unnest}`;

export async function insertOrderHistory(
  database: Queryable,
  entries: readonly HistoryEntry[],
): Promise<void> {
  await database.query({
    name: "insert-order-history",
    text: INSERT,
    values: history.toArrays(entries),
  });
}

/** Of each order the oldest first. */
export async function listOrderHistories(
  database: Queryable,
  orderIds: readonly OrderId[],
): Promise<HistoryEntry[]> {
  return history.list(database, {
    name: "list-order-histories",
    text: `select ${history.columns} from order_history where order_id = any($1::bigint[]) order by order_id, version`,
    values: [orderIds],
  });
}

/** When this side last took this step, the latest first, no more than so many. */
export async function listOrderTimes(
  database: Queryable,
  orderId: OrderId,
  { actor, step }: Pick<HistoryEntry, "actor" | "step">,
  limit: number,
): Promise<number[]> {
  const { rows } = await database.query<{ at: Date }>({
    name: "list-times-of-order-step",
    text: `select happened_at as at from order_history
           where order_id = $1 and actor = $2 and step = $3
           order by version desc limit $4`,
    values: [orderId, actor, step, limit],
  });
  return rows.map(({ at }) => at.getTime());
}

/** The oldest first. */
export async function listOrderHistory(
  database: Queryable,
  orderId: OrderId,
): Promise<HistoryEntry[]> {
  return history.list(database, {
    name: "list-order-history",
    text: `select ${history.columns} from order_history where order_id = $1 order by version`,
    values: [orderId],
  });
}
