// What many calls of staff share.
import * as z from "zod/mini";
import { CODE_ERRORS, securityCodes } from "./security-codes.ts";

/** Errors of every write of staff, and of every read of confidential data. */
export const CONFLICT_ERRORS = ["conflictOfInterest", "staffProtected"] as const;
export const STAFF_ERRORS = [...CONFLICT_ERRORS, "staffTwoFactorNeeded", ...CODE_ERRORS] as const;

/**
 * Of deciding a claimed case: none are needed for ten minutes after a code of the authenticator, where
 * no second member of staff has to approve.
 */
export const caseCodes = () => z.prefault(securityCodes(), {});

/** Of claiming a case: taking it from the colleague who has it is said, never done by accident. */
export const claimBody = () => z.strictObject({ takeOver: z.optional(z.boolean()) });
