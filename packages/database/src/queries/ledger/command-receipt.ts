// What the engine has answered, by the keys of its callers.
import { arrayText } from "../kernel/array-text.ts";
import type { Queryable } from "../kernel/queryable.ts";

export interface ReceiptKey {
  readonly ownerId: bigint;
  readonly kind: string;
  readonly key: string;
}

export interface Receipt extends ReceiptKey {
  readonly inputHash: Buffer;
  readonly reply: unknown;
}

export async function listReceipts(
  database: Queryable,
  keys: readonly ReceiptKey[],
): Promise<Receipt[]> {
  const { rows } = await database.query<Omit<Receipt, "ownerId"> & { ownerId: string }>({
    name: "list-command-receipts",
    text: `select receipt.owner_id as "ownerId", receipt.kind, receipt.key,
             receipt.input_hash as "inputHash", receipt.reply
           from unnest($1::bigint[], $2::text[], $3::text[]) as wanted (owner_id, kind, key)
             join command_receipt receipt using (owner_id, kind, key)`,
    values: [
      arrayText(keys.map(({ ownerId }) => ownerId)),
      arrayText(keys.map(({ kind }) => kind)),
      arrayText(keys.map(({ key }) => key)),
    ],
  });
  return rows.map(({ ownerId, kind, key, inputHash, reply }) => ({
    ownerId: BigInt(ownerId),
    kind,
    key,
    inputHash,
    reply,
  }));
}
