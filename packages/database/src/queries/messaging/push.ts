// Web push: the installation's key pair, the browsers that get messages, and what is due to them.
import { toSessionId, toUserId, type UserId } from "@parley/domain/ids";
import { arrayText } from "../kernel/array-text.ts";
import { bigint, bytes, dateTime, idOf, json, nullable, text } from "../kernel/column.ts";
import { affectsOneRow, countAffected, type Queryable } from "../kernel/queryable.ts";
import { defineRow, defineTable, type RowOf } from "../kernel/table.ts";

export interface PushKeyRow {
  readonly publicKey: Buffer;
  readonly sealedPrivateKey: string;
}

/** Null before the first start. */
export async function findPushKey(database: Queryable): Promise<PushKeyRow | null> {
  const { rows } = await database.query<PushKeyRow>({
    name: "find-push-key",
    text: `select public_key as "publicKey", sealed_private_key as "sealedPrivateKey"
           from push_key`,
  });
  return rows[0] ?? null;
}

/** Of servers that start at the same time, the first decides for all. */
export async function insertPushKey(
  database: Queryable,
  { publicKey, sealedPrivateKey }: PushKeyRow,
  at: Date,
): Promise<void> {
  await database.query({
    name: "insert-push-key",
    text: `insert into push_key (is_only, public_key, sealed_private_key, created_at)
           values (true, $1, $2, $3) on conflict (is_only) do nothing`,
    values: [publicKey, sealedPrivateKey, at],
  });
}

const subscriptions = defineTable("push_subscription", {
  id: bigint(),
  userId: idOf(toUserId),
  sessionId: idOf(toSessionId),
  endpoint: text(),
  p256dh: bytes(),
  auth: bytes(),
  language: text(),
  createdAt: dateTime(),
});

export type NewPushSubscription = RowOf<typeof subscriptions>;

/**
 * A browser that is known gets its new session, language and keys. One of another user is taken over
 * only with the same keys, which is to say by the same browser. Returns whether it was stored.
 */
export async function upsertPushSubscription(
  database: Queryable,
  row: NewPushSubscription,
): Promise<boolean> {
  const { id, userId, sessionId, endpoint, p256dh, auth, language, createdAt } = row;
  return affectsOneRow(database, {
    name: "upsert-push-subscription",
    text: `insert into push_subscription as known
             (id, user_id, session_id, endpoint, p256dh, auth, language, created_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8)
           on conflict (endpoint) do update set user_id = excluded.user_id,
             session_id = excluded.session_id, p256dh = excluded.p256dh, auth = excluded.auth,
             language = excluded.language, created_at = excluded.created_at, failures = 0
           where known.user_id = excluded.user_id
             or (known.p256dh = excluded.p256dh and known.auth = excluded.auth)`,
    values: [id, userId, sessionId, endpoint, p256dh, auth, language, createdAt],
  });
}

/** All of a user's but the ones that were turned on last. */
export async function deleteOldestPushSubscriptions(
  database: Queryable,
  userId: UserId,
  kept: number,
): Promise<number> {
  return countAffected(database, {
    name: "delete-oldest-push-subscriptions",
    text: `delete from push_subscription where id in (
             select id from push_subscription where user_id = $1
             order by created_at desc, id desc offset $2)`,
    values: [userId, kept],
  });
}

export async function deletePushSubscriptionOf(
  database: Queryable,
  userId: UserId,
  endpoint: string,
): Promise<boolean> {
  return affectsOneRow(database, {
    name: "delete-push-subscription-of",
    text: `delete from push_subscription where user_id = $1 and endpoint = $2`,
    values: [userId, endpoint],
  });
}

export async function listPushSubscriptions(
  database: Queryable,
  userId: UserId,
): Promise<{ readonly endpoint: string; readonly language: string }[]> {
  const { rows } = await database.query<{ endpoint: string; language: string }>({
    name: "list-push-subscriptions",
    text: `select endpoint, language from push_subscription where user_id = $1 order by id`,
    values: [userId],
  });
  return rows;
}

/** Unread ones, to devices whose login goes on. */
const IS_DUE = `notification.read_at is null
  and session.ended_at is null and session.expires_at > $2 and not app_user.is_locked_out`;
const WITH_DEVICES = `join push_subscription as device on device.user_id = notification.user_id
  join session on session.id = device.session_id
  join app_user on app_user.id = device.user_id`;

const duePushes = defineRow({
  notificationId: bigint(),
  deviceId: bigint(),
  userId: idOf(toUserId),
});

export type DuePush = RowOf<typeof duePushes>;

/** Every notification with every device it goes to. */
export async function listDuePushes(
  database: Queryable,
  notificationIds: readonly bigint[],
  now: Date,
): Promise<DuePush[]> {
  return duePushes.list(database, {
    name: "list-due-pushes",
    text: `select notification.id as "notificationId", device.id as "deviceId",
             device.user_id as "userId"
           from notification ${WITH_DEVICES}
           where notification.id = any($1::bigint[]) and ${IS_DUE}
           order by notification.id, device.id`,
    values: [arrayText(notificationIds), now],
  });
}

const pushes = defineRow({
  kind: text(),
  payload: json<Readonly<Record<string, unknown>>>(),
  /** By language, of the payment method the payload names. */
  payMethodNames: nullable(json<Readonly<Record<string, string>>>()),
  createdAt: dateTime(),
  endpoint: text(),
  p256dh: bytes(),
  auth: bytes(),
  language: text(),
});

export type StoredPush = RowOf<typeof pushes>;

/** Null when it was read meanwhile, or the device is gone or logged out. */
export async function findDuePush(
  database: Queryable,
  { notificationId, deviceId }: Pick<DuePush, "deviceId" | "notificationId">,
  now: Date,
): Promise<StoredPush | null> {
  const [found] = await pushes.list(database, {
    name: "find-due-push",
    text: `select notification.kind, notification.payload, notification.created_at as "createdAt",
             method.names as "payMethodNames", device.endpoint, device.p256dh, device.auth,
             device.language
           from notification ${WITH_DEVICES}
             left join payment_method as method
               on method.code = notification.payload ->> 'payMethod'
           where notification.id = $1 and device.id = $3 and ${IS_DUE}`,
    values: [notificationId, now, deviceId],
  });
  return found ?? null;
}

export async function markPushSent(database: Queryable, deviceId: bigint, at: Date): Promise<void> {
  await database.query({
    name: "mark-push-sent",
    text: `update push_subscription set last_sent_at = $2, failures = 0 where id = $1`,
    values: [deviceId, at],
  });
}

/** Returns how many messages in a row have failed; null where the device is gone. */
export async function countPushFailure(
  database: Queryable,
  deviceId: bigint,
): Promise<number | null> {
  const { rows } = await database.query<{ failures: number }>({
    name: "count-push-failure",
    text: `update push_subscription set failures = failures + 1 where id = $1 returning failures`,
    values: [deviceId],
  });
  return rows[0]?.failures ?? null;
}

export async function deletePushSubscription(database: Queryable, deviceId: bigint): Promise<void> {
  await database.query({
    name: "delete-push-subscription",
    text: `delete from push_subscription where id = $1`,
    values: [deviceId],
  });
}
