// The sub-users of a master, as the master sees them.
import type { Permission } from "@parley/domain/account/permission";
import { toUserId, type UserId } from "@parley/domain/ids";
import { array, boolean, dateTime, idOf, integer, nullable, text } from "../kernel/column.ts";
import { readCount, type Queryable } from "../kernel/queryable.ts";
import { defineRow, type RowOf } from "../kernel/table.ts";

const subUsers = defineRow({
  userId: idOf(toUserId),
  uid: integer(),
  username: text(),
  /** The email where both are bound; null while nothing is. */
  account: nullable(text()),
  permissions: array(text<Permission>()),
  usesMasterTwoFactor: boolean(),
  isLockedOut: boolean(),
  createdAt: dateTime(),
  lastSeenAt: nullable(dateTime()),
});

export type SubUserRow = RowOf<typeof subUsers>;

const SELECT = `select app_user.id as "userId", app_user.uid, app_user.username,
    (select target from contact where contact.user_id = app_user.id
        and contact.kept_until is null
      order by contact.channel limit 1) as account,
    app_user.permissions, app_user.uses_master_two_factor as "usesMasterTwoFactor",
    app_user.is_locked_out as "isLockedOut", app_user.created_at as "createdAt",
    (select max(last_seen_at) from session where session.user_id = app_user.id) as "lastSeenAt"
  from app_user`;

/** The first made first. */
export async function listSubUsers(database: Queryable, masterId: UserId): Promise<SubUserRow[]> {
  return subUsers.list(database, {
    name: "list-sub-users",
    text: `${SELECT} where app_user.master_id = $1 order by app_user.id`,
    values: [masterId],
  });
}

/** Null when it is unknown or another master's. */
export async function findSubUser(
  database: Queryable,
  masterId: UserId,
  uid: number,
): Promise<SubUserRow | null> {
  return subUsers.find(database, {
    name: "find-sub-user",
    text: `${SELECT} where app_user.master_id = $1 and app_user.uid = $2`,
    values: [masterId, uid],
  });
}

/** The same where only the account is needed, as for moving coins. */
export async function findSubUserId(
  database: Queryable,
  masterId: UserId,
  uid: number,
): Promise<UserId | null> {
  const { rows } = await database.query<{ id: string }>({
    name: "find-sub-user-id",
    text: `select id from app_user where uid = $2 and master_id = $1`,
    values: [masterId, uid],
  });
  return rows[0] === undefined ? null : toUserId(rows[0].id);
}

export async function countSubUsers(database: Queryable, masterId: UserId): Promise<number> {
  return readCount(database, {
    name: "count-sub-users",
    text: `select count(*)::int as count from app_user where master_id = $1`,
    values: [masterId],
  });
}

export async function updateSubUserRights(
  database: Queryable,
  userId: UserId,
  permissions: readonly Permission[],
  usesMasterTwoFactor: boolean,
): Promise<void> {
  await database.query({
    name: "update-sub-user-rights",
    text: `update app_user set permissions = $2, uses_master_two_factor = $3 where id = $1`,
    values: [userId, permissions, usesMasterTwoFactor],
  });
}

export async function updateLockedOut(
  database: Queryable,
  userId: UserId,
  isLockedOut: boolean,
): Promise<void> {
  await database.query({
    name: "update-locked-out",
    text: `update app_user set is_locked_out = $2 where id = $1`,
    values: [userId, isLockedOut],
  });
}
