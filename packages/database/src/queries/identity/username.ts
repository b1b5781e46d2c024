// Names of users: what they are, what they look like, and what they were.
import { toUserId, type UserId } from "@parley/domain/ids";
import { arrayText } from "../kernel/array-text.ts";
import { dateTime, idOf, named, nullable, text } from "../kernel/column.ts";
import { affectsOneRow, type Queryable } from "../kernel/queryable.ts";
import { defineTable, type RowOf } from "../kernel/table.ts";

const heldNames = defineTable("app_user", {
  username: text(),
  /** Null until the server has made it. */
  skeleton: named("username_skeleton", nullable(text())),
  renamedAt: nullable(dateTime()),
});

const newFormerNames = defineTable("former_username", {
  userId: idOf(toUserId),
  username: text(),
  skeleton: text(),
  givenUpAt: dateTime(),
});

const formerNames = newFormerNames.pick("userId", "username");

export type HeldName = RowOf<typeof heldNames>;
export type FormerName = RowOf<typeof formerNames>;

export async function lockUsername(database: Queryable, userId: UserId): Promise<HeldName | null> {
  return heldNames.find(database, {
    name: "lock-username",
    text: `select ${heldNames.columns} from app_user where id = $1 for no key update`,
    values: [userId],
  });
}

/** Violates `app_user__username_lower` when another user has it. */
export async function updateUsername(
  database: Queryable,
  userId: UserId,
  { username, skeleton, renamedAt }: HeldName,
): Promise<void> {
  await database.query({
    name: "update-username",
    text: `update app_user set username = $2, username_skeleton = $3, renamed_at = $4
           where id = $1`,
    values: [userId, username, skeleton, renamedAt],
  });
}

export async function insertFormerName(
  database: Queryable,
  given: RowOf<typeof newFormerNames>,
): Promise<void> {
  await newFormerNames.insertRows(database, "insert-former-username", [given]);
}

/**
 * Another user gave up a name with this skeleton since then, or users know another as a member of
 * staff by it. Read after the own row was written: the unique index has then waited for a concurrent
 * change.
 */
export async function isNameGivenUpByOther(
  database: Queryable,
  userId: UserId,
  skeleton: string,
  since: Date,
): Promise<boolean> {
  return affectsOneRow(database, {
    name: "is-former-username-of-other",
    text: `select from former_username
           where skeleton = $2 and given_up_at > $3 and user_id <> $1
           union all
           select from staff_member where name_skeleton = $2 and user_id <> $1
           limit 1`,
    values: [userId, skeleton, since],
  });
}

/** The latest first. */
export async function listFormerNames(
  database: Queryable,
  userIds: readonly UserId[],
  since: Date,
): Promise<FormerName[]> {
  return formerNames.list(database, {
    name: "list-former-usernames",
    text: `select ${formerNames.columns} from former_username
           where user_id = any($1::bigint[]) and given_up_at > $2
           order by user_id, given_up_at desc`,
    values: [arrayText(userIds), since],
  });
}

/** People whose name has no skeleton yet, the oldest first. */
export async function listNamesWithoutSkeleton(
  database: Queryable,
  limit: number,
): Promise<{ readonly id: string; readonly uid: number; readonly username: string }[]> {
  const { rows } = await database.query<{ id: string; uid: number; username: string }>({
    name: "list-usernames-without-skeleton",
    text: `select id, uid, username from app_user where username_skeleton is null
           order by id limit $1`,
    values: [limit],
  });
  return rows;
}

/** Nothing where one was set meanwhile; false where another name has this skeleton. */
export async function fillNameSkeleton(
  database: Queryable,
  id: string,
  skeleton: string,
): Promise<boolean> {
  return affectsOneRow(database, {
    name: "fill-username-skeleton",
    text: `update app_user set username_skeleton = $2
           where id = $1 and username_skeleton is null
             and not exists (select from app_user as other where other.username_skeleton = $2)`,
    values: [id, skeleton],
  });
}
