// What many calls of staff share.
import * as z from "zod/mini";
import { CODE_ERRORS } from "./security-codes.ts";

/** Errors of every write of staff, and of every read of confidential data. */
export const CONFLICT_ERRORS = ["conflictOfInterest", "staffProtected"] as const;
export const STAFF_ERRORS = [...CONFLICT_ERRORS, "staffTwoFactorNeeded", ...CODE_ERRORS] as const;

/** Of claiming a case: taking it from the colleague who has it is said, never done by accident. */
export const claimBody = () => z.strictObject({ takeOver: z.optional(z.boolean()) });
