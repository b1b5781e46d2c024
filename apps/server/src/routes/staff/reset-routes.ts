// /api/admin/reset-requests: users who have lost a factor, as staff decide about them.
import {
  decideResetRequest,
  getResetRequest,
  listResetRequests,
} from "@parley/contract/endpoints/staff/staff";
import { decideReset, listResetQueue, readReset } from "@parley/operations/staff/decide-reset";
import type { StaffParts } from "@parley/operations/identity/role/act-as-staff";
import { bind, type Binding } from "../../http/binding/endpoint-binding.ts";
import { staffOf } from "./staff-routes.ts";

export function bindResetRoutes(parts: StaffParts): Binding[] {
  return [
    bind(listResetRequests, async ({ status, page, pageSize }, { session }) => {
      const range = { status, page, pageSize };
      const queue = await listResetQueue(parts, staffOf(session), range);
      return { ok: true, data: { ...queue, page, pageSize } };
    }),

    bind(getResetRequest, ({ requestId }, { session }) =>
      readReset(parts, staffOf(session), BigInt(requestId)),
    ),

    bind(decideResetRequest, async ({ requestId, ...given }, { session, caller }) => {
      const { idempotencyKey } = caller;
      const ruling = { ...given, requestId: BigInt(requestId), idempotencyKey };
      return decideReset(parts, staffOf(session), ruling);
    }),
  ];
}
