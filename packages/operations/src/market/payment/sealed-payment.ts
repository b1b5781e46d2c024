// Names and account numbers are stored only sealed, each row separately: one copied to another row
// does not open.
import type { PaymentId } from "@parley/domain/ids";
import type { FieldValues } from "@parley/domain/payment/payment-fields";
import type { Vault } from "@parley/platform/vault";
import { z } from "zod";
import { rememberOpened, type SealedRow } from "../../kernel/recently-opened.ts";

export interface PaymentDetails {
  readonly receiverName: string;
  readonly fields: FieldValues;
}

const detailsSchema = z.strictObject({
  receiverName: z.string(),
  fields: z.record(z.string(), z.string()),
}) satisfies z.ZodType<PaymentDetails>;

const purposeOf = (id: PaymentId) => `user payment:${id}`;

export function sealDetails(vault: Vault, id: PaymentId, details: PaymentDetails): string {
  return vault.seal(purposeOf(id), Buffer.from(JSON.stringify(detailsSchema.parse(details))));
}

export const openDetails = rememberOpened(
  (vault, { id, sealed }: SealedRow<PaymentId>): PaymentDetails => {
    const text = Buffer.from(vault.open(purposeOf(id), sealed)).toString("utf8");
    return detailsSchema.parse(JSON.parse(text));
  },
);

/** The same account has the same fingerprint, from which the account cannot be derived. */
export function accountMac(vault: Vault, method: string, identity: string): Buffer {
  return Buffer.from(vault.mac("user payment account", `${method}\n${identity}`), "base64url");
}
