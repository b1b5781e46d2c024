// /api/admin/reset-requests: people who have lost a factor, as staff decide about them.
import { decideResetRequest, listResetRequests } from "@parley/contract/endpoints/staff/staff";
import { decideReset, listResetQueue, type ResetView } from "@parley/operations/staff/decide-reset";
import type { StaffParts } from "@parley/operations/identity/role/act-as-staff";
import { explainCodes } from "../../http/replies/code-refusal.ts";
import { bind, type Binding } from "../../http/binding/endpoint-binding.ts";
import { staffOf } from "./staff-routes.ts";

export function bindResetRoutes(parts: StaffParts): Binding[] {
  return [
    bind(listResetRequests, async ({ status, page, pageSize }, { session }) => {
      const range = { status, page, pageSize };
      const { list, total, isCapped } = await listResetQueue(parts, staffOf(session), range);
      const rows = list.map(describeQueued);
      return { ok: true, data: { list: rows, total, page, pageSize, totalCapped: isCapped } };
    }),

    bind(decideResetRequest, async (input, { session, caller, locale }) => {
      const { outcome, reason, codes } = input;
      const { idempotencyKey } = caller;
      const ruling = {
        requestId: BigInt(input.requestId),
        outcome,
        reason,
        codes,
        idempotencyKey,
      };
      const decided = await decideReset(parts, staffOf(session), ruling);
      return decided.ok
        ? { ok: true, data: describe(decided.reply) }
        : explainCodes(decided, locale);
    }),
  ];
}

function describeQueued(row: ResetView & { readonly isConflict: boolean }) {
  return { ...describe(row), isConflict: row.isConflict };
}

function describe({ lost, ...view }: ResetView) {
  return { ...view, lost: [...lost] };
}
