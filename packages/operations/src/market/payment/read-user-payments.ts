// A user's own payment accounts: masked in a list, in full on request for one of them.
import type { CatalogueText, PaymentField } from "@parley/database/catalogue-types";
import {
  listUserPayments as listUserPaymentRows,
  findUserPayment,
  type UserPaymentRow,
} from "@parley/database/queries/market/user-payment";
import type { PaymentId, UserId } from "@parley/domain/ids";
import { findAccountField, maskFields } from "@parley/domain/payment/payment-account";
import type { FieldValues } from "@parley/domain/payment/payment-fields";
import type { Vault } from "@parley/platform/vault";
import { openDetails } from "./sealed-payment.ts";
import type { BaseParts } from "../../kernel/parts.ts";

export interface UserPayment {
  readonly id: PaymentId;
  readonly method: string;
  readonly methodNames: CatalogueText;
  readonly methodGroup: string;
  /** The fields it was filled in by; a label for each value that is left of them. */
  readonly schema: readonly PaymentField[];
  readonly receiverName: string;
  readonly account: string;
  readonly fields: FieldValues;
  readonly pictureFileId: bigint | null;
  readonly createdAt: Date;
}

type ReadParts = Pick<BaseParts, "pool" | "vault">;

/** A user's current ones, the newest first. */
export async function listUserPayments(
  { pool, vault }: ReadParts,
  ownerId: UserId,
  fiat: string | null,
): Promise<UserPayment[]> {
  const rows = await listUserPaymentRows(pool, ownerId, fiat);
  return rows.map((row) => describePayment(vault, row, "masked"));
}

/** Null when it is another user's, or was removed. */
export async function findOwnPayment(
  { pool, vault }: ReadParts,
  ownerId: UserId,
  id: PaymentId,
): Promise<UserPayment | null> {
  const row = await findUserPayment(pool, id);
  if (row === null || row.userId !== ownerId || row.removedAt !== null) return null;
  return describePayment(vault, row, "full");
}

/** The reply to adding it, also when that call is repeated after its removal. */
export async function getAddedPayment(
  { pool, vault }: ReadParts,
  id: PaymentId,
): Promise<UserPayment> {
  const row = await findUserPayment(pool, id);
  if (row === null) throw new Error("a payment method that was added is gone");
  return describePayment(vault, row, "masked");
}

export function describePayment(
  vault: Vault,
  row: Omit<UserPaymentRow, "accountMac" | "removedAt">,
  how: "masked" | "full",
): UserPayment {
  const { id, method, methodNames, methodGroup, methodFields: schema } = row;
  const { receiverName, fields } = openDetails(vault, row);
  const shown = how === "masked" ? maskFields(schema, fields) : fields;
  const accountField = findAccountField(schema, fields);
  return {
    id,
    method,
    methodNames,
    methodGroup,
    schema,
    receiverName,
    account: accountField === null ? "" : (shown[accountField] ?? ""),
    fields: shown,
    pictureFileId: row.pictureFileId,
    createdAt: row.createdAt,
  };
}
