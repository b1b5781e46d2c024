// Passkeys, and the challenges that wait for their answer.
import type { CodePurpose } from "@parley/domain/account/code-purpose";
import { toUserId, type UserId } from "@parley/domain/ids";
import {
  array,
  bigint,
  bigintAsNumber,
  bytes,
  dateTime,
  idOf,
  nullable,
  text,
} from "../kernel/column.ts";
import { affectsOneRow, type Queryable } from "../kernel/queryable.ts";
import { defineTable, type RowOf } from "../kernel/table.ts";

const passkeys = defineTable("passkey", {
  id: bigint(),
  userId: idOf(toUserId),
  credentialId: bytes(),
  /** COSE. */
  publicKey: bytes(),
  /** How often the device says it has signed; 0 for ever on devices that do not count. */
  counter: bigintAsNumber(),
  transports: array(text()),
  name: text(),
  createdAt: dateTime(),
  lastUsedAt: nullable(dateTime()),
});

const newPasskeys = passkeys.omit("lastUsedAt");

export type PasskeyRow = RowOf<typeof passkeys>;

/** What a challenge is for. Its answer counts for nothing else. */
export type ChallengeUse =
  | { readonly kind: "register"; readonly userId: UserId }
  | { readonly kind: "login"; readonly ticketHash: Buffer }
  | {
      readonly kind: "verify";
      readonly userId: UserId;
      readonly purpose: CodePurpose;
      readonly subject: string;
    };

const CHALLENGE_IS_OPEN = `challenge = $1 and kind = $2 and user_id is not distinct from $3
  and purpose = $4 and subject = $5 and ticket_hash is not distinct from $6 and expires_at > $7`;

/** False when a user has this key already. */
export async function insertPasskey(
  database: Queryable,
  row: Omit<PasskeyRow, "lastUsedAt">,
): Promise<boolean> {
  return affectsOneRow(database, {
    name: "insert-passkey",
    text: `${newPasskeys.insert} on conflict (credential_id) do nothing`,
    values: [newPasskeys.toJson([row])],
  });
}

/** In the order in which they were added. */
export async function listPasskeys(database: Queryable, userId: UserId): Promise<PasskeyRow[]> {
  return passkeys.list(database, {
    name: "list-passkeys",
    text: `select ${passkeys.columns} from passkey where user_id = $1 order by id`,
    values: [userId],
  });
}

/** The key of any user. */
export async function findPasskey(
  database: Queryable,
  credentialId: Buffer,
): Promise<PasskeyRow | null> {
  return passkeys.find(database, {
    name: "find-passkey",
    text: `select ${passkeys.columns} from passkey where credential_id = $1`,
    values: [credentialId],
  });
}

/** Refuses, by changing nothing, a counter that has not grown: then there is a copy. */
export async function updatePasskeyUse(
  database: Queryable,
  id: bigint,
  counter: number,
  at: Date,
): Promise<boolean> {
  return affectsOneRow(database, {
    name: "update-passkey-use",
    text: `update passkey set counter = $2, last_used_at = $3
           where id = $1 and (counter < $2 or (counter = 0 and $2 = 0))`,
    values: [id, counter, at],
  });
}

/** False when this user has no such passkey. */
export async function deletePasskey(
  database: Queryable,
  userId: UserId,
  id: bigint,
): Promise<boolean> {
  return affectsOneRow(database, {
    name: "delete-passkey",
    text: `delete from passkey where user_id = $1 and id = $2`,
    values: [userId, id],
  });
}

export async function insertPasskeyChallenge(
  database: Queryable,
  challenge: string,
  use: ChallengeUse,
  expiresAt: Date,
): Promise<void> {
  await database.query({
    name: "insert-passkey-challenge",
    text: `insert into passkey_challenge
             (challenge, kind, user_id, purpose, subject, ticket_hash, expires_at)
           values ($1, $2, $3, $4, $5, $6, $7)`,
    values: challengeValues(challenge, use, expiresAt),
  });
}

/** Whether it is there, for just this, and in time. */
export async function isPasskeyChallengeOpen(
  database: Queryable,
  challenge: string,
  use: ChallengeUse,
  now: Date,
): Promise<boolean> {
  return affectsOneRow(database, {
    name: "is-passkey-challenge-open",
    text: `select from passkey_challenge where ${CHALLENGE_IS_OPEN}`,
    values: challengeValues(challenge, use, now),
  });
}

/** Takes the challenge away if it is there, for just this, and in time; false if it is not. */
export async function takePasskeyChallenge(
  database: Queryable,
  challenge: string,
  use: ChallengeUse,
  now: Date,
): Promise<boolean> {
  return affectsOneRow(database, {
    name: "take-passkey-challenge",
    text: `delete from passkey_challenge where ${CHALLENGE_IS_OPEN}`,
    values: challengeValues(challenge, use, now),
  });
}

interface ChallengeColumns {
  readonly userId: UserId | null;
  readonly purpose: string;
  readonly subject: string;
  readonly ticketHash: Buffer | null;
}

/** In the order of the columns; `at` is when it runs out, or the present. */
function challengeValues(challenge: string, use: ChallengeUse, at: Date): unknown[] {
  const columns: ChallengeColumns = {
    userId: null,
    purpose: "",
    subject: "",
    ticketHash: null,
    ...use,
  };
  const { userId, purpose, subject, ticketHash } = columns;
  return [challenge, use.kind, userId, purpose, subject, ticketHash, at];
}
