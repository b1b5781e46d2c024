// A new password, with the present one. Whatever was begun with that one ends.
import { updatePasswordHash } from "@parley/database/queries/identity/user";
import { decidePassword, normalizePassword } from "@parley/domain/account/password";
import type { RefusedAs } from "@parley/domain/refused";
import { endAccess } from "../account/end-access.ts";
import type { Caller } from "../account/parts.ts";
import type { Session } from "../account/session.ts";
import { checkOwnPassword, type PasswordRefusal } from "../account/settings.ts";
import { confirmBySealedRequest, type ConfirmedBySealedRequest } from "./confirm-change.ts";
import type { SecurityParts } from "./parts.ts";
import { tellChange } from "../../messaging/notification/tell-change.ts";

export interface ChangePasswordInput {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly command: string;
}

export type ChangePasswordRefusal = RefusedAs<"passwordTooWeak" | "passwordSame"> | PasswordRefusal;

export function changePassword(
  parts: SecurityParts,
  session: Session,
  input: ChangePasswordInput,
  bodyHash: string,
  caller: Caller,
): Promise<ConfirmedBySealedRequest<null, ChangePasswordRefusal>> {
  const { currentPassword, newPassword, command } = input;
  const request = {
    session,
    caller,
    endpoint: "changePassword",
    purpose: "password-change",
    subject: "password",
  } as const;
  let passwordHash = "";
  return confirmBySealedRequest<null, ChangePasswordRefusal>(
    parts,
    request,
    { command, bodyHash },
    {
      async decide({ email, phone, username }) {
        const names = [username, email ?? "", phone ?? ""];
        const weak = decidePassword(newPassword, names);
        if (weak !== null) return { ok: false, error: weak };
        const isSame = normalizePassword(newPassword) === normalizePassword(currentPassword);
        return isSame ? { ok: false, error: "passwordSame" } : null;
      },

      async check() {
        const verdict = await checkOwnPassword(parts, session, currentPassword, caller);
        if (!verdict.ok) return verdict;
        // Slow on purpose, so that it must not happen while rows are locked.
        passwordHash = await parts.hasher.hash(newPassword);
        return { ok: true, useUp: () => Promise.resolve(true) };
      },

      async act(tx, account) {
        const { userId, sessionId } = session;
        const at = new Date(parts.clock.now());
        await updatePasswordHash(tx, userId, passwordHash, at);
        await endAccess(tx, userId, sessionId, at, "passwordChanged");
        const { address } = caller;
        await tellChange(tx, parts, account, { change: "password-changed", address });
        return null;
      },
    },
  );
}
