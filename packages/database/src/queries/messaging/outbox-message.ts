// Messages kept in place of being sent.
import type { Queryable } from "../kernel/queryable.ts";

export interface OutboxMessageRow {
  readonly id: bigint;
  readonly channel: "email" | "phone";
  readonly to: string;
  readonly purpose: string;
  readonly code: string | null;
  readonly subject: string | null;
  readonly text: string;
  readonly createdAt: Date;
}

export interface OutboxFilter {
  readonly to?: string | undefined;
  readonly purpose?: string | undefined;
  readonly limit: number;
}

export async function insertOutboxMessage(
  database: Queryable,
  message: OutboxMessageRow,
): Promise<void> {
  const { id, channel, to, purpose, code, subject, text, createdAt } = message;
  await database.query({
    name: "insert-outbox-message",
    text: `insert into outbox_message
             (id, channel, recipient, purpose, code, subject, body, created_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    values: [id, channel, to, purpose, code, subject, text, createdAt],
  });
}

/** Newest first. */
export async function listOutboxMessages(
  database: Queryable,
  { to, purpose, limit }: OutboxFilter,
): Promise<OutboxMessageRow[]> {
  const { rows } = await database.query<Omit<OutboxMessageRow, "id"> & { readonly id: string }>({
    name: "list-outbox-messages",
    text: `select id, channel, recipient as "to", purpose, code, subject, body as "text",
             created_at as "createdAt"
           from outbox_message
           where ($1::text is null or recipient = $1) and ($2::text is null or purpose = $2)
           order by id desc
           limit $3`,
    values: [to ?? null, purpose ?? null, limit],
  });
  return rows.map((row) => Object.assign(row, { id: BigInt(row.id) }));
}
