// /api/admin/group-links: account groups that share something, as staff look at them.
import { clearGroupLink, listGroupLinks } from "@parley/contract/endpoints/staff/staff";
import type { StaffParts } from "@parley/operations/identity/role/act-as-staff";
import * as links from "@parley/operations/staff/group-links";
import { bind, type Binding } from "../../http/binding/endpoint-binding.ts";
import { staffOf } from "./staff-routes.ts";

export function bindGroupLinkRoutes(parts: StaffParts): Binding[] {
  return [
    bind(listGroupLinks, async ({ status, uid, page, pageSize }, { session }) => {
      const wanted = {
        uid: uid === undefined ? undefined : Number(uid),
        isCleared: status === "cleared",
      };
      const range = { page, pageSize };
      const found = await links.listGroupLinks(parts.pool, staffOf(session), wanted, range);
      return { ok: true, data: { ...found, ...range } };
    }),

    bind(clearGroupLink, async ({ linkId, reason, codes }, { session, caller }) => {
      const { idempotencyKey } = caller;
      const clearing = { linkId: BigInt(linkId), reason, codes, idempotencyKey };
      return links.clearGroupLink(parts, staffOf(session), clearing);
    }),
  ];
}
