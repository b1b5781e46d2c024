// What the engine has answered, by the keys of its callers.
import type { Queryable } from "./queryable.ts";

export interface ReceiptKey {
  readonly ownerId: bigint;
  readonly kind: string;
  readonly key: string;
}

export interface Receipt extends ReceiptKey {
  readonly inputHash: Buffer;
  readonly reply: unknown;
}

export function createCommandReceiptQueries(database: Queryable) {
  return {
    async listReceipts(keys: readonly ReceiptKey[]): Promise<Receipt[]> {
      const { rows } = await database.query<Omit<Receipt, "ownerId"> & { ownerId: string }>({
        name: "list-command-receipts",
        text: `select owner_id as "ownerId", kind, key, input_hash as "inputHash", reply
               from command_receipt
               where (owner_id, kind, key) in (
                 select * from unnest($1::bigint[], $2::text[], $3::text[])
               )`,
        values: [
          keys.map(({ ownerId }) => ownerId),
          keys.map(({ kind }) => kind),
          keys.map(({ key }) => key),
        ],
      });
      return rows.map(({ ownerId, kind, key, inputHash, reply }) => ({
        ownerId: BigInt(ownerId),
        kind,
        key,
        inputHash,
        reply,
      }));
    },

    /** Breaks `command_receipt__owner_id_kind_key` when a key was used meanwhile. */
    async insertReceipts(receipts: readonly Receipt[], at: number): Promise<void> {
      await database.query({
        name: "insert-command-receipts",
        text: `insert into command_receipt (owner_id, kind, key, input_hash, reply, created_at)
               select owner_id, kind, key, input_hash, reply::jsonb, $6
               from unnest($1::bigint[], $2::text[], $3::text[], $4::bytea[], $5::text[])
                 as given (owner_id, kind, key, input_hash, reply)`,
        values: [
          receipts.map(({ ownerId }) => ownerId),
          receipts.map(({ kind }) => kind),
          receipts.map(({ key }) => key),
          receipts.map(({ inputHash }) => inputHash),
          receipts.map(({ reply }) => JSON.stringify(reply)),
          new Date(at),
        ],
      });
    },
  };
}
