// /api/a/v2/auth/…: the factors of an account, and what is done with them.
import { commandKey, securityRequirements } from "@parley/contract/endpoints/identity/codes";
import {
  beginPasskey,
  beginPasskeyCheck,
  beginPasskeyLogIn,
  beginTotp,
  bindContact,
  changePassword,
  confirmRecoveryCodes,
  confirmTotp,
  finishPasskey,
  finishPasskeyLogIn,
  listPasskeys,
  previewUndo,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
  securityStatus,
  unbindContact,
  undoContactChange,
} from "@parley/contract/endpoints/identity/security";
import { TICKET_MINUTES } from "@parley/operations/identity/account/log-in";
import { COMMAND_ALG, COMMAND_ENC } from "@parley/operations/identity/sealed-request/request-keys";
import * as authenticators from "@parley/operations/identity/security/authenticator";
import * as contacts from "@parley/operations/identity/security/change-contact";
import * as passwords from "@parley/operations/identity/security/change-password";
import type { SecurityParts } from "@parley/operations/identity/security/parts";
import * as passkeyLogins from "@parley/operations/identity/security/passkey-log-in";
import * as passkeys from "@parley/operations/identity/security/passkeys";
import {
  readRequirements,
  readSecurityStatus,
} from "@parley/operations/identity/security/read-security";
import * as undos from "@parley/operations/identity/security/undo-contact-change";
import { newToken } from "@parley/platform/tokens";
import { bind, type Binding } from "../../http/binding/endpoint-binding.ts";
import { authCookie, LOGIN, type CookiePlace } from "../../http/access/session-cookies.ts";
import { answerLogIn } from "./user-info.ts";

export interface SecurityRouteParts {
  readonly parts: SecurityParts;
  readonly place: CookiePlace;
}

export function bindSecurityRoutes(routes: SecurityRouteParts): Binding[] {
  const { parts } = routes;
  return [
    ...bindReads(parts),
    ...bindContacts(parts),
    ...bindAuthenticator(parts),
    ...bindPasskeys(parts),
    ...bindPasskeyLogIn(routes),
  ];
}

function bindReads(parts: SecurityParts): Binding[] {
  return [
    bind(commandKey, async () => {
      const { kid, publicKey } = await parts.commandKeys.readCurrent();
      return { ok: true, data: { kid, publicKey, alg: COMMAND_ALG, enc: COMMAND_ENC } };
    }),

    bind(securityRequirements, async ({ purpose }, { session }) => ({
      ok: true,
      data: await readRequirements(parts, session, purpose),
    })),

    bind(securityStatus, async (_input, { session }) => ({
      ok: true,
      data: await readSecurityStatus(parts, session),
    })),
  ];
}

function bindContacts(parts: SecurityParts): Binding[] {
  return [
    bind(bindContact, (input, { session, caller }) =>
      contacts.bindContact(parts, session, input, caller),
    ),

    bind(unbindContact, async (input, { session, caller, hashBody }) =>
      contacts.unbindContact(parts, session, input, await hashBody(), caller),
    ),

    bind(previewUndo, async ({ token }) => {
      const found = await undos.previewUndo(parts, token);
      return found.ok ? { ok: true, data: found.preview } : found;
    }),

    bind(undoContactChange, async ({ token }, { caller }) => {
      const undone = await undos.undoContactChange(parts, token, caller);
      return undone.ok ? { ok: true, data: undone.preview } : undone;
    }),

    bind(changePassword, async (input, { session, caller, hashBody }) =>
      passwords.changePassword(parts, session, input, await hashBody(), caller),
    ),
  ];
}

function bindAuthenticator(parts: SecurityParts): Binding[] {
  return [
    bind(beginTotp, async (_input, { session }) => {
      const begun = await authenticators.beginTotp(parts, session);
      if (!begun.ok) return begun;
      const { secret, otpauthUri } = begun;
      return { ok: true, data: { secret, otpauthUri } };
    }),

    bind(confirmTotp, (input, { session, caller }) =>
      authenticators.confirmTotp(parts, session, input, caller),
    ),

    bind(removeTotp, async (input, { session, caller, hashBody }) =>
      authenticators.removeTotp(parts, session, input, await hashBody(), caller),
    ),

    bind(renewRecoveryCodes, (input, { session, caller }) =>
      authenticators.renewRecoveryCodes(parts, session, input, caller),
    ),

    bind(confirmRecoveryCodes, async (_input, { session }) => {
      const confirmed = await authenticators.confirmRecoveryCodes(parts, session);
      return confirmed.ok ? { ok: true, data: null } : confirmed;
    }),
  ];
}

function bindPasskeys(parts: SecurityParts): Binding[] {
  return [
    bind(listPasskeys, async (_input, { session }) => ({
      ok: true,
      data: await passkeys.listPasskeys(parts, session),
    })),

    bind(beginPasskey, async (_input, { session }) => {
      const begun = await passkeys.beginPasskey(parts, session);
      return begun.ok ? { ok: true, data: { options: { ...begun.options } } } : begun;
    }),

    bind(finishPasskey, (input, { session, caller }) =>
      passkeys.finishPasskey(parts, session, input, caller),
    ),

    bind(removePasskey, (input, { session, caller }) =>
      passkeys.removePasskey(parts, session, input, caller),
    ),

    bind(beginPasskeyCheck, async (input, { session }) => {
      const begun = await passkeys.beginPasskeyCheck(parts, input, session);
      return begun.ok ? { ok: true, data: { options: { ...begun.options } } } : begun;
    }),
  ];
}

function bindPasskeyLogIn({ parts, place }: SecurityRouteParts): Binding[] {
  return [
    bind(beginPasskeyLogIn, async () => {
      const { ticket, options } = await passkeyLogins.beginPasskeyLogIn(parts);
      const cookies = [authCookie(LOGIN, newToken(), TICKET_MINUTES, place)];
      return { ok: true, data: { ticket, options: { ...options } }, cookies };
    }),

    bind(finishPasskeyLogIn, async (input, { caller }) => {
      const finished = await passkeyLogins.finishPasskeyLogIn(parts, input, caller);
      return finished.ok ? answerLogIn(parts, place, finished.reply) : finished;
    }),
  ];
}
