// /api/admin/withdrawals: withdrawals that wait for staff.
import { toWithdrawalId } from "@parley/domain/ids";
import {
  decideWithdrawal,
  listWithdrawalsForStaff,
} from "@parley/contract/endpoints/staff/wallet-staff";
import * as decisions from "@parley/operations/staff/decide-withdrawal";
import { explainCodes } from "../../http/replies/code-refusal.ts";
import { bind, type Binding } from "../../http/binding/endpoint-binding.ts";
import { refuse } from "../../http/replies/failure.ts";
import { staffOf } from "./staff-routes.ts";

export function bindWalletStaffRoutes(parts: decisions.DecideParts): Binding[] {
  return [
    bind(listWithdrawalsForStaff, async ({ status, page, pageSize }, { session }) => {
      const staff = staffOf(session);
      const data = await decisions.listForStaff(parts.pool, staff, status, { page, pageSize });
      return { ok: true, data };
    }),

    bind(decideWithdrawal, async (input, { session, caller, locale }) => {
      const { withdrawalId, outcome, reason, codes } = input;
      const { idempotencyKey } = caller;
      const decided = await decisions.decideWithdrawal(parts, staffOf(session), {
        withdrawalId: toWithdrawalId(withdrawalId),
        outcome,
        reason,
        codes,
        idempotencyKey,
      });
      if (decided.ok) return { ok: true, data: decided.withdrawal };
      return "data" in decided
        ? refuse(decided.error, { data: decided.data })
        : explainCodes(decided, locale);
    }),
  ];
}
