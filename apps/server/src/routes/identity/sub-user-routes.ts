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
import { explainCodes } from "../../http/replies/code-refusal.ts";
import { bind, type Binding } from "../../http/binding/endpoint-binding.ts";

export function bindSubUserRoutes(parts: ConfirmParts): Binding[] {
  return [
    bind(listSubUsers, async (_input, { session }) => {
      const listed = await management.listSubUsers(parts, session);
      return listed.ok ? { ok: true, data: listed.views } : listed;
    }),

    bind(createSubUser, async (input, { session, caller, locale, hashBody }) => {
      const { useAdminTwoFactor = false, command, ...rest } = input;
      const wanted = { ...rest, useAdminTwoFactor };
      const sealed = { command, bodyHash: await hashBody() };
      const made = await creation.createSubUser(parts, session, wanted, sealed, caller);
      return made.ok ? { ok: true, data: made.reply } : explainCodes(made, locale);
    }),

    bind(
      setSubUserPermissions,
      async ({ subUid, command, ...given }, { session, caller, locale, hashBody }) => {
        const { permissions, useAdminTwoFactor } = given;
        const rights = { subUid: Number(subUid), permissions, useAdminTwoFactor };
        const sealed = await readSealed(command, hashBody);
        const call = { master: session, caller, sealed };
        const changed = await management.setSubUserPermissions(parts, call, rights);
        return changed.ok ? { ok: true, data: changed.reply } : explainCodes(changed, locale);
      },
    ),

    bind(
      freezeSubUser,
      async ({ subUid, isFrozen, command }, { session, caller, locale, hashBody }) => {
        const change = { subUid: Number(subUid), isFrozen };
        const sealed = await readSealed(command, hashBody);
        const call = { master: session, caller, sealed };
        const changed = await management.freezeSubUser(parts, call, change);
        return changed.ok ? { ok: true, data: changed.reply } : explainCodes(changed, locale);
      },
    ),
  ];
}

/** Null where the call brought no command. */
async function readSealed(
  command: string | undefined,
  hashBody: () => Promise<string>,
): Promise<SealedCodes | null> {
  return command === undefined ? null : { command, bodyHash: await hashBody() };
}
