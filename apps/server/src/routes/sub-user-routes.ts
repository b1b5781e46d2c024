// /api/a/v2/auth/sub-users: a master's sub-users.
import {
  createSubUser,
  freezeSubUser,
  listSubUsers,
  setSubUserPermissions,
} from "@parley/contract/endpoints/sub-users";
import type { AccountParts } from "@parley/operations/account/parts";
import * as creation from "@parley/operations/sub-user/create-sub-user";
import * as management from "@parley/operations/sub-user/manage-sub-users";
import { bind, type Binding } from "../plugins/endpoint-binding.ts";

export function bindSubUserRoutes(parts: AccountParts): Binding[] {
  return [
    bind(listSubUsers, async (_input, { session }) => {
      const listed = await management.listSubUsers(parts, session);
      return listed.ok ? { ok: true, data: listed.views } : listed;
    }),

    bind(createSubUser, async (input, { session, caller }) => {
      const { useAdminTwoFactor = false, ...rest } = input;
      const wanted = { ...rest, useAdminTwoFactor };
      const made = await creation.createSubUser(parts, session, wanted, caller);
      return made.ok ? { ok: true, data: made.reply } : made;
    }),

    bind(setSubUserPermissions, async ({ subUid, ...given }, { session, caller }) => {
      const { permissions, useAdminTwoFactor } = given;
      const rights = { subUid: Number(subUid), permissions, useAdminTwoFactor };
      const changed = await management.setSubUserPermissions(
        parts,
        session,
        rights,
        caller.address,
      );
      return changed.ok ? { ok: true, data: changed.view } : changed;
    }),

    bind(freezeSubUser, async ({ subUid, isFrozen }, { session }) => {
      const change = { subUid: Number(subUid), isFrozen };
      const changed = await management.freezeSubUser(parts, session, change);
      return changed.ok ? { ok: true, data: changed.view } : changed;
    }),
  ];
}
