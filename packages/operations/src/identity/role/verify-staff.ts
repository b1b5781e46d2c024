// Verifies the code of a member of staff. What it returns consumes the code, and looks once more
// for a conflict of interest, in the transaction of the effect.
import type { UserId } from "@parley/domain/ids";
import { refused } from "@parley/domain/refused";
import type { Effect } from "@parley/engine/command";
import type { FactorCodes } from "../factor/factor-codes.ts";
import type { Factors, LostCode } from "../factor/factors.ts";
import { noConflict, type ConflictRefusal } from "./conflict.ts";
import type { StaffMember } from "./staff-member.ts";

export interface StaffAct {
  readonly staff: StaffMember;
  /** The users it concerns. */
  readonly concerned: readonly UserId[];
  /** What the code is for. */
  readonly subject: string;
  readonly codes: FactorCodes;
}

export async function verifyStaff(
  { factors }: { readonly factors: Factors },
  { staff, concerned, subject, codes }: StaffAct,
) {
  const { totp } = await factors.readBound(staff);
  if (!totp) return refused("staffTwoFactorNeeded");
  const purpose = "staff-action";
  const answer = await factors.check({ holder: staff, purpose, subject, codes });
  if (!answer.ok) return answer;
  const effects: readonly Effect<ConflictRefusal | LostCode>[] = [
    noConflict(staff, concerned),
    ...answer.uses,
  ];
  return { ok: true, effects } as const;
}
