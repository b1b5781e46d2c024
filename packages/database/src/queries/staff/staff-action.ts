// The log of what staff did. It only grows.
import { toUserId, type UserId } from "@parley/domain/ids";
import { bigint, dateTime, idOf, integer, nullable, text } from "../kernel/column.ts";
import { readCount, type Queryable } from "../kernel/queryable.ts";
import { defineRow, defineTable, type RowOf } from "../kernel/table.ts";

const actions = defineTable("staff_action", {
  id: bigint(),
  staffId: idOf(toUserId),
  action: text(),
  /** The account it was about, if it was about one. */
  userId: nullable(idOf(toUserId)),
  subject: nullable(text()),
  reason: text(),
  createdAt: dateTime(),
});

export type NewStaffAction = RowOf<typeof actions>;

const listed = actions.omit("staffId", "userId");

const actionRow = defineRow({
  ...listed.fields,
  staffUid: integer(),
  staffUsername: text(),
  /** Of the account it was about. */
  uid: nullable(integer()),
});

export type StaffActionRow = RowOf<typeof actionRow>;

/** Null where it does not matter. */
export interface StaffActionSearch {
  /** The account it was about. */
  readonly userId: UserId | null;
  readonly staffId: UserId | null;
  /** Its name, such as kyc.approve, or the part before the point. */
  readonly action: string | null;
  /** A case, a file, a request; exact. */
  readonly subject: string | null;
  /** In the reason, whatever its capitals. */
  readonly text: string | null;
  readonly from: Date | null;
  /** Exclusive. */
  readonly to: Date | null;
}

export const NO_SEARCH: StaffActionSearch = {
  userId: null,
  staffId: null,
  action: null,
  subject: null,
  text: null,
  from: null,
  to: null,
};

export interface StaffActionFilter extends StaffActionSearch {
  /** The reader's: what concerned users who are a conflict of interest is left out. */
  readonly staffGroup: number;
}

interface Range {
  readonly limit: number;
  readonly offset: number;
}

/**
 * An act on an order names one of its sides, and the order as its subject, alone or behind the kind of
 * its case: both sides count. So they do of a report.
 */
const FOR_READER = `from staff_action as a
    join app_user as staff on staff.id = a.staff_id
    left join app_user as about on about.id = a.user_id
  where ($1::bigint is null or a.user_id = $1)
    and (about.id is null or not is_staff_conflict($2, about.account_group))
    and not exists (
      select from trade_order
        join app_user as side on side.id in (trade_order.taker_id, trade_order.advertiser_id)
      where trade_order.id = case
          when a.action ~ '^(appeal|order)[.]' and a.subject ~ '^[0-9]{1,18}$|^[0-8][0-9]{18}$'
          then a.subject::bigint
          when a.action ~ '^case[.]'
            and a.subject ~ '^(appeals|flags)/([0-9]{1,18}|[0-8][0-9]{18})$'
          then split_part(a.subject, '/', 2)::bigint
        end
        and is_staff_conflict($2, side.account_group)
    )
    and not exists (
      select from trader_report
        join app_user as side
          on side.id in (trader_report.reporter_id, trader_report.reported_id)
      where trader_report.id = case
          when a.action ~ '^case[.]' and a.subject ~ '^reports/([0-9]{1,18}|[0-8][0-9]{18})$'
          then split_part(a.subject, '/', 2)::bigint
        end
        and is_staff_conflict($2, side.account_group)
    )
    and ($3::bigint is null or a.staff_id = $3)
    and ($4::text is null or a.action = $4 or a.action like $4 || '.%')
    and ($5::text is null or a.subject = $5)
    and ($6::text is null or strpos(lower(a.reason), lower($6)) > 0)
    and ($7::timestamptz is null or a.created_at >= $7)
    and ($8::timestamptz is null or a.created_at < $8)`;

const valuesOf = (filter: StaffActionFilter) => {
  const { userId, staffGroup, staffId, action, subject, text: wanted, from, to } = filter;
  return [userId, staffGroup, staffId, action, subject, wanted, from, to];
};

/** Whether the member of staff did the same to the same after this instant. */
export async function hasStaffAction(
  database: Queryable,
  {
    staffId,
    action,
    subject,
  }: Pick<NewStaffAction, "staffId" | "action"> & {
    readonly subject: string | undefined;
  },
  since: Date,
): Promise<boolean> {
  const { rows } = await database.query<{ readonly has: boolean }>({
    name: "has-staff-action",
    text: `select exists (
             select from staff_action
             where action = $1 and subject = $2 and staff_id = $3 and created_at > $4
           ) as has`,
    values: [action, subject, staffId, since],
  });
  return rows[0]?.has === true;
}

export async function insertStaffAction(database: Queryable, row: NewStaffAction): Promise<void> {
  await actions.insertRows(database, "insert-staff-action", [row]);
}

/** The latest first. */
export async function listStaffActions(
  database: Queryable,
  filter: StaffActionFilter,
  { limit, offset }: Range,
): Promise<StaffActionRow[]> {
  return actionRow.list(database, {
    name: "list-staff-actions",
    text: `select ${listed.columnsOf("a")}, staff.uid as "staffUid",
             staff.username as "staffUsername", about.uid
           ${FOR_READER}
           order by a.id desc limit $9 offset $10`,
    values: [...valuesOf(filter), limit, offset],
  });
}

/** Counts no further than `most`. */
export async function countStaffActions(
  database: Queryable,
  filter: StaffActionFilter,
  most: number,
): Promise<number> {
  return readCount(database, {
    name: "count-staff-actions",
    text: `select count(*)::int as count from (select ${FOR_READER} limit $9) as counted`,
    values: [...valuesOf(filter), most],
  });
}

/** Until the end of the transaction no other line is written, so that a count of lines holds. */
export async function lockStaffLog(database: Queryable): Promise<void> {
  await database.query({
    name: "lock-staff-log",
    text: "select from staff_log_head for update",
    values: [],
  });
}

/** How many searches for people a member of staff has made since. */
export async function countPersonSearches(
  database: Queryable,
  staffId: UserId,
  after: Date,
): Promise<number> {
  return readCount(database, {
    name: "count-person-searches",
    text: `select count(*)::int as count from staff_action
           where staff_id = $1 and action = 'people.search' and created_at > $2`,
    values: [staffId, after],
  });
}
