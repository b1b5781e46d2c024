// /api/admin/group-links: account groups that share something, as staff look at them.
import { clearGroupLink, listGroupLinks } from "@parley/contract/endpoints/staff/staff";
import type { StaffParts } from "@parley/operations/identity/role/act-as-staff";
import * as links from "@parley/operations/staff/group-links";
import { explainCodes } from "../../http/replies/code-refusal.ts";
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
      const { list, ...counted } = found;
      return { ok: true, data: { list: list.map(describe), ...counted, ...range } };
    }),

    bind(clearGroupLink, async ({ linkId, reason, codes }, { session, caller, locale }) => {
      const { idempotencyKey } = caller;
      const clearing = { linkId: BigInt(linkId), reason, codes, idempotencyKey };
      const cleared = await links.clearGroupLink(parts, staffOf(session), clearing);
      return cleared.ok
        ? { ok: true, data: describe(cleared.reply) }
        : explainCodes(cleared, locale);
    }),
  ];
}

function describe({ groups, ...link }: links.GroupLinkView) {
  return { ...link, groups: [...groups] };
}
