// Notifications: written in batches by the engine, read and marked by one user.
import { toUserId, type UserId } from "@parley/domain/ids";
import type {
  NotificationGroup,
  NotificationKind,
  SwitchableGroup,
} from "@parley/domain/notification/notification-kind";
import { arrayText } from "../kernel/array-text.ts";
import {
  bigint,
  boolean,
  dateTime,
  idOf,
  instant,
  nullable,
  text,
  json,
} from "../kernel/column.ts";
import { countAffected, readCount, type Queryable } from "../kernel/queryable.ts";
import { defineRow, defineTable, type RowOf } from "../kernel/table.ts";

const given = defineTable("notification", {
  id: bigint(),
  userId: idOf(toUserId),
  kind: text<NotificationKind>(),
  payload: json<Readonly<Record<string, unknown>>>(),
  createdAt: instant(),
  /** Whether its mails were switched off decides about the mail; null where none is to be queued. */
  mailGroup: nullable(text<NotificationGroup>()),
  /** Whether the user's devices show it. */
  isPushed: boolean(),
});

export type NewNotification = RowOf<typeof given>;

const methodNames = nullable(json<Readonly<Record<string, string>>>());

const notifications = defineRow({
  id: bigint(),
  kind: text(),
  payload: given.fields.payload,
  createdAt: dateTime(),
  readAt: nullable(dateTime()),
  /** By language, of the payment method the payload names; null where it names none. */
  payMethodNames: methodNames,
});

export type StoredNotification = RowOf<typeof notifications>;

/** A notification whose mail is due, and its address. */
const dueMails = defineRow({
  id: bigint(),
  userId: idOf(toUserId),
  kind: text(),
  payload: given.fields.payload,
  payMethodNames: methodNames,
  language: text(),
  timeZone: nullable(text()),
  sealedAntiPhishingCode: nullable(text()),
  /** Null when no address is bound and verified. */
  email: nullable(text()),
});

export type DueMail = RowOf<typeof dueMails>;

export interface NotificationFilter {
  readonly userId: UserId;
  readonly unreadOnly: boolean;
  /** Null for all. */
  readonly kinds: readonly NotificationKind[] | null;
}

export interface NotificationRange extends NotificationFilter {
  /** Those older than this one; null from the newest on. */
  readonly before: bigint | null;
  readonly offset: number;
  readonly limit: number;
}

const IS_CHOSEN = `user_id = $1
  and (not $2::boolean or read_at is null)
  and ($3::text[] is null or kind = any($3))`;

/**
 * With one job for the whole batch, which sends those that are wanted by mail, and one for those that
 * are pushed to devices; both take effect with the transaction.
 */
export async function insertNotifications(
  database: Queryable,
  rows: readonly NewNotification[],
): Promise<void> {
  await database.query({
    name: "insert-notifications",
    text: `with given as (
             select * from ${given.unnest} as given (${given.names})
           ), kept as (
             insert into notification (id, user_id, kind, payload, created_at, is_mail_due)
             select given.id, given.user_id, given.kind, given.payload, given.created_at,
               given.mail_group is not null and coalesce(setting.is_mailed, true)
             from given
               left join notification_setting as setting
                 on setting.user_id = given.user_id
                   and setting.kind_group = given.mail_group
             returning id, is_mail_due
           ), due as (
             select 'notification' as task, json_agg(id::text) as ids
             from kept where is_mail_due having count(*) > 0
             union all
             select 'push', json_agg(id::text)
             from given
             where is_pushed and exists (
               select from push_subscription as device where device.user_id = given.user_id)
             having count(*) > 0
           )
           select (graphile_worker.add_job(due.task,
             payload => json_build_object('ids', due.ids), priority => 5, max_attempts => 12)).id
           from due`,
    values: given.toArrays(rows),
  });
}

/** Takes the due mails off these; a second caller gets none of them. */
export async function takeDueMails(
  database: Queryable,
  ids: readonly bigint[],
): Promise<DueMail[]> {
  return dueMails.list(database, {
    name: "take-due-mails",
    text: `with taken as (
             update notification set is_mail_due = false
             where id = any($1::bigint[]) and is_mail_due
             returning id, user_id, kind, payload
           )
           select taken.id, taken.user_id as "userId", taken.kind, taken.payload,
             method.names as "payMethodNames", app_user.language,
             app_user.time_zone as "timeZone", app_user.sealed_anti_phishing_code as "sealedAntiPhishingCode",
             contact.target as email
           from taken
             join app_user on app_user.id = taken.user_id
             left join contact on contact.user_id = taken.user_id
               and contact.channel = 'email' and contact.verified_at is not null
               and contact.kept_until is null
             left join payment_method as method on method.code = taken.payload ->> 'payMethod'
           order by taken.id`,
    values: [arrayText(ids)],
  });
}

/** The newest first. */
export async function listNotifications(
  database: Queryable,
  range: NotificationRange,
): Promise<StoredNotification[]> {
  const { userId, unreadOnly, kinds, before, offset, limit } = range;
  return notifications.list(database, {
    name: "list-notifications",
    text: `select notification.id, kind, payload, created_at as "createdAt",
             read_at as "readAt", method.names as "payMethodNames"
           from notification
             left join payment_method as method on method.code = payload ->> 'payMethod'
           where ${IS_CHOSEN} and ($4::bigint is null or notification.id < $4)
           order by notification.id desc
           offset $5 limit $6`,
    values: [userId, unreadOnly, kinds, before, offset, limit],
  });
}

/** No further than to `most`. */
export async function countNotifications(
  database: Queryable,
  filter: NotificationFilter,
  most: number,
): Promise<number> {
  return readCount(database, {
    name: "count-notifications",
    text: `select count(*)::int as count from (
             select from notification where ${IS_CHOSEN} limit $4
           ) as chosen`,
    values: [filter.userId, filter.unreadOnly, filter.kinds, most],
  });
}

export async function countUnreadNotifications(
  database: Queryable,
  userId: UserId,
  most: number,
): Promise<number> {
  return readCount(database, {
    name: "count-unread-notifications",
    text: `select count(*)::int as count from (
             select from notification where user_id = $1 and read_at is null limit $2
           ) as unread`,
    values: [userId, most],
  });
}

/** All of them where no ids are given. Returns how many were unread. */
export async function markNotificationsRead(
  database: Queryable,
  userId: UserId,
  ids: readonly bigint[] | null,
  readAt: Date,
): Promise<number> {
  return countAffected(database, {
    name: "mark-notifications-read",
    text: `update notification set read_at = $3
           where user_id = $1 and read_at is null
             and ($2::bigint[] is null or id = any($2))`,
    values: [userId, ids, readAt],
  });
}

/** Only what was ever chosen. */
export async function listNotificationSettings(
  database: Queryable,
  userId: UserId,
): Promise<{ readonly group: SwitchableGroup; readonly isMailed: boolean }[]> {
  const { rows } = await database.query<{ group: SwitchableGroup; isMailed: boolean }>({
    name: "list-notification-settings",
    text: `select kind_group as "group", is_mailed as "isMailed"
           from notification_setting where user_id = $1`,
    values: [userId],
  });
  return rows;
}

export async function upsertNotificationSetting(
  database: Queryable,
  userId: UserId,
  group: SwitchableGroup,
  isMailed: boolean,
): Promise<void> {
  await database.query({
    name: "upsert-notification-setting",
    text: `insert into notification_setting (user_id, kind_group, is_mailed)
           values ($1, $2, $3)
           on conflict (user_id, kind_group) do update set is_mailed = excluded.is_mailed`,
    values: [userId, group, isMailed],
  });
}

export async function isMailWanted(
  database: Queryable,
  userId: UserId,
  group: SwitchableGroup,
): Promise<boolean> {
  const { rows } = await database.query<{ isMailed: boolean }>({
    name: "is-mail-wanted",
    text: `select is_mailed as "isMailed" from notification_setting
           where user_id = $1 and kind_group = $2`,
    values: [userId, group],
  });
  return rows[0]?.isMailed ?? true;
}
