// Errors that many calls of staff share.
import { CODE_ERRORS } from "./security-codes.ts";

/** Errors of every write of staff, and of every read of confidential data. */
export const CONFLICT_ERRORS = ["conflictOfInterest", "staffProtected"] as const;
export const STAFF_ERRORS = [...CONFLICT_ERRORS, "staffTwoFactorNeeded", ...CODE_ERRORS] as const;
