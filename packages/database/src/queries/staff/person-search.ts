// Finds people by anything exact that staff were told: each way is one lookup by an index.
import { toUserId } from "@parley/domain/ids";
import type { AccountName } from "@parley/domain/account/account-name";
import type { FoundBy } from "@parley/domain/staff/person";
import { array, idOf, integer, text } from "../kernel/column.ts";
import type { Queryable } from "../kernel/queryable.ts";
import { defineRow, type RowOf } from "../kernel/table.ts";

const foundPeople = defineRow({
  userId: idOf(toUserId),
  uid: integer(),
  username: text(),
  by: array(text<FoundBy>()),
});

export type FoundPerson = RowOf<typeof foundPeople>;

/** What the text can be; null where it cannot be that. */
export interface PersonQuestion {
  readonly uid: number | null;
  /** Of an order, an offer or a withdrawal. */
  readonly id: bigint | null;
  readonly contact: Pick<AccountName, "channel" | "target"> | null;
  readonly text: string;
  /** As it may be stored on one network or another. */
  readonly addresses: readonly string[];
}

const MOST_FOUND = 20;

/** People of the reader's own group `$8`, and of groups that share something with it, are left out. */
export async function findPeople(
  database: Queryable,
  { uid, id, contact, text: typed, addresses }: PersonQuestion,
  { staffGroup, now }: { readonly staffGroup: number; readonly now: Date },
): Promise<FoundPerson[]> {
  return foundPeople.list(database, {
    name: "find-people",
    text: `with found (user_id, by) as (
             select id, 'uid' from app_user where uid = $1
             union all
             select user_id, 'contact' from contact
             where channel = $2 and target = $3 and (kept_until is null or kept_until > $7)
             union all
             select id, 'username' from app_user where lower(username) = lower($5)
             union all
             select unnest(array[taker_id, advertiser_id]), 'order' from trade_order where id = $4
             union all
             select advertiser_id, 'offer' from offer where id = $4
             union all
             select user_id, 'withdrawal' from withdrawal where id = $4
             union all
             select user_id, 'address' from deposit_address where address = any($6::text[])
             union all
             select user_id, 'address' from withdrawal where address = any($6::text[])
             union all
             select user_id, 'transaction' from deposit where txid = $5
             union all
             select user_id, 'transaction' from withdrawal where txid = $5
           )
           select person.id as "userId", person.uid, person.username, array_agg(distinct found.by) as by
           from found join app_user as person on person.id = found.user_id
           where person.account_group <> $8 and not exists (
             select from group_link
             where least(person.account_group, $8::integer) = group_a
               and greatest(person.account_group, $8::integer) = group_b and cleared_at is null
           )
           group by person.id, person.uid, person.username
           order by person.username limit ${MOST_FOUND}`,
    values: [
      uid,
      contact?.channel ?? null,
      contact?.target ?? null,
      id,
      typed,
      addresses,
      now,
      staffGroup,
    ],
  });
}
