// The log of what staff did. It only grows.
import type { UserId } from "@parley/domain/ids";
import type { Queryable } from "./queryable.ts";

export interface NewStaffAction {
  readonly id: bigint;
  readonly staffId: UserId;
  readonly action: string;
  /** The account it was about, if it was about one. */
  readonly personId: UserId | null;
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
  readonly personId: UserId | null;
  readonly limit: number;
  readonly offset: number;
}

type Raw = Omit<StaffActionRow, "id"> & { readonly id: string };

export function createStaffActionQueries(database: Queryable) {
  return {
    async insertStaffAction(row: NewStaffAction): Promise<void> {
      const { id, staffId, action, personId, subject, reason, createdAt } = row;
      await database.query({
        name: "insert-staff-action",
        text: `insert into staff_action (id, staff_id, action, person_id, subject, reason, created_at)
               values ($1, $2, $3, $4, $5, $6, $7)`,
        values: [id, staffId, action, personId, subject, reason, createdAt],
      });
    },

    /** The latest first. */
    async listStaffActions(filter: StaffActionFilter): Promise<StaffActionRow[]> {
      const { personId, limit, offset } = filter;
      const { rows } = await database.query<Raw>({
        name: "list-staff-actions",
        text: `select a.id, a.action, staff.uid as "staffUid", staff.username as "staffUsername",
                 about.uid, a.subject, a.reason, a.created_at as "createdAt"
               from staff_action as a
               join person as staff on staff.id = a.staff_id
               left join person as about on about.id = a.person_id
               where $1::bigint is null or a.person_id = $1
               order by a.id desc limit $2 offset $3`,
        values: [personId, limit, offset],
      });
      return rows.map((row) => Object.assign(row, { id: BigInt(row.id) }));
    },

    /** Counts no further than `most`. */
    async countStaffActions(personId: UserId | null, most: number): Promise<number> {
      const { rows } = await database.query<{ count: number }>({
        name: "count-staff-actions",
        text: `select count(*)::int as count
               from (select from staff_action where $1::bigint is null or person_id = $1 limit $2)
                 as counted`,
        values: [personId, most],
      });
      return rows[0]?.count ?? 0;
    },
  };
}
