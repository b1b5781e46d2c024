// What the engine has answered, by the keys of its callers.
import { toUserId } from "@parley/domain/ids";
import { bytes, idOf, json, text } from "../kernel/column.ts";
import type { Queryable } from "../kernel/queryable.ts";
import { defineTable, type RowOf } from "../kernel/table.ts";

const receipts = defineTable("command_receipt", {
  ownerId: idOf(toUserId),
  kind: text(),
  key: text(),
  inputHash: bytes(),
  reply: json<unknown>(),
});

const keysOf = receipts.pick("ownerId", "kind", "key");

export type Receipt = RowOf<typeof receipts>;
export type ReceiptKey = RowOf<typeof keysOf>;

export async function listReceipts(
  database: Queryable,
  keys: readonly ReceiptKey[],
): Promise<Receipt[]> {
  return receipts.list(database, {
    name: "list-command-receipts",
    text: `select ${receipts.columnsOf("receipt")}
           from ${keysOf.unnest} as wanted (${keysOf.names})
             join command_receipt receipt using (${keysOf.names})`,
    values: keysOf.toArrays(keys),
  });
}
