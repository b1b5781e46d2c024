// Who looks at an identity that was sent in: a service outside, or our own staff.
import type { KycApplication, KycRejectReason } from "@parley/domain/account/kyc";

export interface KycDocument {
  readonly kind: "document" | "selfie";
  readonly mediaType: string;
  /** Reads the bytes when they are wanted; not every provider wants all of them. */
  read(): Promise<Uint8Array>;
}

export interface KycSubmission {
  /** The provider's reference to it; the same for every try. */
  readonly caseId: bigint;
  readonly application: KycApplication;
  readonly documents: readonly KycDocument[];
}

export type KycVerdict =
  /** Staff shall decide. */
  | { readonly kind: "review" }
  | { readonly kind: "approved" }
  | { readonly kind: "rejected"; readonly reason: KycRejectReason };

export interface KycProvider {
  /** As the case remembers who decided it. */
  readonly name: string;
  /** Called once a submission is safe in our own database. If it throws, staff decide. */
  check(submission: KycSubmission): Promise<KycVerdict>;
}
