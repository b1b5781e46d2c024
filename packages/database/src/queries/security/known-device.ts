// Browsers from which a user has logged in with full verification.
import type { Channel } from "@parley/domain/account/account-name";
import { toUserId, type SessionId, type UserId } from "@parley/domain/ids";
import { bigint, bytes, dateTime, idOf, integer } from "../kernel/column.ts";
import { affectsOneRow, type Queryable } from "../kernel/queryable.ts";
import { defineRow, defineTable, type RowOf } from "../kernel/table.ts";

const devices = defineTable("known_device", {
  id: bigint(),
  tokenHash: bytes(),
  userId: idOf(toUserId),
  createdAt: dateTime(),
  lastUsedAt: dateTime(),
  /** The same for all accounts that log in with this browser. */
  browserId: bigint(),
});

const browserAccounts = defineRow({
  ...devices.pick("userId", "browserId").fields,
  accountGroup: integer(),
});

const tokenReader = devices.pick("tokenHash").as(({ tokenHash }) => tokenHash);
const idReader = devices.pick("id").as(({ id }) => id);

/** It is used first when it is made. */
export type NewKnownDevice = Omit<RowOf<typeof devices>, "lastUsedAt">;
export type BrowserAccount = RowOf<typeof browserAccounts>;

/** The one of these that is known for this user and was used lately; null when none is. */
export async function findKnownDevice(
  database: Queryable,
  userId: UserId,
  tokenHashes: readonly Buffer[],
  usedSince: Date,
): Promise<Buffer | null> {
  return tokenReader.find(database, {
    name: "find-known-device",
    text: `select token_hash as "tokenHash" from known_device
           where user_id = $1 and token_hash = any($2) and last_used_at > $3
           limit 1`,
    values: [userId, tokenHashes, usedSince],
  });
}

/** The same for the user who has this address or number. */
export async function findDeviceOfContact(
  database: Queryable,
  channel: Channel,
  target: string,
  tokenHashes: readonly Buffer[],
  usedSince: Date,
): Promise<Buffer | null> {
  return tokenReader.find(database, {
    name: "find-device-of-contact",
    text: `select known_device.token_hash as "tokenHash"
           from known_device join contact on contact.user_id = known_device.user_id
           where contact.channel = $1 and contact.target = $2
             and known_device.token_hash = any($3) and known_device.last_used_at > $4
           limit 1`,
    values: [channel, target, tokenHashes, usedSince],
  });
}

/** Locks it until the transaction ends; false when it was forgotten meanwhile. */
export async function lockKnownDevice(
  database: Queryable,
  userId: UserId,
  tokenHash: Buffer,
): Promise<boolean> {
  return affectsOneRow(database, {
    name: "lock-known-device",
    text: `select from known_device where token_hash = $2 and user_id = $1 for update`,
    values: [userId, tokenHash],
  });
}

export async function insertKnownDevice(
  database: Queryable,
  device: NewKnownDevice,
): Promise<void> {
  const row = { ...device, lastUsedAt: device.createdAt };
  await devices.insertRows(database, "insert-known-device", [row]);
}

/** The accounts for which a browser with these tokens is known, the latest used first. */
export async function listBrowserAccounts(
  database: Queryable,
  tokenHashes: readonly Buffer[],
): Promise<BrowserAccount[]> {
  return browserAccounts.list(database, {
    name: "list-browser-accounts",
    text: `select known_device.user_id as "userId", app_user.account_group as "accountGroup",
             known_device.browser_id as "browserId"
           from known_device join app_user on app_user.id = known_device.user_id
           where known_device.token_hash = any($1)
           order by known_device.last_used_at desc, known_device.id`,
    values: [tokenHashes],
  });
}

/** The same browser under a new token. Answers its id; null when it was forgotten meanwhile. */
export async function replaceDeviceToken(
  database: Queryable,
  before: Buffer,
  after: Buffer,
  at: Date,
): Promise<bigint | null> {
  return idReader.find(database, {
    name: "replace-device-token",
    text: `update known_device set token_hash = $2, last_used_at = $3 where token_hash = $1
           returning id`,
    values: [before, after, at],
  });
}

/** The one a session was begun in, unless the one that is to stay was begun there too. */
export async function deleteDeviceOf(
  database: Queryable,
  userId: UserId,
  sessionId: SessionId,
  keep: SessionId,
): Promise<void> {
  await database.query({
    name: "delete-device-of",
    text: `delete from known_device
           where user_id = $1
             and id = (
               select known_device_id from session
               where id = $2 and user_id = $1 and ended_at is null
             )
             and id is distinct from (select known_device_id from session where id = $3)`,
    values: [userId, sessionId, keep],
  });
}

/** All of a user's, but for the one where this session was begun. */
export async function deleteOtherDevices(
  database: Queryable,
  userId: UserId,
  keep: SessionId,
): Promise<void> {
  await database.query({
    name: "delete-other-devices",
    text: `delete from known_device
           where user_id = $1
             and id is distinct from (select known_device_id from session where id = $2)`,
    values: [userId, keep],
  });
}

export async function deleteKnownDevices(database: Queryable, userId: UserId): Promise<void> {
  await database.query({
    name: "delete-known-devices",
    text: `delete from known_device where user_id = $1`,
    values: [userId],
  });
}
