// People whom a case is about, as seen from the group of a member of staff.
import type { ConcernedPerson } from "@parley/domain/account/staff-conflict";
import { arrayText } from "./array-text.ts";
import type { Queryable } from "./queryable.ts";

export interface FoundConcerned extends ConcernedPerson {
  readonly personId: bigint;
}

interface Raw {
  readonly personId: string;
  readonly groupId: string;
  readonly isStaff: boolean;
  readonly isLinked: boolean;
}

export function createConcernedPersonQueries(database: Queryable) {
  return {
    /** Only those that exist. */
    async listConcerned(
      staffGroup: number,
      personIds: readonly bigint[],
    ): Promise<FoundConcerned[]> {
      const { rows } = await database.query<Raw>({
        name: "list-concerned-people",
        text: `select person.id as "personId", master.id as "groupId",
                 master.staff_role is not null as "isStaff",
                 exists (
                   select from person as member
                   join user_payment as theirs on theirs.person_id = member.id
                   join user_payment as ours
                     on ours.method = theirs.method and ours.account_mac = theirs.account_mac
                   join person as mine on mine.id = ours.person_id
                   where member.account_group = person.account_group
                     and mine.account_group = $2
                     and mine.account_group <> member.account_group
                     and theirs.removed_at is null and ours.removed_at is null
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
    },
  };
}
