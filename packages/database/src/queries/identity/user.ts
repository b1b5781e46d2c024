// The rows of accounts. What an account is as a whole, `queries/account` reads.
import type { UserId } from "@parley/domain/ids";
import type { Permission } from "@parley/domain/account/permission";
import type { ChosenLanguage } from "@parley/domain/security/warning-language";
import type { Queryable } from "../kernel/queryable.ts";

export interface NewUser {
  readonly userId: UserId;
  readonly uid: number;
  readonly username: string;
  /** What the name looks like, see `skeletonOf`. */
  readonly usernameSkeleton: string;
  /** Null for a master. */
  readonly masterId: UserId | null;
  readonly accountGroup: number;
  readonly passwordHash: string;
  readonly language: string;
  readonly permissions: readonly Permission[];
  readonly usesMasterTwoFactor: boolean;
  readonly createdAt: Date;
}

interface RawLanguage {
  readonly language: string;
  readonly formerLanguage: string | null;
  readonly changedAt: Date | null;
}

const SELECT_LANGUAGE = `select language, former_language as "formerLanguage",
    language_changed_at as "changedAt"
  from app_user where id = $1`;

function parseLanguage(row: RawLanguage | undefined): ChosenLanguage {
  if (row === undefined) throw new Error("there is no such account");
  return { ...row, changedAt: row.changedAt?.getTime() ?? null };
}

export async function insertUser(database: Queryable, person: NewUser): Promise<void> {
  await database.query({
    name: "insert-user",
    text: `insert into app_user (id, uid, username, username_skeleton, master_id, account_group, password_hash,
             password_changed_at, language, permissions, uses_master_two_factor, created_at)
           values ($1, $2, $3, $11, $4, $5, $6, $10, $7, $8, $9, $10)`,
    values: [
      person.userId,
      person.uid,
      person.username,
      person.masterId,
      person.accountGroup,
      person.passwordHash,
      person.language,
      person.permissions,
      person.usesMasterTwoFactor,
      person.createdAt,
      person.usernameSkeleton,
    ],
  });
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
export async function holdPassword(
  database: Queryable,
  userId: UserId,
  passwordHash: string,
): Promise<boolean> {
  const { rowCount } = await database.query({
    name: "hold-password",
    text: `select from app_user where id = $1 and password_hash = $2 for share`,
    values: [userId, passwordHash],
  });
  return rowCount === 1;
}

export async function isUidTaken(database: Queryable, uid: number): Promise<boolean> {
  const { rowCount } = await database.query({
    name: "is-uid-taken",
    text: `select from app_user where uid = $1`,
    values: [uid],
  });
  return rowCount !== 0;
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
  const { rows } = await database.query<RawLanguage>({
    name: "lock-language",
    text: `${SELECT_LANGUAGE} for no key update`,
    values: [userId],
  });
  return parseLanguage(rows[0]);
}

export async function getLanguage(database: Queryable, userId: UserId): Promise<ChosenLanguage> {
  const { rows } = await database.query<RawLanguage>({
    name: "get-language",
    text: SELECT_LANGUAGE,
    values: [userId],
  });
  return parseLanguage(rows[0]);
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

/** Violates `app_user__username_lower` when another user has it. */
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
