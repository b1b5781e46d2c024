// The payer that a buyer declared: kept sealed with the order, as evidence, and read by both sides.
import type { OrderId } from "@parley/domain/ids";
import type { PoolClient } from "@parley/database/pool";
import { insertOrderPayer, type OrderPayerRow } from "@parley/database/queries/trade/order-payer";
import type { Payer } from "@parley/domain/payment/payer";
import { isSameHolder } from "@parley/domain/payment/holder-name";
import type { Vault } from "@parley/platform/vault";
import { z } from "zod";
import { rememberOpened, type SealedRow } from "../../kernel/recently-opened.ts";

const payerSchema = z.strictObject({
  name: z.string(),
  accountEnd: z.string(),
}) satisfies z.ZodType<Payer>;

const purposeOf = (orderId: OrderId) => `order payer:${orderId}`;

/** In the transaction that marks the order as paid. */
export async function insertPayer(
  tx: PoolClient,
  vault: Vault,
  { orderId, payer, at }: { readonly orderId: OrderId; readonly payer: Payer; readonly at: number },
): Promise<true> {
  const sealed = vault.seal(purposeOf(orderId), Buffer.from(JSON.stringify(payer)));
  await insertOrderPayer(tx, { orderId, sealed, declaredAt: new Date(at) });
  return true;
}

const openPayer = rememberOpened((vault, { id, sealed }: SealedRow<OrderId>): Payer => {
  const text = Buffer.from(vault.open(purposeOf(id), sealed)).toString("utf8");
  return payerSchema.parse(JSON.parse(text));
});

export interface DeclaredPayer extends Payer {
  /** By the rule that accounts are added by. */
  readonly isNameOther: boolean;
}

/** Null where the buyer declared none. */
export function describePayer(
  vault: Vault,
  row: OrderPayerRow | null,
  registeredName: string,
): DeclaredPayer | null {
  if (row === null) return null;
  const payer = openPayer(vault, { id: row.orderId, sealed: row.sealed });
  return { ...payer, isNameOther: !isSameHolder(payer.name, registeredName) };
}
