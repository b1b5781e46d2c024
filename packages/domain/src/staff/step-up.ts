// How often staff prove who they are. A passkey is asked for with each decision. A code of an
// authenticator, which takes longer, also counts for the ten minutes after it: for cases that the
// member of staff has claimed and that one alone may decide, and for nothing else.

const MINUTE_MS = 60_000;

export const STEP_UP_MS = 10 * MINUTE_MS;

/** What is to be decided. */
export interface StaffDecision {
  /** By the member of staff who decides. */
  readonly isClaimedCase: boolean;
  /** The worth, or the reason, asks for a second member of staff. */
  readonly needsSecond: boolean;
}

/** Roles, holds, freezes, approvals, content: all that is no claimed case. */
export const OTHER_DECISION: StaffDecision = { isClaimedCase: false, needsSecond: false };

export const SMALL_CASE: StaffDecision = { isClaimedCase: true, needsSecond: false };

export function mayUseStepUp({ isClaimedCase, needsSecond }: StaffDecision): boolean {
  return isClaimedCase && !needsSecond;
}

/** Whether an earlier code still counts for this decision. */
export function isCoveredByStepUp(
  decision: StaffDecision,
  stepUpUntil: number | null,
  now: number,
): boolean {
  return mayUseStepUp(decision) && stepUpUntil !== null && now < stepUpUntil;
}

/** Until when the code of this decision counts for others; null where it counts for this one alone. */
export function stepUpAfter(
  verifiedBy: "totp" | "passkey" | "recovery" | null,
  now: number,
): number | null {
  return verifiedBy === "totp" ? now + STEP_UP_MS : null;
}
