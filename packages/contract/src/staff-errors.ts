// Errors that many calls of staff share.

/** Every write of staff, and every look at what was told in confidence, may meet these. */
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
