// How far a verification is, by name. Apart from its rules, which only the page of it needs.

export const KYC_TYPES = ["individual", "company"] as const;
export type KycType = (typeof KYC_TYPES)[number];

/** What an account shows. `none`: nothing was sent in yet. */
export const KYC_STATUSES = ["none", "pending", "approved", "rejected"] as const;
export type KycStatus = (typeof KYC_STATUSES)[number];
export type KycOutcome = Extract<KycStatus, "approved" | "rejected">;

/** Why a verification was not approved; shown in the applicant's language. */
export const KYC_REJECT_REASONS = [
  "documentUnreadable",
  "documentIncomplete",
  "documentExpired",
  "documentNotAccepted",
  "detailsMismatch",
  "selfieMismatch",
  "notGenuine",
  "other",
] as const;
export type KycRejectReason = (typeof KYC_REJECT_REASONS)[number];

export const DOCUMENT_TYPES = ["passport", "idCard", "drivingLicence"] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];
