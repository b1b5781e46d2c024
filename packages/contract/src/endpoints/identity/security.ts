// /api/a/v2/auth/…: the factors of an account: contacts, authenticator, passkeys, password.
import { MOST_RESET_FILES, RESET_STATUSES } from "@parley/domain/security/reset-request";
import * as z from "zod/mini";
import { defineEndpoint } from "../../endpoint.ts";
import {
  accountText,
  channelName,
  commandText,
  epochMillis,
  idText,
  knownPasswordText,
  passwordText,
  sixDigits,
  ticketText,
} from "../../fields.ts";
import { saidLine, saidText } from "../../text-fields.ts";
import { userInfoReply } from "./account.ts";
import { codePurpose, codeSubject } from "./codes.ts";
import {
  CODE_ERRORS,
  COMMAND_ERRORS,
  passkeyAssertion,
  passkeyAttestation,
  securityCodes,
} from "../../security-codes.ts";

export const MAX_PASSKEY_NAME_LENGTH = 40;

/** The statement of a user who asks staff to remove factors. */
export const MIN_RESET_STATEMENT_LENGTH = 10;
export const MAX_RESET_STATEMENT_LENGTH = 1_000;

/** Withdrawals wait after a factor was taken away. */
const blocked = z.object({ withdrawalsBlockedUntil: epochMillis() });

/** Shown once; only their fingerprints are stored. */
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

const passkey = z.object({
  passkeyId: idText(),
  name: z.string(),
  createdAt: epochMillis(),
  lastUsedAt: z.nullable(epochMillis()),
});

/** Handed to the browser as it is; WebAuthn defines what is in it. */
const webAuthnOptions = z.record(z.string(), z.unknown());

export const securityStatus = defineEndpoint({
  name: "securityStatus",
  summary: "Everything the account security page shows.",
  area: "security",
  method: "GET",
  path: "/api/a/v2/auth/security",
  kind: "read",
  access: "session",
  keyPermissions: ["read"],
  request: {},
  reply: z.object({
    /** Masked; null when none is bound. */
    email: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    /** Until when it is not for logins and password resets; null where it does not wait. */
    emailWaitsUntil: z.nullable(epochMillis()),
    phoneWaitsUntil: z.nullable(epochMillis()),
    /** Masked: where codes go, which is the former contact while its successor waits. */
    codesGoTo: z.object({ email: z.nullable(z.string()), phone: z.nullable(z.string()) }),
    totp: z.nullable(
      z.object({
        since: epochMillis(),
        recoveryCodesLeft: z.int(),
        /** False until the user has confirmed that those shown last are saved. */
        areCodesSaved: z.boolean(),
      }),
    ),
    passkeys: z.int(),
    passwordChangedAt: epochMillis(),
    antiPhishingCode: z.nullable(z.string()),
    withdrawalsBlockedUntil: z.nullable(epochMillis()),
    /** The last request for a reset, if one was made. */
    resetRequest: z.nullable(
      z.object({
        requestId: idText(),
        status: z.enum(RESET_STATUSES),
        createdAt: epochMillis(),
      }),
    ),
  }),
  errors: [],
});

export const bindContact = defineEndpoint({
  name: "bindContact",
  summary:
    "Binds an email or a phone with the code sent to it and, in `codes`, those of what is bound already.",
  area: "security",
  method: "POST",
  path: "/api/a/v2/auth/security/bind",
  kind: "write",
  access: "session",
  request: {
    body: z.strictObject({
      channel: channelName(),
      target: accountText(),
      code: sixDigits(),
      codes: z.optional(securityCodes()),
    }),
  },
  reply: z.object({
    channel: channelName(),
    /** Masked. */
    boundTo: z.string(),
    /** Until when it is not for logins and password resets; null where it does not wait. */
    waitsUntil: z.nullable(epochMillis()),
  }),
  errors: [...CODE_ERRORS, "accountInvalid", "contactTaken", "alreadyBound"],
});

export const unbindContact = defineEndpoint({
  name: "unbindContact",
  summary:
    "Unbinds an email or a phone; the other one must be bound. The command's subject is the channel.",
  area: "security",
  method: "POST",
  path: "/api/a/v2/auth/security/unbind",
  kind: "write",
  access: "session",
  request: { body: z.strictObject({ channel: channelName(), command: commandText() }) },
  reply: blocked,
  errors: [...COMMAND_ERRORS, "notBound", "emailNeededFirst", "phoneNeededFirst"],
});

/** Of the link in the message about a changed contact. */
/** A cut or mistyped link is answered like an old one. */
const undoToken = () => z.string().check(z.regex(/^[\w-]{0,200}$/));

/** Masked: what is bound again; null where there was none of the kind. */
const undone = z.object({
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  changedAt: epochMillis(),
  expiresAt: epochMillis(),
});

export const previewUndo = defineEndpoint({
  name: "previewUndo",
  summary: "What undoing a change of contacts restores. Changes nothing.",
  area: "security",
  method: "POST",
  path: "/api/a/v2/auth/security/undo/preview",
  kind: "read",
  access: "public",
  request: { body: z.strictObject({ token: undoToken() }) },
  reply: undone,
  errors: ["undoExpired"],
  callsPerMinute: 20,
});

export const undoContactChange = defineEndpoint({
  name: "undoContactChange",
  summary:
    "Undoes a change of contacts and all that followed it: binds what was bound before, ends every session, forgets the password and blocks withdrawals for 24 hours.",
  area: "security",
  method: "POST",
  path: "/api/a/v2/auth/security/undo",
  kind: "write",
  access: "public",
  request: { body: z.strictObject({ token: undoToken() }) },
  reply: undone,
  errors: ["undoExpired"],
  callsPerMinute: 10,
});

export const beginTotp = defineEndpoint({
  name: "beginTotp",
  summary: "Makes the secret of a new authenticator; it counts once it was confirmed.",
  area: "security",
  method: "POST",
  path: "/api/a/v2/auth/security/totp/begin",
  kind: "write",
  access: "session",
  request: { body: z.strictObject({}) },
  reply: z.object({ secret: z.string(), otpauthUri: z.string() }),
  errors: ["totpAlreadyOn", "masterOnly"],
});

export const confirmTotp = defineEndpoint({
  name: "confirmTotp",
  summary: "Switches the authenticator on with its first code.",
  area: "security",
  method: "POST",
  path: "/api/a/v2/auth/security/totp/confirm",
  kind: "write",
  access: "session",
  request: {
    body: z.strictObject({ code: sixDigits(), codes: z.optional(securityCodes()) }),
  },
  reply: recoveryCodes,
  errors: [...CODE_ERRORS, "totpAlreadyOn", "totpSetupExpired", "masterOnly"],
});

export const removeTotp = defineEndpoint({
  name: "removeTotp",
  summary: "Switches the authenticator off. The command's subject is `totp`.",
  area: "security",
  method: "POST",
  path: "/api/a/v2/auth/security/totp/remove",
  kind: "write",
  access: "session",
  request: { body: z.strictObject({ command: commandText() }) },
  reply: blocked,
  errors: [...COMMAND_ERRORS, "totpNotOn"],
});

export const renewRecoveryCodes = defineEndpoint({
  name: "renewRecoveryCodes",
  summary: "Makes new recovery codes; those before are worth nothing any more.",
  area: "security",
  method: "POST",
  path: "/api/a/v2/auth/security/recovery-codes",
  kind: "write",
  access: "session",
  request: { body: z.strictObject({ codes: securityCodes() }) },
  reply: recoveryCodes,
  errors: [...CODE_ERRORS, "totpNotOn"],
});

export const confirmRecoveryCodes = defineEndpoint({
  name: "confirmRecoveryCodes",
  summary: "Confirms that the recovery codes shown last are saved; they are shown only once.",
  area: "security",
  method: "POST",
  path: "/api/a/v2/auth/security/recovery-codes/saved",
  kind: "write",
  access: "session",
  request: { body: z.strictObject({}) },
  reply: z.null(),
  errors: ["totpNotOn"],
});

export const changePassword = defineEndpoint({
  name: "changePassword",
  summary:
    "Changes the password and ends every other session. The command's subject is `password`.",
  area: "security",
  method: "POST",
  path: "/api/a/v2/auth/password/change",
  kind: "write",
  access: "session",
  request: {
    body: z.strictObject({
      currentPassword: knownPasswordText(),
      newPassword: passwordText(),
      command: commandText(),
    }),
  },
  reply: z.null(),
  errors: [...COMMAND_ERRORS, "passwordWrong", "passwordTooWeak", "passwordSame"],
  callsPerMinute: 10,
});

export const listPasskeys = defineEndpoint({
  name: "listPasskeys",
  summary: "The passkeys of this account.",
  area: "security",
  method: "GET",
  path: "/api/a/v2/auth/passkeys",
  kind: "read",
  access: "session",
  feature: "passkeys",
  keyPermissions: ["read"],
  request: {},
  reply: z.array(passkey),
  errors: [],
});

export const beginPasskey = defineEndpoint({
  name: "beginPasskey",
  summary: "What the browser needs to make a passkey.",
  area: "security",
  method: "POST",
  path: "/api/a/v2/auth/passkeys/register/begin",
  kind: "write",
  access: "session",
  feature: "passkeys",
  request: { body: z.strictObject({}) },
  reply: z.object({ options: webAuthnOptions }),
  errors: ["passkeyLimit"],
});

export const finishPasskey = defineEndpoint({
  name: "finishPasskey",
  summary: "Keeps the passkey that the browser has made.",
  area: "security",
  method: "POST",
  path: "/api/a/v2/auth/passkeys/register/finish",
  kind: "write",
  access: "session",
  feature: "passkeys",
  request: {
    body: z.strictObject({
      name: saidLine(MAX_PASSKEY_NAME_LENGTH),
      credential: passkeyAttestation(),
      codes: securityCodes(),
    }),
  },
  reply: passkey,
  errors: [...CODE_ERRORS, "passkeyLimit"],
});

export const removePasskey = defineEndpoint({
  name: "removePasskey",
  summary: "Removes a passkey.",
  area: "security",
  method: "DELETE",
  path: "/api/a/v2/auth/passkeys",
  kind: "write",
  access: "session",
  feature: "passkeys",
  request: { body: z.strictObject({ passkeyId: idText(), codes: securityCodes() }) },
  reply: z.null(),
  errors: CODE_ERRORS,
});

export const beginPasskeyLogIn = defineEndpoint({
  name: "beginPasskeyLogIn",
  summary: "A challenge to log in with a passkey, without naming an account.",
  area: "security",
  method: "POST",
  path: "/api/a/v2/auth/passkeys/login/begin",
  kind: "write",
  access: "public",
  feature: "passkeys",
  request: { body: z.strictObject({}) },
  reply: z.object({ ticket: ticketText(), options: webAuthnOptions }),
  errors: [],
  callsPerMinute: 10,
});

export const finishPasskeyLogIn = defineEndpoint({
  name: "finishPasskeyLogIn",
  summary:
    "Logs in with the passkey's answer; it proves possession and presence, so no code follows.",
  area: "security",
  method: "POST",
  path: "/api/a/v2/auth/passkeys/login/finish",
  kind: "write",
  access: "public",
  feature: "passkeys",
  request: { body: z.strictObject({ ticket: ticketText(), credential: passkeyAssertion() }) },
  reply: z.object({ next: z.literal("done"), user: userInfoReply }),
  errors: [
    "ticketExpired",
    "passkeyInvalid",
    "loginBlocked",
    "accountFrozen",
    "idempotencyMismatch",
  ],
  callsPerMinute: 10,
});

export const beginPasskeyCheck = defineEndpoint({
  name: "beginPasskeyCheck",
  summary: "A challenge to use a passkey in place of the authenticator, for one purpose.",
  area: "security",
  method: "POST",
  path: "/api/a/v2/auth/passkeys/verify/begin",
  kind: "write",
  access: "optional",
  feature: "passkeys",
  request: {
    body: z.strictObject({
      purpose: codePurpose(),
      subject: z.optional(codeSubject()),
      ticket: z.optional(ticketText()),
    }),
  },
  reply: z.object({ options: webAuthnOptions }),
  errors: ["ticketExpired", "notBound"],
});

export const requestReset = defineEndpoint({
  name: "requestReset",
  summary: "Asks staff to take away factors that are lost, from a session or a login's ticket.",
  area: "security",
  method: "POST",
  path: "/api/a/v2/auth/security/reset-request",
  kind: "write",
  access: "optional",
  request: {
    body: z.strictObject({
      ticket: z.optional(ticketText()),
      lost: z.array(z.enum(["email", "phone", "totp"])).check(
        z.minLength(1),
        z.maxLength(3),
        z.refine((all) => new Set(all).size === all.length),
      ),
      /** What happened, for the staff. */
      statement: saidText(MAX_RESET_STATEMENT_LENGTH, MIN_RESET_STATEMENT_LENGTH),
      /** Where the decision is sent when no bound channel is left. */
      contact: z.optional(accountText()),
      /** Pictures of the same person's, uploaded before. */
      fileIds: z.optional(z.array(idText()).check(z.maxLength(MOST_RESET_FILES))),
    }),
  },
  reply: z.object({ requestId: idText(), status: z.literal("pending") }),
  errors: [
    "unknownFile",
    "ticketExpired",
    "accountInvalid",
    "notBound",
    "resetRequestOpen",
    "idempotencyMismatch",
  ],
  callsPerMinute: 10,
});
