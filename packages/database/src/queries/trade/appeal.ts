// Appeals as staff see them, and the rule that says when two have to agree.
import { toOrderId, type OrderId, type UserId } from "@parley/domain/ids";
import { PROOF_MS } from "@parley/domain/order/proof-of-payment";
import { idOf, integer, nullable, text } from "../kernel/column.ts";
import { readCount, type Queryable } from "../kernel/queryable.ts";
import { defineRow, type RowOf } from "../kernel/table.ts";

export type AppealQueue = "open" | "mine" | "approval" | "resolved";

export interface AppealRange {
  readonly offset: number;
  readonly limit: number;
  /** Epoch milliseconds: what is overdue depends on it. */
  readonly now: number;
}

/** The member of staff who looks; appeals that are a conflict of interest are left out. */
export interface AppealReader {
  readonly userId: UserId;
  readonly accountGroup: number;
}

export interface AppealParty {
  readonly uid: number;
  readonly username: string;
}

export interface QueuedAppeal {
  readonly orderId: OrderId;
  readonly staff: AppealParty | null;
  readonly taker: AppealParty;
  readonly advertiser: AppealParty;
}

const queued = defineRow({
  orderId: idOf(toOrderId),
  staffUid: nullable(integer()),
  staffName: nullable(text()),
  takerUid: integer(),
  takerName: text(),
  advertiserUid: integer(),
  advertiserName: text(),
});

interface Queue {
  /** Written out: open and closed ones have an index each. */
  readonly isIn: string;
  readonly order: string;
}

/**
 * Proof was requested from the buyer and the time has passed, `$4` being now less that time; or a
 * side has missed the time of a task.
 */
const IS_RAISED =
  "(is_task_missed or coalesce(not_received_at <= $4 and answered_at is null, false))";
/** A side has requested another member of staff. */
const IS_SECOND_LOOK = "(second_look is not null and ruling is null)";
const LONGEST_WAITING_FIRST = "appeal_opened_at, trade_order.id";
const URGENT_FIRST = `(${IS_RAISED} or ${IS_SECOND_LOOK}) desc, ${LONGEST_WAITING_FIRST}`;
const OPEN: Queue = { isIn: "appeal = 'open'", order: URGENT_FIRST };

const QUEUES: Readonly<Record<AppealQueue, Queue>> = {
  open: OPEN,
  mine: OPEN,
  approval: {
    isIn: "appeal = 'open' and ruling is not null and ruling ->> 'effectAt' is null",
    order: URGENT_FIRST,
  },
  resolved: {
    isIn: "appeal in ('resolved', 'withdrawn')",
    order: "appeal_opened_at desc, trade_order.id",
  },
};

const FOR_READER = `from trade_order
    join app_user as taker on taker.id = trade_order.taker_id
    join app_user as advertiser on advertiser.id = trade_order.advertiser_id
    left join app_user as staff on staff.id = trade_order.case_staff_id
  where ($1::bigint is null or case_staff_id = $1)
    and not is_staff_conflict($2, taker.account_group)
    and not is_staff_conflict($2, advertiser.account_group)`;

/** Only in one queue does it matter who has the case. */
function readerOf(queue: AppealQueue, { userId, accountGroup }: AppealReader) {
  return [queue === "mine" ? userId : null, accountGroup];
}

/**
 * Those of which a side has missed the time for proof or a task, or with a requested second look, first; then
 * those that wait longest. Of closed ones, the latest first.
 */
export async function listAppeals(
  database: Queryable,
  queue: AppealQueue,
  reader: AppealReader,
  { offset, limit, now }: AppealRange,
): Promise<QueuedAppeal[]> {
  const { isIn, order } = QUEUES[queue];
  return queued.as(toAppeal).list(database, {
    name: `list-appeals-${queue}`,
    text: `select trade_order.id as "orderId", staff.uid as "staffUid",
             staff.username as "staffName", taker.uid as "takerUid",
             taker.username as "takerName", advertiser.uid as "advertiserUid",
             advertiser.username as "advertiserName"
           ${FOR_READER} and ${isIn} and $4::timestamptz is not null
           order by ${order}
           offset $3 limit $5`,
    values: [...readerOf(queue, reader), offset, new Date(now - PROOF_MS), limit],
  });
}

export async function countAppeals(
  database: Queryable,
  queue: AppealQueue,
  reader: AppealReader,
  most: number,
): Promise<number> {
  return readCount(database, {
    name: `count-appeals-${queue}`,
    text: `select count(*)::integer as count from (
             select ${FOR_READER} and ${QUEUES[queue].isIn} limit $3
           ) as counted`,
    values: [...readerOf(queue, reader), most],
  });
}

/** What the two have had with each other before: orders, and appeals among them. */
export async function countAppealsBetween(
  database: Queryable,
  one: bigint,
  other: bigint,
): Promise<{ readonly orders: number; readonly appeals: number }> {
  const { rows } = await database.query<{ orders: number; appeals: number }>({
    name: "count-orders-between",
    text: `select count(*)::integer as orders,
             (count(*) filter (where appeal <> 'none'))::integer as appeals
           from trade_order
           where (taker_id = $1 and advertiser_id = $2)
             or (taker_id = $2 and advertiser_id = $1)`,
    values: [one, other],
  });
  return rows[0] ?? { orders: 0, appeals: 0 };
}

/** Appeals in which a user ever was a side. */
export async function countAppealsOf(database: Queryable, userId: UserId): Promise<number> {
  return readCount(database, {
    name: "count-appeals-of",
    text: `select count(*)::integer as count from trade_order
           where (taker_id = $1 or advertiser_id = $1) and appeal <> 'none'`,
    values: [userId],
  });
}

/** Rulings on orders worth so many cents or more need a second member of staff. */
export async function getSecondRulingFromCents(database: Queryable): Promise<bigint> {
  const { rows } = await database.query<{ cents: string }>({
    name: "get-second-ruling-from-cents",
    text: `select second_ruling_from_cents as cents from trade_rule where name = 'site'`,
  });
  const [row] = rows;
  if (row === undefined) throw new Error("the rule of trades is gone");
  return BigInt(row.cents);
}

function toAppeal(row: RowOf<typeof queued>): QueuedAppeal {
  const { orderId, staffUid, staffName } = row;
  return {
    orderId,
    staff: staffUid === null || staffName === null ? null : { uid: staffUid, username: staffName },
    taker: { uid: row.takerUid, username: row.takerName },
    advertiser: { uid: row.advertiserUid, username: row.advertiserName },
  };
}
