// The rows of accounts. What an account is as a whole, `queries/account` reads.
import { toUserId, type UserId } from "@parley/domain/ids";
import type { Permission } from "@parley/domain/account/permission";
import type { ChosenLanguage } from "@parley/domain/security/warning-language";
import type { QueryConfig } from "../../pool.ts";
import {
  array,
  boolean,
  dateTime,
  idOf,
  instant,
  integer,
  named,
  nullable,
  text,
} from "../kernel/column.ts";
import { affectsOneRow, type Queryable } from "../kernel/queryable.ts";
import { defineTable, type RowOf } from "../kernel/table.ts";

const newUsers = defineTable("app_user", {
  userId: named("id", idOf(toUserId)),
  uid: integer(),
  username: text(),
  /** What the name looks like, see `skeletonOf`. */
  usernameSkeleton: text(),
  /** Null for a master. */
  masterId: nullable(idOf(toUserId)),
  accountGroup: integer(),
  passwordHash: text(),
  passwordChangedAt: dateTime(),
  language: text(),
  permissions: array(text<Permission>()),
  usesMasterTwoFactor: boolean(),
  createdAt: dateTime(),
});

const languages = defineTable("app_user", {
  language: text(),
  formerLanguage: nullable(text()),
  changedAt: named("language_changed_at", nullable(instant())),
});

const zones = defineTable("app_user", { timeZone: text() });

const displayCurrencies = defineTable("app_user", { displayCurrency: text() });

/** The password is set when the user is made. */
export type NewUser = Omit<RowOf<typeof newUsers>, "passwordChangedAt">;

const SELECT_LANGUAGE = `select ${languages.columns} from app_user where id = $1`;

export async function insertUser(database: Queryable, user: NewUser): Promise<void> {
  const row = { ...user, passwordChangedAt: user.createdAt };
  await newUsers.insertRows(database, "insert-user", [row]);
}

/** So that the number of an account and all that hangs on it is read once, then changed. */
export async function lockUser(database: Queryable, userId: UserId): Promise<void> {
  await database.query({
    name: "lock-user",
    text: `select from app_user where id = $1 for no key update`,
    values: [userId],
  });
}

/** The master first. */
export async function listUidsOfGroup(database: Queryable, masterId: UserId): Promise<number[]> {
  const { rows } = await database.query<{ uid: number }>({
    name: "list-uids-of-group",
    text: `select uid from app_user where id = $1 or master_id = $1 order by id`,
    values: [masterId],
  });
  return rows.map(({ uid }) => uid);
}

/**
 * Locks the password until the transaction ends: a later change of it ends what was begun here.
 * False when it has changed.
 */
export async function lockPassword(
  database: Queryable,
  userId: UserId,
  passwordHash: string,
): Promise<boolean> {
  return affectsOneRow(database, {
    name: "lock-password",
    text: `select from app_user where id = $1 and password_hash = $2 for share`,
    values: [userId, passwordHash],
  });
}

export async function isUidTaken(database: Queryable, uid: number): Promise<boolean> {
  return affectsOneRow(database, {
    name: "is-uid-taken",
    text: `select from app_user where uid = $1`,
    values: [uid],
  });
}

export async function updatePasswordHash(
  database: Queryable,
  userId: UserId,
  passwordHash: string,
  at: Date,
): Promise<void> {
  await database.query({
    name: "update-password-hash",
    text: `update app_user set password_hash = $2, password_changed_at = $3 where id = $1`,
    values: [userId, passwordHash, at],
  });
}

/** Locks the row until the transaction ends. */
export async function lockLanguage(database: Queryable, userId: UserId): Promise<ChosenLanguage> {
  return readLanguage(database, userId, {
    name: "lock-language",
    text: `${SELECT_LANGUAGE} for no key update`,
  });
}

export async function getLanguage(database: Queryable, userId: UserId): Promise<ChosenLanguage> {
  return readLanguage(database, userId, { name: "get-language", text: SELECT_LANGUAGE });
}

async function readLanguage(database: Queryable, userId: UserId, statement: QueryConfig) {
  const found = await languages.find(database, { ...statement, values: [userId] });
  if (found === null) throw new Error("there is no such account");
  return found;
}

export async function updateLanguage(
  database: Queryable,
  userId: UserId,
  chosen: ChosenLanguage,
): Promise<void> {
  const { language, formerLanguage, changedAt } = chosen;
  await database.query({
    name: "update-language",
    text: `update app_user
           set language = $2, former_language = $3, language_changed_at = $4 where id = $1`,
    values: [userId, language, formerLanguage, changedAt === null ? null : new Date(changedAt)],
  });
}

/** A guess of the browser's fills in what is not known; a choice replaces it. Gives what is kept. */
export async function updateTimeZone(
  database: Queryable,
  userId: UserId,
  timeZone: string,
  isGuess: boolean,
): Promise<string> {
  const kept = await zones.find(database, {
    name: "update-time-zone",
    text: `update app_user
           set time_zone = case when $3 then coalesce(time_zone, $2) else $2 end
           where id = $1 returning ${zones.columns}`,
    values: [userId, timeZone, isGuess],
  });
  if (kept === null) throw new Error("there is no such account");
  return kept.timeZone;
}

/** A guess of the browser's fills in what is not known; a choice replaces it. Gives what is kept. */
export async function updateDisplayCurrency(
  database: Queryable,
  userId: UserId,
  currency: string,
  isGuess: boolean,
): Promise<string> {
  const kept = await displayCurrencies.find(database, {
    name: "update-display-currency",
    text: `update app_user
           set display_currency = case when $3 then coalesce(display_currency, $2) else $2 end
           where id = $1 returning ${displayCurrencies.columns}`,
    values: [userId, currency, isGuess],
  });
  if (kept === null) throw new Error("there is no such account");
  return kept.displayCurrency;
}

export async function updateAntiPhishingCode(
  database: Queryable,
  userId: UserId,
  sealed: string | null,
): Promise<void> {
  await database.query({
    name: "update-anti-phishing-code",
    text: `update app_user set sealed_anti_phishing_code = $2 where id = $1`,
    values: [userId, sealed],
  });
}

/** Of a master it counts for the whole group; a block never gets shorter. */
export async function updateWithdrawalsBlockedUntil(
  database: Queryable,
  userId: UserId,
  until: Date,
): Promise<void> {
  await database.query({
    name: "block-withdrawals",
    text: `update app_user
           set withdrawals_blocked_until = greatest(withdrawals_blocked_until, $2)
           where id = $1`,
    values: [userId, until],
  });
}
