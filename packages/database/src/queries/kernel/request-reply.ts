// Answers of writes by their idempotency key.
import type { Queryable } from "./queryable.ts";

export interface ReplyKey {
  readonly scope: string;
  readonly endpoint: string;
  readonly key: string;
}

export interface StoredReply {
  readonly inputHash: Buffer;
  readonly sealedReply: string;
}

export async function findReply(
  database: Queryable,
  { scope, endpoint, key }: ReplyKey,
): Promise<StoredReply | null> {
  const { rows } = await database.query<StoredReply>({
    name: "find-request-reply",
    text: `select input_hash as "inputHash", sealed_reply as "sealedReply"
           from request_reply where scope = $1 and endpoint = $2 and key = $3`,
    values: [scope, endpoint, key],
  });
  return rows[0] ?? null;
}

/** Breaks `request_reply__scope_endpoint_key` when the key was used before. */
export async function insertReply(
  database: Queryable,
  reply: ReplyKey & StoredReply & { readonly createdAt: Date },
) {
  const { scope, endpoint, key, inputHash, sealedReply, createdAt } = reply;
  await database.query({
    name: "insert-request-reply",
    text: `insert into request_reply
             (scope, endpoint, key, input_hash, sealed_reply, created_at)
           values ($1, $2, $3, $4, $5, $6)`,
    values: [scope, endpoint, key, inputHash, sealedReply, createdAt],
  });
}
