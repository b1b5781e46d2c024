// /api/admin/withdrawals: withdrawals that wait for staff.
import { toWithdrawalId } from "@parley/domain/ids";
import {
  decideWithdrawal,
  getWithdrawalForStaff,
  listWithdrawalsForStaff,
} from "@parley/contract/endpoints/staff/wallet-staff";
import * as decisions from "@parley/operations/staff/decide-withdrawal";
import { bind, type Binding } from "../../http/binding/endpoint-binding.ts";
import { staffOf } from "./staff-routes.ts";

export function bindWalletStaffRoutes(parts: decisions.DecideParts): Binding[] {
  return [
    bind(listWithdrawalsForStaff, async ({ status, page, pageSize }, { session }) => {
      const staff = staffOf(session);
      const data = await decisions.listForStaff(parts.pool, staff, status, { page, pageSize });
      return { ok: true, data };
    }),

    bind(getWithdrawalForStaff, ({ withdrawalId }, { session }) =>
      decisions.readForStaff(parts, staffOf(session), toWithdrawalId(withdrawalId)),
    ),

    bind(decideWithdrawal, async (given, { session, caller }) => {
      const { idempotencyKey } = caller;
      const withdrawalId = toWithdrawalId(given.withdrawalId);
      const decision = { ...given, withdrawalId, idempotencyKey };
      const decided = await decisions.decideWithdrawal(parts, staffOf(session), decision);
      return decided.ok ? { ok: true, data: decided.withdrawal } : decided;
    }),
  ];
}
