// People whom a case is about, as seen from the group of a member of staff.
import { toUserId, type UserId } from "@parley/domain/ids";
import type { ConcernedUser } from "@parley/domain/staff/staff-conflict";
import { arrayText } from "../kernel/array-text.ts";
import type { Queryable } from "../kernel/queryable.ts";

export interface FoundConcerned extends ConcernedUser {
  readonly userId: UserId;
}

interface Raw {
  readonly userId: string;
  readonly groupId: string;
  readonly isStaff: boolean;
  readonly isLinked: boolean;
}

/** Only those that exist. */
export async function listConcernedPeople(
  database: Queryable,
  staffGroup: number,
  userIds: readonly UserId[],
): Promise<FoundConcerned[]> {
  const { rows } = await database.query<Raw>({
    name: "list-concerned-people",
    text: `select app_user.id as "userId", master.id as "groupId",
             master.staff_role is not null as "isStaff",
             exists (
               select from group_link
               where group_a = least(app_user.account_group, $2::integer)
                 and group_b = greatest(app_user.account_group, $2::integer)
                 and cleared_at is null
             ) as "isLinked"
           from app_user
           join app_user as master on master.id = coalesce(app_user.master_id, app_user.id)
           where app_user.id = any($1::bigint[])`,
    values: [arrayText(userIds), staffGroup],
  });
  return rows.map((row) => ({
    userId: toUserId(row.userId),
    groupId: toUserId(row.groupId),
    isStaff: row.isStaff,
    isLinked: row.isLinked,
  }));
}
