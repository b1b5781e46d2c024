// Authenticators, their used steps, and recovery codes.
import { toUserId, type UserId } from "@parley/domain/ids";
import { bigintAsNumber, boolean, dateTime, idOf, nullable, text } from "../kernel/column.ts";
import { affectsOneRow, countAffected, type Queryable } from "../kernel/queryable.ts";
import { defineTable, type RowOf } from "../kernel/table.ts";

const authenticators = defineTable("authenticator", {
  sealedSecret: text(),
  begunAt: dateTime(),
  /** Null until its first code was shown. */
  confirmedAt: nullable(dateTime()),
  /** False until the owner has said so of the recovery codes that were shown last. */
  areCodesSaved: boolean(),
});

const usedSteps = defineTable("used_totp_step", {
  /** The user who uses it: for a sub-user that verifies with the master's, the sub-user. */
  userId: idOf(toUserId),
  step: bigintAsNumber(),
});

const stepReader = usedSteps.pick("step").as(({ step }) => step);

export type AuthenticatorRow = RowOf<typeof authenticators>;
export type UsedStep = RowOf<typeof usedSteps>;

export async function findAuthenticator(
  database: Queryable,
  userId: UserId,
): Promise<AuthenticatorRow | null> {
  return authenticators.find(database, {
    name: "find-authenticator",
    text: `select ${authenticators.columns} from authenticator where user_id = $1`,
    values: [userId],
  });
}

export async function isAuthenticatorOn(database: Queryable, userId: UserId): Promise<boolean> {
  return affectsOneRow(database, {
    name: "is-authenticator-on",
    text: `select from authenticator where user_id = $1 and confirmed_at is not null`,
    values: [userId],
  });
}

/** Replaces one that was begun and never confirmed. False when one is on. */
export async function beginAuthenticator(
  database: Queryable,
  userId: UserId,
  sealedSecret: string,
  at: Date,
): Promise<boolean> {
  return affectsOneRow(database, {
    name: "begin-authenticator",
    text: `insert into authenticator as old (user_id, sealed_secret, begun_at)
           values ($1, $2, $3)
           on conflict (user_id) do update
             set sealed_secret = excluded.sealed_secret, begun_at = excluded.begun_at
             where old.confirmed_at is null`,
    values: [userId, sealedSecret, at],
  });
}

/** False when it was confirmed before, or another has been begun since. */
export async function confirmAuthenticator(
  database: Queryable,
  userId: UserId,
  sealedSecret: string,
  at: Date,
): Promise<boolean> {
  return affectsOneRow(database, {
    name: "confirm-authenticator",
    text: `update authenticator set confirmed_at = $3
           where user_id = $1 and sealed_secret = $2 and confirmed_at is null`,
    values: [userId, sealedSecret, at],
  });
}

/** With its recovery codes. False when none was on. */
export async function deleteAuthenticator(database: Queryable, userId: UserId): Promise<boolean> {
  return affectsOneRow(database, {
    name: "delete-authenticator",
    text: `delete from authenticator where user_id = $1 and confirmed_at is not null`,
    values: [userId],
  });
}

/** False when it was used before, for anything. Waits for a transaction that is using it. */
export async function insertUsedTotpStep(database: Queryable, used: UsedStep): Promise<boolean> {
  return affectsOneRow(database, {
    name: "insert-used-step",
    text: `${usedSteps.insert} on conflict (user_id, step) do nothing`,
    values: [usedSteps.toJson([used])],
  });
}

/** The steps this user has used, from this one on. */
export async function listUsedTotpSteps(
  database: Queryable,
  userId: UserId,
  fromStep: number,
): Promise<number[]> {
  return stepReader.list(database, {
    name: "list-used-steps",
    text: `select step from used_totp_step where user_id = $1 and step >= $2`,
    values: [userId, fromStep],
  });
}

/** Of this authenticator: its owner's, and those of the sub-users that verify with it. */
export async function deleteUsedTotpSteps(database: Queryable, ownerId: UserId): Promise<void> {
  await database.query({
    name: "delete-used-steps",
    text: `delete from used_totp_step where user_id = $1 or user_id in
             (select id from app_user where master_id = $1 and uses_master_two_factor)`,
    values: [ownerId],
  });
}

/** Returns how many rows were deleted. */
export async function deleteTotpStepsBefore(database: Queryable, step: number): Promise<number> {
  return countAffected(database, {
    name: "delete-steps-before",
    text: `delete from used_totp_step where step < $1`,
    values: [step],
  });
}

/** In place of all there were. */
export async function deleteRecoveryCodes(database: Queryable, userId: UserId): Promise<void> {
  await database.query({
    name: "delete-recovery-codes",
    text: `delete from recovery_code where user_id = $1`,
    values: [userId],
  });
}

export async function insertRecoveryCodes(
  database: Queryable,
  userId: UserId,
  macs: readonly string[],
  at: Date,
): Promise<void> {
  await database.query({
    name: "insert-recovery-codes",
    text: `insert into recovery_code (user_id, mac, created_at)
           select $1, mac, $3 from unnest($2::text[]) as given (mac)`,
    values: [userId, macs, at],
  });
}

/** False when no authenticator is on. */
export async function setCodesSaved(
  database: Queryable,
  userId: UserId,
  areSaved: boolean,
): Promise<boolean> {
  return affectsOneRow(database, {
    name: "set-codes-saved",
    text: `update authenticator set are_codes_saved = $2
           where user_id = $1 and confirmed_at is not null`,
    values: [userId, areSaved],
  });
}

export async function listUnusedRecoveryMacs(
  database: Queryable,
  userId: UserId,
): Promise<string[]> {
  const { rows } = await database.query<{ mac: string }>({
    name: "list-unused-recovery-macs",
    text: `select mac from recovery_code where user_id = $1 and used_at is null`,
    values: [userId],
  });
  return rows.map(({ mac }) => mac);
}

/** False when a concurrent request was faster. */
export async function useRecoveryCode(
  database: Queryable,
  userId: UserId,
  mac: string,
  at: Date,
): Promise<boolean> {
  return affectsOneRow(database, {
    name: "use-recovery-code",
    text: `update recovery_code set used_at = $3
           where user_id = $1 and mac = $2 and used_at is null`,
    values: [userId, mac, at],
  });
}
