// Errors that many calls of staff share.

/** Errors of every write of staff, and of every read of confidential data. */
export const CONFLICT_ERRORS = ["conflictOfInterest", "staffProtected"] as const;
export const STAFF_ERRORS = [
  ...CONFLICT_ERRORS,
  "staffTwoFactorNeeded",
  "codesMissing",
  "codeInvalid",
  "codeExpired",
  "codeUsed",
  "codeTriesUsedUp",
  "passkeyInvalid",
  "loginBlocked",
  "idempotencyMismatch",
] as const;
