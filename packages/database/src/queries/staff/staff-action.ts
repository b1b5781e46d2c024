// The log of what staff did. It only grows.
import type { UserId } from "@parley/domain/ids";
import type { Queryable } from "../kernel/queryable.ts";

export interface NewStaffAction {
  readonly id: bigint;
  readonly staffId: UserId;
  readonly action: string;
  /** The account it was about, if it was about one. */
  readonly userId: UserId | null;
  readonly subject: string | null;
  readonly reason: string;
  readonly createdAt: Date;
}

export interface StaffActionRow {
  readonly id: bigint;
  readonly action: string;
  readonly staffUid: number;
  readonly staffUsername: string;
  /** Of the account it was about. */
  readonly uid: number | null;
  readonly subject: string | null;
  readonly reason: string;
  readonly createdAt: Date;
}

export interface StaffActionFilter {
  /** Null for all accounts. */
  readonly userId: UserId | null;
  /** The reader's: what concerned people who are a conflict of interest is left out. */
  readonly staffGroup: number;
  readonly limit: number;
  readonly offset: number;
}

type Raw = Omit<StaffActionRow, "id"> & { readonly id: string };

/** An act on an order names one of its sides, and the order as its subject: both sides count. */
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
        end
        and is_staff_conflict($2, side.account_group)
    )`;

export async function insertStaffAction(database: Queryable, row: NewStaffAction): Promise<void> {
  const { id, staffId, action, userId, subject, reason, createdAt } = row;
  await database.query({
    name: "insert-staff-action",
    text: `insert into staff_action (id, staff_id, action, user_id, subject, reason, created_at)
           values ($1, $2, $3, $4, $5, $6, $7)`,
    values: [id, staffId, action, userId, subject, reason, createdAt],
  });
}

/** The latest first. */
export async function listStaffActions(
  database: Queryable,
  filter: StaffActionFilter,
): Promise<StaffActionRow[]> {
  const { userId, staffGroup, limit, offset } = filter;
  const { rows } = await database.query<Raw>({
    name: "list-staff-actions",
    text: `select a.id, a.action, staff.uid as "staffUid", staff.username as "staffUsername",
             about.uid, a.subject, a.reason, a.created_at as "createdAt"
           ${FOR_READER}
           order by a.id desc limit $3 offset $4`,
    values: [userId, staffGroup, limit, offset],
  });
  return rows.map((row) => Object.assign(row, { id: BigInt(row.id) }));
}

/** Counts no further than `most`. */
export async function countStaffActions(
  database: Queryable,
  { userId, staffGroup }: Pick<StaffActionFilter, "userId" | "staffGroup">,
  most: number,
): Promise<number> {
  const { rows } = await database.query<{ count: number }>({
    name: "count-staff-actions",
    text: `select count(*)::int as count from (select ${FOR_READER} limit $3) as counted`,
    values: [userId, staffGroup, most],
  });
  return rows[0]?.count ?? 0;
}
