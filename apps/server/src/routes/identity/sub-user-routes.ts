// /api/a/v2/auth/sub-users: a master's sub-users.
import {
  createSubUser,
  freezeSubUser,
  listSubUsers,
  setSubUserPermissions,
} from "@parley/contract/endpoints/identity/sub-users";
import type {
  ConfirmParts,
  SealedCodes,
} from "@parley/operations/identity/security/confirm-change";
import * as creation from "@parley/operations/identity/sub-user/create-sub-user";
import * as management from "@parley/operations/identity/sub-user/manage-sub-users";
import { bind, type Binding } from "../../http/binding/endpoint-binding.ts";

export function bindSubUserRoutes(parts: ConfirmParts): Binding[] {
  return [
    bind(listSubUsers, async (_input, { session }) => {
      const listed = await management.listSubUsers(parts, session);
      return listed.ok ? { ok: true, data: listed.views } : listed;
    }),

    bind(createSubUser, async (input, { session, caller, hashBody }) => {
      const { useAdminTwoFactor = false, command, ...rest } = input;
      const wanted = { ...rest, useAdminTwoFactor };
      const sealed = { command, bodyHash: await hashBody() };
      return creation.createSubUser(parts, session, wanted, sealed, caller);
    }),

    bind(setSubUserPermissions, async (input, { session, caller, hashBody }) => {
      const { subUid, command, permissions, useAdminTwoFactor } = input;
      const rights = { subUid: Number(subUid), permissions, useAdminTwoFactor };
      const sealed = await readSealed(command, hashBody);
      return management.setSubUserPermissions(parts, { master: session, caller, sealed }, rights);
    }),

    bind(freezeSubUser, async ({ subUid, isFrozen, command }, { session, caller, hashBody }) => {
      const change = { subUid: Number(subUid), isFrozen };
      const sealed = await readSealed(command, hashBody);
      return management.freezeSubUser(parts, { master: session, caller, sealed }, change);
    }),
  ];
}

/** Null where the call brought no command. */
async function readSealed(
  command: string | undefined,
  hashBody: () => Promise<string>,
): Promise<SealedCodes | null> {
  return command === undefined ? null : { command, bodyHash: await hashBody() };
}
