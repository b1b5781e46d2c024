// The name under which users know a member of staff. No two are alike, nor look like another's, and no
// user has it (`rename.ts`).
import { isViolationOf } from "@parley/database/constraint";
import type { PoolClient } from "@parley/database/pool";
import {
  isUsernameOfOther,
  readStaffName,
  updateStaffName,
} from "@parley/database/queries/staff/staff-member";
import { inRefusableTransaction } from "@parley/database/refusal";
import type { UserId } from "@parley/domain/ids";
import { skeletonOf } from "@parley/domain/name/name-skeleton";
import type { NicknameProblem } from "@parley/domain/name/nickname";
import type { RefusedAs } from "@parley/domain/refused";
import { decideName } from "../../identity/account/rename.ts";
import { recordStaffAction } from "../../identity/role/record-staff-action.ts";
import type { StaffMember } from "../../identity/role/staff-member.ts";
import type { BaseParts } from "../../kernel/parts.ts";

export type StaffNameRefusal = NicknameProblem | "nicknameReserved" | "staffNameTaken";

/** What is wrong with the name itself, before anything is looked up. */
export const decideStaffName = decideName;

/** False when a user or a colleague has it as the username; the constraint that says so is `isStaffNameTaken`. */
export async function takeStaffName(tx: PoolClient, userId: UserId, name: string) {
  const skeleton = skeletonOf(name);
  if (await isUsernameOfOther(tx, userId, skeleton)) return false;
  await updateStaffName(tx, userId, name, skeleton);
  return true;
}

export function isStaffNameTaken(error: unknown): boolean {
  return isViolationOf(error, "staff_member__name_skeleton");
}

export async function setStaffName(
  parts: BaseParts,
  { userId }: StaffMember,
  name: string,
): Promise<{ readonly ok: true } | RefusedAs<StaffNameRefusal>> {
  const wrong = decideStaffName(name);
  if (wrong !== null) return { ok: false, error: wrong };
  const taken = { ok: false, error: "staffNameTaken" } as const;
  try {
    return await inRefusableTransaction(
      parts.pool,
      async (tx, refuse: (refused: typeof taken) => never) => {
        if ((await readStaffName(tx, userId)) === name) return { ok: true } as const;
        if (!(await takeStaffName(tx, userId, name))) refuse(taken);
        await recordStaffAction(tx, parts, {
          staffId: userId,
          action: "staff.rename",
          userId,
          subject: name,
        });
        return { ok: true } as const;
      },
    );
  } catch (error) {
    if (isStaffNameTaken(error)) return taken;
    throw error;
  }
}
