// Changes of contacts that can be undone with a token.
import { toUserId, type UserId } from "@parley/domain/ids";
import type { Queryable } from "../kernel/queryable.ts";

/** What was bound before the change. */
export interface ContactUndo {
  readonly userId: UserId;
  readonly email: string | null;
  readonly phone: string | null;
  readonly dialCode: string | null;
  readonly changedAt: Date;
  readonly expiresAt: Date;
}

type Raw = Omit<ContactUndo, "userId"> & { readonly userId: string };

export async function insertContactUndo(
  database: Queryable,
  undo: ContactUndo & { readonly tokenHash: Buffer },
): Promise<void> {
  const { tokenHash, userId, email, phone, dialCode, changedAt, expiresAt } = undo;
  await database.query({
    name: "insert-contact-undo",
    text: `insert into contact_undo
             (token_hash, user_id, email, phone, dial_code, changed_at, expires_at)
           values ($1, $2, $3, $4, $5, $6, $7)`,
    values: [tokenHash, userId, email, phone, dialCode, changedAt, expiresAt],
  });
}

/** Null for one that was used, is too old or was never made. */
export async function findOpenContactUndo(
  database: Queryable,
  tokenHash: Buffer,
  now: Date,
): Promise<ContactUndo | null> {
  const { rows } = await database.query<Raw>({
    name: "find-open-contact-undo",
    text: `select user_id as "userId", email, phone, dial_code as "dialCode",
             changed_at as "changedAt", expires_at as "expiresAt"
           from contact_undo where token_hash = $1 and used_at is null and expires_at > $2`,
    values: [tokenHash, now],
  });
  const [row] = rows;
  return row === undefined ? null : { ...row, userId: toUserId(row.userId) };
}

/** This change and all that followed it: what they changed is undone with it. */
export async function closeContactUndosSince(
  database: Queryable,
  userId: UserId,
  changedAt: Date,
  at: Date,
): Promise<void> {
  await database.query({
    name: "close-contact-undos",
    text: `update contact_undo set used_at = $3
           where user_id = $1 and changed_at >= $2 and used_at is null`,
    values: [userId, changedAt, at],
  });
}
