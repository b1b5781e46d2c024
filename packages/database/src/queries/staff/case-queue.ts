// Queues of customer service, read the same way for every kind of case.
import { toOfferId, toOrderId, toUserId, type UserId } from "@parley/domain/ids";
import {
  openedBy,
  CASE_RULES,
  type CaseFlag,
  type CaseKind,
  type CaseRole,
  type Urgency,
} from "@parley/domain/staff/queue";
import {
  array,
  bigint,
  boolean,
  idOf,
  instant,
  integer,
  json,
  nullable,
  smallint,
  text,
} from "../kernel/column.ts";
import { readCount, type Queryable } from "../kernel/queryable.ts";
import { defineRow, type RowOf } from "../kernel/table.ts";
import { CASE_SOURCES } from "./case-source.ts";

export interface CasePerson {
  readonly uid: number;
  readonly username: string;
  readonly language: string;
  readonly role: CaseRole;
}

const caseRow = defineRow({
  id: bigint(),
  openedAt: instant(),
  claimedBy: nullable(idOf(toUserId)),
  claimedAt: nullable(instant()),
  claimedByUid: nullable(integer()),
  claimedByUsername: nullable(text()),
  isRaised: boolean(),
  worthCents: nullable(bigint()),
  method: nullable(text()),
  /** All whom it concerns, also those who are not shown. */
  concerned: array(idOf(toUserId)),
  people: json<readonly CasePerson[]>(),
  /** Of the case itself. */
  language: nullable(text()),
  subjects: array(text()),
  flags: array(text<CaseFlag>()),
  orderId: nullable(idOf(toOrderId)),
  offerId: nullable(idOf(toOfferId)),
  crypto: nullable(text()),
  quantity: nullable(bigint()),
  cryptoScale: nullable(smallint()),
  fiat: nullable(text()),
  fiatAmount: nullable(bigint()),
  fiatScale: nullable(smallint()),
  notes: integer(),
});

export type QueuedCaseRow = RowOf<typeof caseRow>;

/** Null where it does not matter. */
export interface CaseFilter {
  readonly isUnclaimed: boolean | null;
  readonly claimedBy: UserId | null;
  readonly language: string | null;
  readonly method: string | null;
  readonly minWorthCents: bigint | null;
  readonly urgency: Urgency | null;
  /** The case, or the order or offer it is about. */
  readonly id: bigint | null;
  readonly personId: UserId | null;
}

export const NO_FILTER: CaseFilter = {
  isUnclaimed: null,
  claimedBy: null,
  language: null,
  method: null,
  minWorthCents: null,
  urgency: null,
  id: null,
  personId: null,
};

/** A queue as a member of staff sees it at one instant. */
export interface CaseReader {
  readonly kind: CaseKind;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Cases that are a conflict of interest for this group are left out. */
  readonly staffGroup: number;
}

/** Accounts of the reader's group `$3` and of groups that share something with it. */
const CONFLICTS = `array(
    select app_user.id from app_user where account_group = any(array(
      select $3::integer
      union all
      select case when group_a = $3 then group_b else group_a end from group_link
      where (group_a = $3 or group_b = $3) and cleared_at is null
    ))
  )`;

/** `$4` to `$7`: opened until then, a case is late or due soon, unclaimed and claimed. */
const LATE_FROM = "case when c.claimed_by is null then $4::timestamptz else $6::timestamptz end";
const SOON_FROM = "case when c.claimed_by is null then $5::timestamptz else $7::timestamptz end";
const IS_LATE = `c.opened_at <= ${LATE_FROM}`;

/** The last line names parameters that a source may not use. */
const IN_QUEUE = `not (c.people && (select ids from conflicts))
  and $1::text is not null and $2::timestamptz is not null and $4 <= $5 and $6 <= $7`;

const MATCHES = `${IN_QUEUE}
  and ($8::boolean is null or (c.claimed_by is null) = $8)
  and ($9::bigint is null or c.claimed_by = $9)
  and ($10::text is null or c.language = $10 or exists (
    select from app_user where app_user.id = any(c.people) and app_user.language = $10
  ))
  and ($11::text is null or c.method = $11)
  and ($12::bigint is null or c.worth_cents >= $12)
  and case $13::text
    when 'late' then ${IS_LATE}
    when 'soon' then not (${IS_LATE}) and c.opened_at <= ${SOON_FROM}
    when 'inTime' then c.opened_at > ${SOON_FROM}
    else true
  end
  and ($14::bigint is null or c.id = $14 or c.about_id = $14)
  and ($15::bigint is null or $15 = any(c.people))`;

/** By due time, which an unclaimed case reaches earlier. */
function orderOf(kind: CaseKind, row: string): string {
  const { firstAnswerMs, decisionMs } = CASE_RULES[kind];
  const due = `${row}.opened_at + case when ${row}.claimed_by is null
      then interval '${firstAnswerMs} milliseconds' else interval '${decisionMs} milliseconds' end`;
  return `${row}.is_raised desc, ${due}, ${row}.id`;
}

const casesOf = (kind: CaseKind) => `conflicts as materialized (select ${CONFLICTS} as ids),
  c as (${CASE_SOURCES[kind].open})`;

function readerValues({ kind, now, staffGroup }: CaseReader): unknown[] {
  const unclaimed = openedBy({ kind, isClaimed: false }, now);
  const claimed = openedBy({ kind, isClaimed: true }, now);
  return [
    kind,
    new Date(now),
    staffGroup,
    new Date(unclaimed.late),
    new Date(unclaimed.soon),
    new Date(claimed.late),
    new Date(claimed.soon),
  ];
}

function filterValues(filter: CaseFilter): unknown[] {
  return [
    filter.isUnclaimed,
    filter.claimedBy,
    filter.language,
    filter.method,
    filter.minWorthCents,
    filter.urgency,
    filter.id,
    filter.personId,
  ];
}

/** Raised ones first, then those that are due first. */
export async function listQueuedCases(
  database: Queryable,
  reader: CaseReader,
  filter: CaseFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<QueuedCaseRow[]> {
  const { kind } = reader;
  return caseRow.list(database, {
    name: `list-queued-${kind}`,
    text: `with ${casesOf(kind)}, page as (
             select * from c where ${MATCHES}
             order by ${orderOf(kind, "c")} limit $16 offset $17
           )
           select page.id, page.opened_at as "openedAt", page.claimed_by as "claimedBy",
             page.claimed_at as "claimedAt", holder.uid as "claimedByUid",
             holder.username as "claimedByUsername", page.is_raised as "isRaised",
             page.worth_cents as "worthCents", page.method,
             array_remove(page.people, null) as concerned,
             coalesce((
               select json_agg(json_build_object('uid', person.uid, 'username',
                 person.username, 'language', person.language, 'role', shown.role)
                 order by shown.place)
               from unnest(page.people[1:cardinality(details.roles)], details.roles)
                 with ordinality as shown (id, role, place)
               join app_user as person on person.id = shown.id
             ), '[]'::json) as people,
             page.language, details.subjects, details.flags, details.order_id as "orderId",
             details.offer_id as "offerId", details.crypto, details.quantity,
             details.crypto_scale as "cryptoScale", details.fiat,
             details.fiat_amount as "fiatAmount", details.fiat_scale as "fiatScale",
             (
               select count(*)::integer from case_note
               where case_note.kind = $1 and case_note.case_id = page.id
             ) as notes
           from page cross join lateral (${CASE_SOURCES[kind].details}) as details
           left join app_user as holder on holder.id = page.claimed_by
           order by ${orderOf(kind, "page")}`,
    values: [...readerValues(reader), ...filterValues(filter), limit, offset],
  });
}

/** Counts no further than `most`. */
export async function countQueuedCases(
  database: Queryable,
  reader: CaseReader,
  filter: CaseFilter,
  most: number,
): Promise<number> {
  return readCount(database, {
    name: `count-queued-${reader.kind}`,
    text: `with ${casesOf(reader.kind)}
           select count(*)::integer as count
           from (select from c where ${MATCHES} limit $16) as counted`,
    values: [...readerValues(reader), ...filterValues(filter), most],
  });
}

const queueCounts = defineRow({
  open: integer(),
  unclaimed: integer(),
  mine: integer(),
  late: integer(),
});

export type QueueCounts = RowOf<typeof queueCounts>;

export async function readQueueCounts(
  database: Queryable,
  reader: CaseReader,
  staffId: UserId,
): Promise<QueueCounts> {
  const counts = await queueCounts.find(database, {
    name: `read-queue-counts-${reader.kind}`,
    text: `with ${casesOf(reader.kind)}
           select count(*)::integer as open,
             count(*) filter (where c.claimed_by is null)::integer as unclaimed,
             count(*) filter (where c.claimed_by = $8)::integer as mine,
             count(*) filter (where ${IS_LATE})::integer as late
           from c where ${IN_QUEUE}`,
    values: [...readerValues(reader), staffId],
  });
  return counts ?? { open: 0, unclaimed: 0, mine: 0, late: 0 };
}

/** Null where there is no such case, open or not. */
export async function findConcernedInCase(
  database: Queryable,
  kind: CaseKind,
  caseId: bigint,
  now: Date,
): Promise<UserId[] | null> {
  const { rows } = await database.query<{ people: readonly string[] }>({
    name: `find-concerned-in-${kind}`,
    text: `select array_remove(people, null) as people
           from (${CASE_SOURCES[kind].concerned}) as c
           where id = $3 and $1::text is not null and $2::timestamptz is not null`,
    values: [kind, now, caseId],
  });
  const [row] = rows;
  return row === undefined ? null : row.people.map((id) => toUserId(id));
}
