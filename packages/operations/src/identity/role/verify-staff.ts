// Verifies that a member of staff decides in person: by a passkey, by a code of the authenticator, or
// by a code that was given shortly before, where the decision allows that. The one place for all
// decisions of staff. What it returns takes effect in the transaction of the decision.
import { updateStepUp } from "@parley/database/queries/security/staff-session";
import type { UserId } from "@parley/domain/ids";
import { refused } from "@parley/domain/refused";
import {
  isCoveredByStepUp,
  mayUseStepUp,
  OTHER_DECISION,
  stepUpAfter,
  type StaffDecision,
} from "@parley/domain/staff/step-up";
import { precondition, write, type Effect } from "@parley/engine/command";
import type { BaseParts } from "../../kernel/parts.ts";
import type { FactorCodes } from "../factor/factor-codes.ts";
import type { Factors, LostCode } from "../factor/factors.ts";
import { findLiveStaffSession, isStillStaff } from "../staff-session/staff-sessions.ts";
import { noConflict, type ConflictRefusal } from "./conflict.ts";
import type { StaffMember } from "./staff-member.ts";

export interface VerifyParts extends Pick<BaseParts, "pool" | "clock"> {
  readonly factors: Factors;
}

export interface StaffProof {
  readonly staff: StaffMember;
  /** What the code is for. */
  readonly subject: string;
  readonly codes: FactorCodes;
  /** Absent: it needs a code of its own. */
  readonly decision?: StaffDecision | undefined;
}

export interface StaffAct extends StaffProof {
  /** The users it concerns. */
  readonly concerned: readonly UserId[];
}

type StaffEffect = Effect<ConflictRefusal | LostCode>;

const SESSION_OVER: ConflictRefusal = { ok: false, error: "staffSessionNeeded" };

/** Staff without an authenticator and without a passkey see and decide nothing confidential. */
export async function hasStaffFactor(
  { factors }: { readonly factors: Factors },
  staff: Pick<StaffProof, "staff">["staff"],
): Promise<boolean> {
  const { totp, passkey } = await factors.readBound(staff);
  return totp || passkey;
}

export async function verifyStaff(parts: VerifyParts, { concerned, ...proof }: StaffAct) {
  const proved = await proveStaff(parts, proof);
  if (!proved.ok) return proved;
  const effects: readonly StaffEffect[] = [noConflict(proof.staff, concerned), ...proved.effects];
  return { ok: true, effects } as const;
}

/** The same without a look at conflicts of interest, for acts that look themselves. */
export async function proveStaff(parts: VerifyParts, proof: StaffProof) {
  const { staff, subject, codes, decision = OTHER_DECISION } = proof;
  if (!(await hasStaffFactor(parts, staff))) return refused("staffTwoFactorNeeded");
  if (await isCovered(parts, staff, codes, decision)) {
    const effects: readonly StaffEffect[] = [stillStaff(parts, staff, true)];
    return { ok: true, effects } as const;
  }
  const purpose = "staff-action";
  const answer = await parts.factors.check({ holder: staff, purpose, subject, codes });
  if (!answer.ok) return answer;
  const until = stepUpAfter(answer.second, parts.clock.now());
  const effects: readonly StaffEffect[] = [
    stillStaff(parts, staff, false),
    ...answer.uses,
    ...(until === null ? [] : [write((tx) => updateStepUp(tx, staff.sessionId, new Date(until)))]),
  ];
  return { ok: true, effects } as const;
}

/** A code that is given is verified, whatever was given before. */
async function isCovered(
  parts: VerifyParts,
  staff: StaffMember,
  codes: FactorCodes,
  decision: StaffDecision,
): Promise<boolean> {
  const isGiven = Object.values(codes).some((code) => code !== undefined);
  if (isGiven || !mayUseStepUp(decision)) return false;
  const found = await findLiveStaffSession(parts.pool, parts, staff);
  return isCoveredByStepUp(decision, found?.stepUpUntil ?? null, parts.clock.now());
}

function stillStaff(parts: VerifyParts, staff: StaffMember, isSteppedUp: boolean): StaffEffect {
  return precondition((tx) => isStillStaff(tx, parts, staff, isSteppedUp), SESSION_OVER);
}
