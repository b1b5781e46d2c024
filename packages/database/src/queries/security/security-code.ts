// Codes that were sent by mail and text message.
import type { Channel } from "@parley/domain/account/account-name";
import type { CodePurpose } from "@parley/domain/account/code-purpose";
import { toUserId, type UserId } from "@parley/domain/ids";
import { bigint, boolean, dateTime, idOf, nullable, text } from "../kernel/column.ts";
import { affectsOneRow, type Queryable } from "../kernel/queryable.ts";
import { defineRow, defineTable, type RowOf } from "../kernel/table.ts";

const codes = defineTable("security_code", {
  id: bigint(),
  /** Null while there is no account. */
  userId: nullable(idOf(toUserId)),
  purpose: text<CodePurpose>(),
  channel: text<Channel>(),
  target: text(),
  /** Empty when the purpose says all. */
  subject: text(),
  mac: text(),
  createdAt: dateTime(),
  expiresAt: dateTime(),
  /** Requested without a session, a login ticket or a browser that the account knows. */
  isAnonymous: boolean(),
});

const openCodes = codes.pick("id", "mac", "expiresAt");

/** One of several open ones for the same target, each for the browser that requested it. */
const triedCodes = defineRow({ ...openCodes.fields, isOwn: boolean() });

export type NewCode = RowOf<typeof codes>;
export type OpenCode = RowOf<typeof openCodes>;
export type TriedCode = RowOf<typeof triedCodes>;

/** All that a code is bound to. */
export type CodeBinding = Pick<NewCode, "userId" | "purpose" | "channel" | "target" | "subject">;

export interface SentCodesRow {
  readonly lastAt: Date | null;
  readonly count: number;
  readonly firstAt: Date | null;
}

/** Locked until the transaction ends, so that two codes at the same moment are counted as two. */
export async function lockCodeTarget(
  database: Queryable,
  channel: Channel,
  target: string,
): Promise<void> {
  await database.query({
    name: "lock-code-target",
    text: `select pg_advisory_xact_lock(hashtextextended($1, 0))`,
    values: [`security_code ${channel} ${target}`],
  });
}

/** Locks the codes of a user to all targets. A writer that locks a target too locks this first. */
export async function lockCodeSender(database: Queryable, userId: UserId): Promise<void> {
  await database.query({
    name: "lock-code-sender",
    text: `select pg_advisory_xact_lock(hashtextextended($1, 0))`,
    values: [`security_code of ${userId}`],
  });
}

/** Codes that a user has had sent to targets that are not contacts of this user. */
export async function readForeignCodes(
  database: Queryable,
  userId: UserId,
  since: Date,
): Promise<Pick<SentCodesRow, "count" | "firstAt">> {
  const { rows } = await database.query<Pick<SentCodesRow, "count" | "firstAt">>({
    name: "read-foreign-codes",
    text: `select count(*)::int as count, min(created_at) as "firstAt"
           from security_code as sent
           where user_id = $1 and purpose in ('bind-email', 'bind-phone')
             and created_at > $2
             and not exists (
               select from contact
               where contact.user_id = sent.user_id and contact.channel = sent.channel
                 and contact.target = sent.target
             )`,
    values: [userId, since],
  });
  return rows[0] ?? { count: 0, firstAt: null };
}

export async function readSentCodes(
  database: Queryable,
  { channel, target, purpose }: CodeBinding,
  isAnonymous: boolean,
  since: Date,
): Promise<SentCodesRow> {
  const { rows } = await database.query<SentCodesRow>({
    name: "read-sent-codes",
    // Strangers can request a registration or a new password for any address: their requests
    // are counted separately, so that its owner still gets codes.
    text: `select max(created_at) filter (where purpose = $3) as "lastAt",
             count(*)::int as count, min(created_at) as "firstAt"
           from security_code
           where channel = $1 and target = $2 and created_at > $4 and is_anonymous = $5`,
    values: [channel, target, purpose, since, isAnonymous],
  });
  return rows[0] ?? { lastAt: null, count: 0, firstAt: null };
}

/** A new code takes the place of the one before. */
export async function closeCodes(
  database: Queryable,
  binding: CodeBinding,
  at: Date,
): Promise<void> {
  const { userId, purpose, channel, target, subject } = binding;
  await database.query({
    name: "close-codes",
    text: `update security_code set used_at = $6
           where channel = $3 and target = $4 and purpose = $2 and subject = $5
             and user_id is not distinct from $1 and used_at is null`,
    values: [userId, purpose, channel, target, subject, at],
  });
}

export async function insertSecurityCode(database: Queryable, code: NewCode): Promise<void> {
  await codes.insertRows(database, "insert-code", [code]);
}

/** The last one that was sent and not used. */
export async function findOpenCode(
  database: Queryable,
  binding: CodeBinding,
): Promise<OpenCode | null> {
  const { userId, purpose, channel, target, subject } = binding;
  return openCodes.find(database, {
    name: "find-open-code",
    text: `select ${openCodes.columns} from security_code
           where channel = $3 and target = $4 and purpose = $2 and subject = $5
             and user_id is not distinct from $1 and used_at is null
           order by id desc
           limit 1`,
    values: [userId, purpose, channel, target, subject],
  });
}

/** The tries with this one, or null when there were as many as allowed before it. */
export async function countCodeTry(
  database: Queryable,
  id: bigint,
  allowed: number,
): Promise<number | null> {
  const { rows } = await database.query<{ tries: number }>({
    name: "count-code-try",
    text: `update security_code set tries = tries + 1 where id = $1 and tries < $2
           returning tries`,
    values: [id, allowed],
  });
  return rows[0]?.tries ?? null;
}

/** Tries of codes that were right, where a wrong one beside them was refused. */
export async function returnCodeTries(database: Queryable, ids: readonly bigint[]): Promise<void> {
  await database.query({
    name: "return-code-tries",
    text: `update security_code set tries = tries - 1 where id = any($1::bigint[]) and tries > 0`,
    values: [ids],
  });
}

/** The open codes for a target whatever their subjects are; `isOwn` marks the binding's subject. */
export async function listOpenCodes(
  database: Queryable,
  binding: CodeBinding,
  now: Date,
): Promise<TriedCode[]> {
  const { userId, purpose, channel, target, subject } = binding;
  return triedCodes.list(database, {
    name: "list-open-codes",
    text: `select ${openCodes.columns}, subject = $5 as "isOwn"
           from security_code
           where channel = $3 and target = $4 and purpose = $2
             and user_id is not distinct from $1 and used_at is null and expires_at > $6
           order by id desc`,
    values: [userId, purpose, channel, target, subject, now],
  });
}

/** Whether the code requested with this subject can still be used, for any user. */
export async function hasOpenCode(
  database: Queryable,
  { purpose, channel, target, subject }: Omit<CodeBinding, "userId">,
  now: Date,
): Promise<boolean> {
  return affectsOneRow(database, {
    name: "has-open-code",
    text: `select from security_code
           where channel = $1 and target = $2 and purpose = $3 and subject = $4
             and used_at is null and expires_at > $5
           limit 1`,
    values: [channel, target, purpose, subject, now],
  });
}

/**
 * Counts an attempt of a browser that has not requested the code; false when others had them
 * all.
 */
export async function countForeignCodeTry(
  database: Queryable,
  id: bigint,
  allowed: number,
): Promise<boolean> {
  return affectsOneRow(database, {
    name: "count-foreign-code-try",
    text: `update security_code set foreign_tries = foreign_tries + 1
           where id = $1 and foreign_tries < $2`,
    values: [id, allowed],
  });
}

/** Closes the codes of a purpose whatever their subjects are. */
export async function closeCodesOfPurpose(
  database: Queryable,
  binding: CodeBinding,
  at: Date,
): Promise<void> {
  const { userId, purpose, channel, target } = binding;
  await database.query({
    name: "close-codes-of-purpose",
    text: `update security_code set used_at = $5
           where channel = $3 and target = $4 and purpose = $2
             and user_id is not distinct from $1 and used_at is null`,
    values: [userId, purpose, channel, target, at],
  });
}

/** False when it was used before, or is too old by now. */
export async function useUpSecurityCode(
  database: Queryable,
  id: bigint,
  at: Date,
): Promise<boolean> {
  return affectsOneRow(database, {
    name: "use-up-code",
    text: `update security_code set used_at = $2
           where id = $1 and used_at is null and expires_at > $2`,
    values: [id, at],
  });
}
