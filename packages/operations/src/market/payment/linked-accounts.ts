// By which fingerprints a payment account is recognised on another account group.
import { noteGroupMark } from "@parley/database/queries/identity/group-link";
import type { Queryable } from "@parley/database/queries/kernel/queryable";
import { accountIdentity, ibansOf, isOneAccount } from "@parley/domain/payment/payment-account";
import type { FieldRule, FieldValues } from "@parley/domain/payment/payment-fields";
import type { Vault } from "@parley/platform/vault";
import { accountMac } from "./sealed-payment.ts";

/**
 * The account at its method, and its IBAN at any method: SEPA and SEPA Instant reach the same one. In
 * the order in which every writer locks them. Empty where a method does not name one account.
 */
export function linkMacsOf(
  vault: Vault,
  method: string,
  schema: readonly FieldRule[],
  values: FieldValues,
): readonly Buffer[] {
  if (!isOneAccount(schema)) return [];
  return [
    accountMac(vault, method, accountIdentity(schema, values)),
    ...ibansOf(schema, values).map((iban) => accountMac(vault, "iban", iban)),
  ].toSorted((one, other) => one.compare(other));
}

export async function notePaymentAccount(
  database: Queryable,
  linkMacs: readonly Buffer[],
  accountGroup: number,
  at: Date,
): Promise<void> {
  for (const fingerprint of linkMacs) {
    await noteGroupMark(database, { kind: "payment_account", fingerprint, accountGroup, at });
  }
}
