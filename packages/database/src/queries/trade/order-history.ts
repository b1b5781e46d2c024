// What happened to orders: only ever added to.
import { toOrderId, type OrderId } from "@parley/domain/ids";
import type { AppealState, OrderActor, OrderState } from "@parley/domain/order/order";
import type { OrderStep } from "@parley/domain/order/order-table";
import { arrayText } from "../kernel/array-text.ts";
import type { Queryable } from "../kernel/queryable.ts";

export interface HistoryEntry {
  readonly orderId: OrderId;
  /** The resulting state. */
  readonly version: number;
  readonly at: number;
  readonly actor: OrderActor;
  readonly userId: bigint | null;
  readonly sessionId: bigint | null;
  readonly step: OrderStep | "create";
  readonly state: OrderState;
  readonly appeal: AppealState;
  readonly details: Readonly<Record<string, unknown>> | null;
}

type Raw = Omit<HistoryEntry, "orderId" | "at" | "userId" | "sessionId"> & {
  readonly orderId: string;
  readonly at: Date;
  readonly userId: string | null;
  readonly sessionId: string | null;
};

export async function insertOrderHistory(
  database: Queryable,
  entries: readonly HistoryEntry[],
): Promise<void> {
  await database.query({
    name: "insert-order-history",
    text: `insert into order_history (order_id, version, happened_at, actor, user_id,
             session_id, step, state, appeal, details)
           select order_id, version, to_timestamp(happened_at / 1000), actor, user_id,
             session_id, step, state, appeal, details::jsonb
           from unnest($1::bigint[], $2::integer[], $3::numeric[], $4::text[], $5::bigint[],
             $6::bigint[], $7::text[], $8::text[], $9::text[], $10::text[])
             as given (order_id, version, happened_at, actor, user_id, session_id, step,
               state, appeal, details)`,
    values: [
      arrayText(entries.map(({ orderId }) => orderId)),
      arrayText(entries.map(({ version }) => version)),
      arrayText(entries.map(({ at }) => at)),
      arrayText(entries.map(({ actor }) => actor)),
      arrayText(entries.map(({ userId }) => userId)),
      arrayText(entries.map(({ sessionId }) => sessionId)),
      arrayText(entries.map(({ step }) => step)),
      arrayText(entries.map(({ state }) => state)),
      arrayText(entries.map(({ appeal }) => appeal)),
      arrayText(entries.map(({ details }) => (details === null ? null : JSON.stringify(details)))),
    ],
  });
}

/** Of each order the oldest first. */
export async function listOrderHistories(
  database: Queryable,
  orderIds: readonly OrderId[],
): Promise<HistoryEntry[]> {
  const { rows } = await database.query<Raw>({
    name: "list-order-histories",
    text: `select order_id as "orderId", version, happened_at as at, actor,
             user_id as "userId", session_id as "sessionId", step, state, appeal,
             details
           from order_history where order_id = any($1::bigint[]) order by order_id, version`,
    values: [orderIds],
  });
  return rows.map(toEntry);
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
  const { rows } = await database.query<Raw>({
    name: "list-order-history",
    text: `select order_id as "orderId", version, happened_at as at, actor,
             user_id as "userId", session_id as "sessionId", step, state, appeal,
             details
           from order_history where order_id = $1 order by version`,
    values: [orderId],
  });
  return rows.map(toEntry);
}

function toEntry(row: Raw): HistoryEntry {
  return {
    ...row,
    orderId: toOrderId(row.orderId),
    at: row.at.getTime(),
    userId: row.userId === null ? null : BigInt(row.userId),
    sessionId: row.sessionId === null ? null : BigInt(row.sessionId),
  };
}
