// People whom a case is about, as seen from the group of a member of staff.
import type { ConcernedPerson } from "@parley/domain/staff/staff-conflict";
import { arrayText } from "../kernel/array-text.ts";
import type { Queryable } from "../kernel/queryable.ts";

export interface FoundConcerned extends ConcernedPerson {
  readonly personId: bigint;
}

interface Raw {
  readonly personId: string;
  readonly groupId: string;
  readonly isStaff: boolean;
  readonly isLinked: boolean;
}

/** Only those that exist. */
export async function listConcernedPeople(
  database: Queryable,
  staffGroup: number,
  personIds: readonly bigint[],
): Promise<FoundConcerned[]> {
  const { rows } = await database.query<Raw>({
    name: "list-concerned-people",
    text: `select person.id as "personId", master.id as "groupId",
             master.staff_role is not null as "isStaff",
             exists (
               select from group_link
               where group_a = least(person.account_group, $2::integer)
                 and group_b = greatest(person.account_group, $2::integer)
                 and cleared_at is null
             ) as "isLinked"
           from person
           join person as master on master.id = coalesce(person.master_id, person.id)
           where person.id = any($1::bigint[])`,
    values: [arrayText(personIds), staffGroup],
  });
  return rows.map((row) => ({
    personId: BigInt(row.personId),
    groupId: BigInt(row.groupId),
    isStaff: row.isStaff,
    isLinked: row.isLinked,
  }));
}
