// Email addresses and phone numbers bound to accounts, and former ones that their owner may get back.
import type { Channel } from "@parley/domain/account/account-name";
import { toUserId, type UserId } from "@parley/domain/ids";
import { boolean, dateTime, idOf, nullable, text } from "../kernel/column.ts";
import { affectsOneRow, type Queryable } from "../kernel/queryable.ts";
import { defineRow, defineTable, type RowOf } from "../kernel/table.ts";

const contacts = defineTable("contact", {
  userId: idOf(toUserId),
  channel: text<Channel>(),
  target: text(),
  dialCode: nullable(text()),
  /** Null until a code sent to it was shown. */
  verifiedAt: nullable(dateTime()),
  boundAt: dateTime(),
  /** Not for logins and resets before; null: at once. */
  waitsUntil: nullable(dateTime()),
});

const owners = defineRow({ userId: idOf(toUserId), isVerified: boolean() });

type Contact = RowOf<typeof contacts>;
export type NewContact = Omit<Contact, "waitsUntil"> & Partial<Pick<Contact, "waitsUntil">>;

/** For how long a former contact is valid for logins, and reserved. */
export interface FormerTimes {
  readonly loginUntil: Date;
  readonly keptUntil: Date;
}

/** Breaks `contact__channel_target` when another account has it, or may get it back. */
export async function insertContact(database: Queryable, contact: NewContact): Promise<void> {
  const { channel, target, boundAt } = contact;
  // Expired former ones may still be there.
  await database.query({
    name: "delete-outdated-contact",
    text: `delete from contact where channel = $1 and target = $2 and kept_until <= $3`,
    values: [channel, target, boundAt],
  });
  await contacts.insertRows(database, "insert-contact", [{ waitsUntil: null, ...contact }]);
}

/** Also the former owner, for as long as the contact is reserved. */
export async function findContactOwner(
  database: Queryable,
  channel: Channel,
  target: string,
  now: Date,
): Promise<RowOf<typeof owners> | null> {
  return owners.find(database, {
    name: "find-contact-owner",
    text: `select user_id as "userId", verified_at is not null as "isVerified"
           from contact where channel = $1 and target = $2
             and (kept_until is null or kept_until > $3)`,
    values: [channel, target, now],
  });
}

export async function verifyContact(
  database: Queryable,
  userId: UserId,
  channel: Channel,
  at: Date,
): Promise<void> {
  await database.query({
    name: "verify-contact",
    text: `update contact set verified_at = $3
           where user_id = $1 and channel = $2 and verified_at is null`,
    values: [userId, channel, at],
  });
}

/** The bound one; former ones stay. */
export async function deleteContact(
  database: Queryable,
  userId: UserId,
  channel: Channel,
): Promise<void> {
  await database.query({
    name: "delete-contact",
    text: `delete from contact where user_id = $1 and channel = $2 and kept_until is null`,
    values: [userId, channel],
  });
}

/** A user who proves ownership takes it from a user for whom it was only entered. */
export async function deleteUnverifiedContact(
  database: Queryable,
  channel: Channel,
  target: string,
): Promise<void> {
  await database.query({
    name: "delete-unverified-contact",
    text: `delete from contact where channel = $1 and target = $2 and verified_at is null`,
    values: [channel, target],
  });
}

/** The bound one becomes a former one. */
export async function retireContact(
  database: Queryable,
  userId: UserId,
  channel: Channel,
  times: FormerTimes,
): Promise<void> {
  await database.query({
    name: "retire-contact",
    text: `update contact set login_until = $3, kept_until = $4, waits_until = null
           where user_id = $1 and channel = $2 and kept_until is null`,
    values: [userId, channel, times.loginUntil, times.keptUntil],
  });
}

/** The former ones that are still good for logins stay so for longer. */
export async function extendFormerContact(
  database: Queryable,
  userId: UserId,
  channel: Channel,
  times: FormerTimes,
  now: Date,
): Promise<void> {
  await database.query({
    name: "extend-former-contact",
    text: `update contact set login_until = $3, kept_until = $4
           where user_id = $1 and channel = $2 and login_until > $5`,
    values: [userId, channel, times.loginUntil, times.keptUntil, now],
  });
}

/** The former one that is good for logins while the bound one waits. */
export async function findFormerContact(
  database: Queryable,
  userId: UserId,
  channel: Channel,
  now: Date,
): Promise<string | null> {
  const { rows } = await database.query<{ target: string }>({
    name: "find-former-contact",
    text: `select target from contact
           where user_id = $1 and channel = $2 and login_until > $3
           order by login_until desc, bound_at desc limit 1`,
    values: [userId, channel, now],
  });
  return rows[0]?.target ?? null;
}

export async function deleteFormerContact(
  database: Queryable,
  userId: UserId,
  channel: Channel,
  target: string,
): Promise<void> {
  await database.query({
    name: "delete-former-contact",
    text: `delete from contact where user_id = $1 and channel = $2 and target = $3
             and kept_until is not null`,
    values: [userId, channel, target],
  });
}

/** All of a kind but this one, bound or former. */
export async function deleteOtherContacts(
  database: Queryable,
  userId: UserId,
  channel: Channel,
  target: string | null,
): Promise<void> {
  await database.query({
    name: "delete-other-contacts",
    text: `delete from contact
           where user_id = $1 and channel = $2 and target is distinct from $3`,
    values: [userId, channel, target],
  });
}

/** Bound again, and good for everything at once. False when it is not there. */
export async function restoreContact(
  database: Queryable,
  userId: UserId,
  channel: Channel,
  target: string,
): Promise<boolean> {
  return affectsOneRow(database, {
    name: "restore-contact",
    text: `update contact set login_until = null, kept_until = null, waits_until = null
           where user_id = $1 and channel = $2 and target = $3`,
    values: [userId, channel, target],
  });
}

export async function deleteFormerContacts(database: Queryable, userId: UserId): Promise<void> {
  await database.query({
    name: "delete-former-contacts",
    text: `delete from contact where user_id = $1 and kept_until is not null`,
    values: [userId],
  });
}
