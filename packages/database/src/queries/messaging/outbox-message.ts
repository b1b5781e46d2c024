// Messages kept in place of being sent.
import { bigint, dateTime, named, nullable, text } from "../kernel/column.ts";
import type { Queryable } from "../kernel/queryable.ts";
import { defineTable, type RowOf } from "../kernel/table.ts";

const messages = defineTable("outbox_message", {
  id: bigint(),
  channel: text<"email" | "phone">(),
  to: named("recipient", text()),
  purpose: text(),
  code: nullable(text()),
  subject: nullable(text()),
  text: named("body", text()),
  createdAt: dateTime(),
});

export type OutboxMessageRow = RowOf<typeof messages>;

export interface OutboxFilter {
  readonly to?: string | undefined;
  readonly purpose?: string | undefined;
  readonly limit: number;
}

export async function insertOutboxMessage(
  database: Queryable,
  message: OutboxMessageRow,
): Promise<void> {
  await messages.insertRows(database, "insert-outbox-message", [message]);
}

/** Newest first. */
export async function listOutboxMessages(
  database: Queryable,
  { to, purpose, limit }: OutboxFilter,
): Promise<OutboxMessageRow[]> {
  return messages.list(database, {
    name: "list-outbox-messages",
    text: `select ${messages.columns} from outbox_message
           where ($1::text is null or recipient = $1) and ($2::text is null or purpose = $2)
           order by id desc
           limit $3`,
    values: [to ?? null, purpose ?? null, limit],
  });
}
