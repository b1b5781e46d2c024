// Reviews a submitted identity: an external service, or our own staff.
import type { KycApplication } from "@parley/domain/kyc/kyc";
import type { KycRejectReason } from "@parley/domain/kyc/kyc-state";

export interface KycDocument {
  readonly kind: "document" | "selfie";
  readonly mediaType: string;
  /** Reads the bytes on demand; not every provider needs all of them. */
  read(): Promise<Uint8Array>;
}

export interface KycSubmission {
  /** The provider's reference to it; the same for every try. */
  readonly caseId: bigint;
  readonly application: KycApplication;
  readonly documents: readonly KycDocument[];
}

export type KycVerdict =
  /** Staff have to decide. */
  | { readonly kind: "review" }
  | { readonly kind: "approved" }
  | { readonly kind: "rejected"; readonly reason: KycRejectReason };

export interface KycProvider {
  /** As stored with the case. */
  readonly name: string;
  /** Called once a submission is safe in our own database. If it throws, staff decide. */
  check(submission: KycSubmission): Promise<KycVerdict>;
}
