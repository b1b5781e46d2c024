// What staff ask an applicant for before they decide a verification.

export const KYC_ASKS = [
  /** The document once more, sharp and whole. */
  "documentAgain",
  /** The side that is missing. */
  "otherSide",
  "selfieAgain",
  /** A bill or a letter of an authority with name and address. */
  "proofOfAddress",
  /** A paper that explains two names. */
  "proofOfName",
] as const;
export type KycAsk = (typeof KYC_ASKS)[number];

/** More questions than this are a rejection in slices. */
export const MAX_KYC_QUESTIONS = 5;
export const MAX_ANSWER_FILES = 4;

export interface KycQuestions {
  readonly count: number;
  /** The last one waits for its answer. */
  readonly isOpen: boolean;
}

/** Null where another question may be asked. */
export function decideKycQuestion({
  count,
  isOpen,
}: KycQuestions): "kycQuestionOpen" | "kycQuestionLimit" | null {
  if (isOpen) return "kycQuestionOpen";
  return count < MAX_KYC_QUESTIONS ? null : "kycQuestionLimit";
}
