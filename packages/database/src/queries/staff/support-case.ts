// Cases of customer service and what was said in them.
import { toOrderId, toUserId, type OrderId, type UserId } from "@parley/domain/ids";
import type {
  GroupCases,
  StrangerCases,
  SupportState,
  SupportSubject,
} from "@parley/domain/support/support-case";
import { bigint, dateTime, idOf, integer, nullable, text } from "../kernel/column.ts";
import { affectsOneRow, readCount, type Queryable } from "../kernel/queryable.ts";
import { defineRow, defineTable, type RowOf } from "../kernel/table.ts";

const newFields = {
  id: bigint(),
  /** Null without a login; then `email` and `networkMac` are given. */
  userId: nullable(idOf(toUserId)),
  email: nullable(text()),
  language: text(),
  subject: text<SupportSubject>(),
  orderId: nullable(idOf(toOrderId)),
  createdAt: dateTime(),
  movedAt: dateTime(),
};

const newCases = defineTable("support_case", { ...newFields, networkMac: nullable(text()) });

export type NewSupportCase = Omit<RowOf<typeof newCases>, "movedAt">;

const cases = defineTable("support_case", {
  ...newFields,
  state: text<SupportState>(),
  /** Who has claimed it. */
  staffId: nullable(idOf(toUserId)),
  closedAt: nullable(dateTime()),
});

const caseRow = defineRow({
  ...cases.fields,
  /** The public number and the name of the account that opened it. */
  uid: nullable(integer()),
  username: nullable(text()),
  staffUid: nullable(integer()),
  staffUsername: nullable(text()),
  /** Messages of the person since the last answer. */
  unanswered: integer(),
});

export type SupportCaseRow = RowOf<typeof caseRow>;

export interface NewSupportMessage {
  readonly id: bigint;
  readonly caseId: bigint;
  /** Null for a message of the person. */
  readonly staffId: UserId | null;
  readonly text: string;
  readonly createdAt: Date;
}

const messageRow = defineRow({
  id: bigint(),
  caseId: bigint(),
  author: text<"person" | "staff">(),
  staffUsername: nullable(text()),
  text: text(),
  createdAt: dateTime(),
});

export type SupportMessageRow = RowOf<typeof messageRow>;

export interface SupportMove {
  readonly id: bigint;
  readonly state: SupportState;
  readonly staffId: UserId | null;
  readonly movedAt: Date;
}

const SELECT = `select ${cases.columnsOf("c")}, writer.uid, writer.username,
    staff.uid as "staffUid", staff.username as "staffUsername",
    (select count(*)::int from support_message as said
     where said.case_id = c.id and said.author = 'person' and said.id > coalesce(
       (select max(id) from support_message where case_id = c.id and author = 'staff'), 0)
    ) as unanswered
  from support_case as c
  left join app_user as writer on writer.id = c.user_id
  left join app_user as staff on staff.id = c.staff_id`;

/**
 * Whom a case concerns: its writer, or the account that has the address of a writer without a login,
 * and both sides of its order. `$2` is now.
 */
const CONCERNED = `from support_case as concerning
    left join trade_order on trade_order.id = concerning.order_id
    left join contact on contact.channel = 'email' and contact.target = concerning.email
      and (contact.kept_until is null or contact.kept_until > $2)
    cross join lateral (
      values (concerning.user_id), (trade_order.advertiser_id), (trade_order.taker_id),
        (contact.user_id)
    ) as concerned (user_id)`;

const IN_QUEUE = `c.state = $1 and not exists (
    select ${CONCERNED}
    join app_user as other on other.id = concerned.user_id
    where concerning.id = c.id and is_staff_conflict($3, other.account_group)
  )`;

/** The queue of one member of staff. */
export interface SupportQueueFilter {
  readonly state: SupportState;
  /** The reader's: cases that are a conflict of interest for it are left out. */
  readonly staffGroup: number;
  readonly now: Date;
}

/** Until the transaction ends, new cases under this name are counted one after the other. */
export async function lockSupportName(database: Queryable, name: string): Promise<void> {
  await database.query({
    name: "lock-support-name",
    text: `select pg_advisory_xact_lock(hashtextextended($1, 0))`,
    values: [`support_case ${name}`],
  });
}

/** Of a master with its sub-users. */
export async function countSupportCasesOfGroup(
  database: Queryable,
  masterId: UserId,
  since: Date,
): Promise<GroupCases> {
  const { rows } = await database.query<GroupCases>({
    name: "count-group-support-cases",
    text: `select count(*) filter (where c.state <> 'closed')::int as open,
             count(*) filter (where c.created_at > $2)::int as "ofDay"
           from support_case as c
           join app_user on app_user.id = c.user_id
           where (app_user.id = $1 or app_user.master_id = $1)
             and (c.state <> 'closed' or c.created_at > $2)`,
    values: [masterId, since],
  });
  return rows[0] ?? { open: 0, ofDay: 0 };
}

/** Of people without a login. */
export async function countSupportCasesOfStranger(
  database: Queryable,
  email: string,
  networkMac: string,
  since: Date,
): Promise<StrangerCases> {
  const { rows } = await database.query<StrangerCases>({
    name: "count-stranger-support-cases",
    text: `select
             (select count(*)::int from support_case
              where email = $1 and created_at > $3) as "ofEmail",
             (select count(*)::int from support_case
              where network_mac = $2 and created_at > $3) as "ofNetwork"`,
    values: [email, networkMac, since],
  });
  return rows[0] ?? { ofEmail: 0, ofNetwork: 0 };
}

/** Whether a side of the order is this user, or a sub-user of this user. */
export async function isOrderOf(
  database: Queryable,
  orderId: OrderId,
  userId: UserId,
): Promise<boolean> {
  return affectsOneRow(database, {
    name: "is-order-of-support-writer",
    text: `select from trade_order
           join app_user on app_user.id in (trade_order.advertiser_id, trade_order.taker_id)
           where trade_order.id = $1 and (app_user.id = $2 or app_user.master_id = $2)
           limit 1`,
    values: [orderId, userId],
  });
}

export async function insertSupportCase(database: Queryable, added: NewSupportCase): Promise<void> {
  await newCases.insertRows(database, "insert-support-case", [
    { ...added, movedAt: added.createdAt },
  ]);
}

export async function insertSupportMessage(
  database: Queryable,
  added: NewSupportMessage,
): Promise<void> {
  await database.query({
    name: "insert-support-message",
    text: `insert into support_message (id, case_id, author, staff_id, text, created_at)
           values ($1, $2, case when $3::bigint is null then 'person' else 'staff' end, $3, $4,
             $5)`,
    values: [added.id, added.caseId, added.staffId, added.text, added.createdAt],
  });
}

export async function findSupportCase(
  database: Queryable,
  id: bigint,
): Promise<SupportCaseRow | null> {
  return caseRow.find(database, {
    name: "find-support-case",
    text: `${SELECT} where c.id = $1`,
    values: [id],
  });
}

/** No other step is taken in it until the transaction ends. */
export async function lockSupportCase(database: Queryable, id: bigint): Promise<void> {
  await database.query({
    name: "lock-support-case",
    text: `select from support_case where id = $1 for no key update`,
    values: [id],
  });
}

export async function updateSupportCase(
  database: Queryable,
  { id, state, staffId, movedAt }: SupportMove,
): Promise<void> {
  await database.query({
    name: "update-support-case",
    text: `update support_case
           set state = $2, staff_id = $3, moved_at = $4,
             closed_at = case when $2 = 'closed' then $4::timestamptz end
           where id = $1`,
    values: [id, state, staffId, movedAt],
  });
}

/** The latest first. */
export async function listSupportCasesOf(
  database: Queryable,
  userId: UserId,
  limit: number,
  offset: number,
): Promise<SupportCaseRow[]> {
  return caseRow.list(database, {
    name: "list-support-cases-of",
    text: `${SELECT} where c.user_id = $1 order by c.id desc limit $2 offset $3`,
    values: [userId, limit, offset],
  });
}

/** Counts no further than `most`. */
export async function countSupportCasesOf(
  database: Queryable,
  userId: UserId,
  most: number,
): Promise<number> {
  return readCount(database, {
    name: "count-support-cases-of",
    text: `select count(*)::int as count
           from (select from support_case where user_id = $1 limit $2) as counted`,
    values: [userId, most],
  });
}

/** Those that have waited longest first. */
export async function listSupportCases(
  database: Queryable,
  { state, staffGroup, now }: SupportQueueFilter,
  limit: number,
  offset: number,
): Promise<SupportCaseRow[]> {
  return caseRow.list(database, {
    name: "list-support-cases",
    text: `${SELECT} where ${IN_QUEUE} order by c.moved_at, c.id limit $4 offset $5`,
    values: [state, now, staffGroup, limit, offset],
  });
}

/** Counts no further than `most`. */
export async function countSupportCases(
  database: Queryable,
  { state, staffGroup, now }: SupportQueueFilter,
  most: number,
): Promise<number> {
  return readCount(database, {
    name: "count-support-cases",
    text: `select count(*)::int as count
           from (select from support_case as c where ${IN_QUEUE} limit $4) as counted`,
    values: [state, now, staffGroup, most],
  });
}

/** In the order in which they were written. */
export async function listSupportMessages(
  database: Queryable,
  caseIds: readonly bigint[],
): Promise<SupportMessageRow[]> {
  return messageRow.list(database, {
    name: "list-support-messages",
    text: `select said.id, said.case_id as "caseId", said.author,
             staff.username as "staffUsername", said.text, said.created_at as "createdAt"
           from support_message as said
           left join app_user as staff on staff.id = said.staff_id
           where said.case_id = any($1::bigint[])
           order by said.id`,
    values: [caseIds],
  });
}

/** Whom each of these cases concerns. */
export async function listConcernedInCase(
  database: Queryable,
  caseIds: readonly bigint[],
  now: Date,
): Promise<{ readonly caseId: bigint; readonly userId: UserId }[]> {
  const { rows } = await database.query<{ caseId: string; userId: string }>({
    name: "list-concerned-in-support-cases",
    text: `select concerning.id as "caseId", concerned.user_id as "userId"
           ${CONCERNED}
           where concerning.id = any($1::bigint[]) and concerned.user_id is not null`,
    values: [caseIds, now],
  });
  return rows.map(({ caseId, userId }) => ({
    caseId: BigInt(caseId),
    userId: toUserId(userId),
  }));
}
