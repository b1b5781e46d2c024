// Names of people: what they are, what they look like, and what they were.
import { toUserId, type UserId } from "@parley/domain/ids";
import { arrayText } from "../kernel/array-text.ts";
import type { Queryable } from "../kernel/queryable.ts";

export interface HeldName {
  readonly username: string;
  /** Null until the server has made it. */
  readonly skeleton: string | null;
  readonly renamedAt: Date | null;
}

export interface FormerName {
  readonly userId: UserId;
  readonly username: string;
}

export async function lockUsername(database: Queryable, userId: UserId): Promise<HeldName | null> {
  const { rows } = await database.query<HeldName>({
    name: "lock-username",
    text: `select username, username_skeleton as skeleton, renamed_at as "renamedAt"
           from app_user where id = $1 for no key update`,
    values: [userId],
  });
  return rows[0] ?? null;
}

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
  userId: UserId,
  given: HeldName,
  at: Date,
): Promise<void> {
  await database.query({
    name: "insert-former-username",
    text: `insert into former_username (user_id, username, skeleton, given_up_at)
           values ($1, $2, $3, $4)`,
    values: [userId, given.username, given.skeleton, at],
  });
}

/**
 * Another user gave up a name with this skeleton since then. Read after the own row was
 * written: the unique index has then waited for a concurrent change.
 */
export async function isNameGivenUpByOther(
  database: Queryable,
  userId: UserId,
  skeleton: string,
  since: Date,
): Promise<boolean> {
  const { rowCount } = await database.query({
    name: "is-former-username-of-other",
    text: `select from former_username
           where skeleton = $2 and given_up_at > $3 and user_id <> $1 limit 1`,
    values: [userId, skeleton, since],
  });
  return (rowCount ?? 0) > 0;
}

/** The latest first. */
export async function listFormerNames(
  database: Queryable,
  userIds: readonly UserId[],
  since: Date,
): Promise<FormerName[]> {
  const { rows } = await database.query<{ userId: string; username: string }>({
    name: "list-former-usernames",
    text: `select user_id as "userId", username from former_username
           where user_id = any($1::bigint[]) and given_up_at > $2
           order by user_id, given_up_at desc`,
    values: [arrayText(userIds), since],
  });
  return rows.map(({ userId, username }) => ({ userId: toUserId(userId), username }));
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
  const { rowCount } = await database.query({
    name: "fill-username-skeleton",
    text: `update app_user set username_skeleton = $2
           where id = $1 and username_skeleton is null
             and not exists (select from app_user as other where other.username_skeleton = $2)`,
    values: [id, skeleton],
  });
  return rowCount === 1;
}
