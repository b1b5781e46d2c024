// /api/admin/withdrawals: withdrawals that wait for staff.
import { decideWithdrawal, listWithdrawalsForStaff } from "@parley/contract/endpoints/wallet-staff";
import * as decisions from "@parley/operations/wallet/decide-withdrawal";
import { explainCodes } from "../plugins/code-refusal.ts";
import { bind, type Binding } from "../plugins/endpoint-binding.ts";
import { refuse } from "../plugins/failure.ts";

export function bindWalletStaffRoutes(parts: decisions.DecideParts): Binding[] {
  return [
    bind(listWithdrawalsForStaff, async ({ status, page, pageSize }) => {
      return {
        ok: true,
        data: await decisions.listForStaff(parts.pool, status, { page, pageSize }),
      };
    }),

    bind(decideWithdrawal, async (input, { session, caller, locale }) => {
      const { staffRole } = session;
      if (staffRole === null) throw new Error("a call of staff came without a role");
      const { withdrawalId, outcome, reason, codes } = input;
      const { idempotencyKey } = caller;
      const decided = await decisions.decideWithdrawal(
        parts,
        { ...session, staffRole },
        { withdrawalId: BigInt(withdrawalId), outcome, reason, codes, idempotencyKey },
      );
      if (decided.ok) return { ok: true, data: decided.withdrawal };
      return "data" in decided
        ? refuse(decided.error, { data: decided.data })
        : explainCodes(decided, locale);
    }),
  ];
}
