// The outbox: events in the order of transactions. A running transaction may have taken its number
// long ago; only events below the oldest running one are settled, so that a reader that continues
// from its last position misses nothing.
import { toUserId, type UserId } from "@parley/domain/ids";
import type { EventPlace } from "@parley/domain/event/event-id";
import type { Queryable } from "../kernel/queryable.ts";

export interface StoredEvent extends EventPlace {
  /** Null when it is for servers alone. */
  readonly userId: UserId | null;
  readonly topic: string;
  readonly payload: Readonly<Record<string, unknown>>;
  /** Epoch milliseconds. */
  readonly createdAt: number;
}

export interface EventPage {
  /** The oldest transaction under way: everything below it is settled. */
  readonly horizon: bigint;
  /** Settled events, in order. */
  readonly events: readonly StoredEvent[];
  /** There are committed ones above the horizon, which will be settled soon. */
  readonly hasUnsettled: boolean;
}

interface Row {
  readonly horizon: string;
  readonly xid: string | null;
  readonly id: string;
  readonly userId: string | null;
  readonly topic: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly createdAt: Date;
  readonly isSettled: boolean;
}

/** The horizon is returned even without events. */
const pageOf = (condition: string) => `
  select horizon.xid as horizon, event.xid, event.id, event.user_id as "userId", event.topic,
    event.payload, event.created_at as "createdAt", event.xid < horizon.xid as "isSettled"
  from (select pg_snapshot_xmin(pg_current_snapshot()) as xid) as horizon
    left join lateral (
      select xid, id, user_id, topic, payload, created_at
      from event
      where ${condition}
      order by xid, id
      limit $3
    ) as event on true
  order by event.xid, event.id`;

export async function readHorizon(database: Queryable): Promise<bigint> {
  const { rows } = await database.query<{ readonly horizon: string }>({
    name: "read-event-horizon",
    text: "select pg_snapshot_xmin(pg_current_snapshot()) as horizon",
  });
  return BigInt(rows[0]?.horizon ?? 0);
}

/** Of all users. */
export async function listEventsAfter(
  database: Queryable,
  after: EventPlace,
  limit: number,
): Promise<EventPage> {
  const { rows } = await database.query<Row>({
    name: "list-events-after",
    text: pageOf("(xid, id) > ($1::xid8, $2::bigint)"),
    values: [after.xid.toString(), after.id, limit],
  });
  return toPage(rows);
}

export async function listEventsOfUserAfter(
  database: Queryable,
  userId: UserId,
  after: EventPlace,
  limit: number,
): Promise<EventPage> {
  const { rows } = await database.query<Row>({
    name: "list-events-of-user-after",
    text: pageOf("user_id = $4 and (xid, id) > ($1::xid8, $2::bigint)"),
    values: [after.xid.toString(), after.id, limit, userId],
  });
  return toPage(rows);
}

function toPage(rows: readonly Row[]): EventPage {
  const events: StoredEvent[] = [];
  let hasUnsettled = false;
  for (const { xid, id, userId, topic, payload, createdAt, isSettled } of rows) {
    // The row that only carries the horizon.
    if (xid === null) continue;
    if (!isSettled) {
      hasUnsettled = true;
      continue;
    }
    events.push({
      xid: BigInt(xid),
      id: BigInt(id),
      userId: userId === null ? null : toUserId(userId),
      topic,
      payload,
      createdAt: createdAt.getTime(),
    });
  }
  return { horizon: BigInt(rows[0]?.horizon ?? 0), events, hasUnsettled };
}
