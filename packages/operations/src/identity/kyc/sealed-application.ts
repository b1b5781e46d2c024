// Personal data is stored only sealed, each case separately: a row copied to another case does not
// open.
import { documentIdentity, verifiedNameOf, type KycApplication } from "@parley/domain/kyc/kyc";
import { DOCUMENT_TYPES } from "@parley/domain/kyc/kyc-state";
import type { Vault } from "@parley/platform/vault";
import { z } from "zod";
import { rememberOpened } from "../../kernel/recently-opened.ts";

const applicationSchema = z.discriminatedUnion("kycType", [
  z.strictObject({
    kycType: z.literal("individual"),
    realName: z.string(),
    birthDate: z.string(),
    country: z.string(),
    documentType: z.enum(DOCUMENT_TYPES),
    documentNumber: z.string(),
  }),
  z.strictObject({
    kycType: z.literal("company"),
    companyName: z.string(),
    registrationNumber: z.string(),
    country: z.string(),
    representativeName: z.string(),
  }),
]) satisfies z.ZodType<KycApplication>;

const purposeOf = (caseId: bigint) => `kyc:${caseId}`;

export function sealApplication(vault: Vault, caseId: bigint, application: KycApplication): string {
  const text = JSON.stringify(applicationSchema.parse(application));
  return vault.seal(purposeOf(caseId), Buffer.from(text));
}

/** The name alone, since it is shown to counterparties. */
export const openVerifiedName = rememberOpened((vault, row) =>
  verifiedNameOf(openApplication(vault, row)),
);

/** The same document has the same fingerprint, and the number cannot be found from it. */
export function documentMac(vault: Vault, application: KycApplication): Buffer {
  return Buffer.from(vault.mac("kyc document", documentIdentity(application)), "base64url");
}

export function openApplication(
  vault: Vault,
  { id, sealed }: { readonly id: bigint; readonly sealed: string },
): KycApplication {
  const text = Buffer.from(vault.open(purposeOf(id), sealed)).toString("utf8");
  return applicationSchema.parse(JSON.parse(text));
}
