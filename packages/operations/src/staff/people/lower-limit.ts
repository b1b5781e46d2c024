// Lowers what the withdrawals of a person's account group may be worth in 24 hours, until an instant, or
// lifts that.
import type { Pool, PoolClient } from "@parley/database/pool";
import { findAccountByUid } from "@parley/database/queries/identity/account";
import { lockUser } from "@parley/database/queries/identity/user";
import { getWithdrawalRule } from "@parley/database/queries/wallet/withdrawal";
import {
  deleteWithdrawalLimit,
  writeWithdrawalLimit,
} from "@parley/database/queries/wallet/withdrawal-limit";
import { isOwnLimitPossible, type OwnWithdrawalLimit } from "@parley/domain/wallet/withdrawal";
import { centsText } from "@parley/domain/wallet/worth";
import { actAsStaff, type StaffInput, type StaffParts } from "../../identity/role/act-as-staff.ts";
import { recordStaffAction } from "../../identity/role/record-staff-action.ts";
import type { StaffMember } from "../../identity/role/staff-member.ts";

export interface LimitChange extends StaffInput {
  readonly uid: number;
  /** Null lifts it. */
  readonly limit: OwnWithdrawalLimit | null;
}

export function lowerWithdrawalLimit(
  parts: StaffParts,
  staff: StaffMember,
  { uid, limit, reason, codes, idempotencyKey }: LimitChange,
) {
  const asked =
    limit === null ? null : { dailyCents: limit.dailyCents.toString(), endsAt: limit.endsAt };
  const request = {
    staff,
    endpoint: "lowerWithdrawalLimit",
    idempotencyKey,
    input: { uid, limit: asked, reason },
    subject: String(uid),
    codes,
  };
  return actAsStaff<null, "notFound" | "limitNotLower">(parts, request, {
    async concerns(database) {
      const account = await findAccountByUid(database, uid);
      return account === null ? [] : [account.userId];
    },

    async decide(database: Pool | PoolClient) {
      if ((await findAccountByUid(database, uid)) === null) return "notFound";
      if (limit === null) return null;
      const rule = await getWithdrawalRule(database);
      return isOwnLimitPossible(rule, limit, parts.clock.now()) ? null : "limitNotLower";
    },

    async act(tx) {
      const account = await findAccountByUid(tx, uid);
      if (account === null) throw new Error("accounts are never removed");
      const groupId = account.masterId;
      await lockUser(tx, groupId);
      if (limit === null) await deleteWithdrawalLimit(tx, groupId);
      else await writeWithdrawalLimit(tx, { groupId, ...limit });
      await recordStaffAction(tx, parts, {
        staffId: staff.userId,
        action: limit === null ? "user.liftLimit" : "user.lowerLimit",
        userId: groupId,
        subject: limit === null ? undefined : subjectOf(limit),
        reason,
      });
      return null;
    },
  });
}

function subjectOf({ dailyCents, endsAt }: OwnWithdrawalLimit): string {
  return `withdrawals of ${centsText(dailyCents)} USD a day until ${new Date(endsAt).toISOString()}`;
}
