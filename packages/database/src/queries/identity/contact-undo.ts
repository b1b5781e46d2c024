// Changes of contacts that can be undone with a token.
import { toUserId, type UserId } from "@parley/domain/ids";
import { bytes, dateTime, idOf, nullable, text } from "../kernel/column.ts";
import type { Queryable } from "../kernel/queryable.ts";
import { defineTable, type RowOf } from "../kernel/table.ts";

/** With what was bound before the change. */
const newUndos = defineTable("contact_undo", {
  tokenHash: bytes(),
  userId: idOf(toUserId),
  email: nullable(text()),
  phone: nullable(text()),
  dialCode: nullable(text()),
  changedAt: dateTime(),
  expiresAt: dateTime(),
});

const undos = newUndos.omit("tokenHash");

export type ContactUndo = RowOf<typeof undos>;

export async function insertContactUndo(
  database: Queryable,
  undo: RowOf<typeof newUndos>,
): Promise<void> {
  await newUndos.insertRows(database, "insert-contact-undo", [undo]);
}

/** Null for one that was used, is too old or was never made. */
export async function findOpenContactUndo(
  database: Queryable,
  tokenHash: Buffer,
  now: Date,
): Promise<ContactUndo | null> {
  return undos.find(database, {
    name: "find-open-contact-undo",
    text: `select ${undos.columns} from contact_undo
           where token_hash = $1 and used_at is null and expires_at > $2`,
    values: [tokenHash, now],
  });
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
