// The log of what staff did. It only grows.
import { toUserId, type UserId } from "@parley/domain/ids";
import type { Queryable } from "./queryable.ts";

export interface StaffActionRow {
  readonly id: bigint;
  readonly staffId: UserId;
  readonly action: string;
  /** The account it was about, if it was about one. */
  readonly personId: UserId | null;
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

type Raw = Omit<StaffActionRow, "id" | "staffId" | "personId"> & {
  readonly id: string;
  readonly staffId: string;
  readonly personId: string | null;
};

export function createStaffActionQueries(database: Queryable) {
  return {
    async insertStaffAction(row: StaffActionRow): Promise<void> {
      const { id, staffId, action, personId, subject, reason, createdAt } = row;
      await database.query({
        name: "insert-staff-action",
        text: `insert into staff_action (id, staff_id, action, person_id, subject, reason, created_at)
               values ($1, $2, $3, $4, $5, $6, $7)`,
        values: [id, staffId, action, personId, subject, reason, createdAt],
      });
    },

    /** The latest first. */
    async listStaffActions({ personId, limit, offset }: StaffActionFilter) {
      const { rows } = await database.query<Raw>({
        name: "list-staff-actions",
        text: `select id, staff_id as "staffId", action, person_id as "personId", subject, reason,
                 created_at as "createdAt"
               from staff_action
               where $1::bigint is null or person_id = $1
               order by id desc limit $2 offset $3`,
        values: [personId, limit, offset],
      });
      return rows.map(parse);
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

function parse(row: Raw): StaffActionRow {
  return {
    ...row,
    id: BigInt(row.id),
    staffId: toUserId(row.staffId),
    personId: row.personId === null ? null : toUserId(row.personId),
  };
}
