// /api/a/v2/auth/…: registering, logging in and out, and what a user sees of the own account.
import { SESSION_ENDS } from "@parley/domain/security/session-end";
import { STAFF_ROLES } from "@parley/domain/staff/staff-right";
import * as z from "zod/mini";
import { defineEndpoint } from "../../endpoint.ts";
import {
  accountText,
  assetCode,
  epochMillis,
  idText,
  knownPasswordText,
  languageTag,
  NICKNAME_ERRORS,
  pageFields,
  pageOf,
  passwordText,
  sixDigits,
  ticketText,
  uidText,
} from "../../fields.ts";
import { nicknameText } from "../../nickname-field.ts";
import { securityCodes } from "../../security-codes.ts";

/** Where a code went, and how long it and the wait for another one take, in seconds. */
export const codeSent = z.object({
  /** Masked. */
  sentTo: z.string(),
  expiresIn: z.int(),
  retryIn: z.int(),
});

export const userInfoReply = z.object({
  uid: uidText(),
  UID: uidText(),
  userId: idText(),
  username: z.string(),
  /** When the name can be changed next; null while it can be now. */
  renameFrom: z.nullable(epochMillis()),
  /** Masked; the email where both are bound. */
  emailOrPhone: z.string(),
  kycType: z.enum(["individual", "company"]),
  kycStatus: z.enum(["none", "pending", "approved", "rejected"]),
  accountGroup: z.int().check(z.nonnegative()),
  /** False means sub-user. */
  isAdmin: z.boolean(),
  /** The readable half of the session, when the caller has shown it. */
  authorization: z.nullable(z.string()),
  traderStatus: z.enum(["none", "active"]),
  /** A sub-user that verifies with the master's authenticator. */
  useAdminTwoFactor: z.boolean(),
  /** Trading is frozen. */
  freeze: z.boolean(),
  verification: z.object({
    twoFactorRequired: z.boolean(),
    phoneAuthRequired: z.boolean(),
    emailAuthRequired: z.boolean(),
    /** Masked, empty when none is bound. */
    phone: z.string(),
    email: z.string(),
    /** Such as `+49`, empty without a phone. */
    dialCode: z.string(),
    /** What a security verification asks for, such as `totp` or `email,phone`. */
    verifyInstruction: z.string(),
  }),
  /** One of the site's languages. */
  language: z.string(),
  /** The IANA zone in which dates are written for this person; null until it is known. */
  timeZone: z.nullable(z.string()),
  /** The currency in which worths are shown to this person; null until one is chosen. */
  displayCurrency: z.nullable(z.string()),
  registeredAt: epochMillis(),
  /** Masked; null while none was chosen. */
  antiPhishingCode: z.nullable(z.string()),
  /** Until when the last security change blocks withdrawals; null when it does not. */
  withdrawalsBlockedUntil: z.nullable(epochMillis()),
  /** What a sub-user may do; a master may everything. */
  permissions: z.array(z.enum(["trade", "payment", "withdraw"])),
  /** Null except for staff. */
  staffRole: z.nullable(z.enum(STAFF_ROLES)),
});

/** A session has begun; its cookies are set by this reply. */
const loggedIn = z.object({ next: z.literal("done"), user: userInfoReply });

/**
 * The password was right, and codes are needed: one of every listed channel, where a passkey or a
 * recovery code replaces the authenticator (`totp`).
 */
const verificationNeeded = z.object({
  next: z.literal("verify"),
  ticket: ticketText(),
  /** Seconds the ticket is good for. */
  expiresIn: z.int(),
  reason: z.enum(["newDevice", "authenticator"]),
  channels: z.array(
    z.object({
      channel: z.enum(["email", "phone", "totp", "passkey"]),
      /** Masked, for email and phone. */
      sentTo: z.nullable(z.string()),
    }),
  ),
});

export const register = defineEndpoint({
  name: "register",
  summary:
    "Begins a registration: a code is sent. Called again, it sends another one, in the same browser also without the password.",
  area: "account",
  method: "POST",
  path: "/api/a/v2/auth/register",
  kind: "write",
  access: "public",
  request: {
    body: z.strictObject({
      account: accountText(),
      /** Absent: the one with which the same browser has begun. */
      password: z.optional(passwordText()),
      language: z.optional(languageTag()),
    }),
  },
  reply: codeSent,
  errors: [
    "captchaRequired",
    "captchaInvalid",
    "accountInvalid",
    "passwordTooWeak",
    "codeExpired",
    "codeTooSoon",
    "codeLimitReached",
    "textLimitReached",
    "idempotencyMismatch",
  ],
  callsPerMinute: 10,
});

export const confirmRegistration = defineEndpoint({
  name: "confirmRegistration",
  summary: "Finishes a registration with the code that was sent, and logs in.",
  area: "account",
  method: "POST",
  path: "/api/a/v2/auth/register/confirm",
  kind: "write",
  access: "public",
  request: { body: z.strictObject({ account: accountText(), code: sixDigits() }) },
  reply: loggedIn,
  errors: [
    "accountInvalid",
    "codeInvalid",
    "codeExpired",
    "codeTriesUsedUp",
    "idempotencyMismatch",
  ],
  callsPerMinute: 10,
});

export const logIn = defineEndpoint({
  name: "logIn",
  summary: "Logs in, or asks for a verification when the device is new or an authenticator is on.",
  area: "account",
  method: "POST",
  path: "/api/a/v2/auth/login",
  kind: "write",
  access: "public",
  request: { body: z.strictObject({ account: accountText(), password: knownPasswordText() }) },
  reply: z.discriminatedUnion("next", [loggedIn, verificationNeeded]),
  errors: ["captchaRequired", "captchaInvalid", "loginFailed", "loginBlocked", "accountFrozen"],
  callsPerMinute: 10,
  callsPerMinuteOfAddress: 60,
});

export const waitingLogIn = defineEndpoint({
  name: "waitingLogIn",
  summary:
    "The login of this browser that waits for its codes, as `logIn` answered it: a reloaded page goes on with it.",
  area: "account",
  method: "GET",
  path: "/api/a/v2/auth/login/waiting",
  kind: "read",
  access: "public",
  request: {},
  reply: verificationNeeded,
  errors: ["ticketExpired"],
  callsPerMinute: 30,
});

export const verifyLogIn = defineEndpoint({
  name: "verifyLogIn",
  summary: "Finishes a login with the codes it asked for.",
  area: "account",
  method: "POST",
  path: "/api/a/v2/auth/login/verify",
  kind: "write",
  access: "public",
  request: { body: z.strictObject({ ticket: ticketText(), codes: securityCodes() }) },
  reply: loggedIn,
  errors: [
    "ticketExpired",
    "codesMissing",
    "codeInvalid",
    "codeExpired",
    "codeUsed",
    "codeTriesUsedUp",
    "passkeyInvalid",
    "loginBlocked",
    "accountFrozen",
    "idempotencyMismatch",
  ],
  callsPerMinute: 10,
  callsPerMinuteOfAddress: 60,
});

export const logOut = defineEndpoint({
  name: "logOut",
  summary: "Ends the session and clears its cookies; also those of a session that ended before.",
  area: "account",
  method: "POST",
  path: "/api/a/v2/auth/logout",
  kind: "write",
  access: "optional",
  request: { body: z.strictObject({}) },
  reply: z.null(),
  errors: [],
});

export const forgotPassword = defineEndpoint({
  name: "forgotPassword",
  summary: "Sends a code with which a new password can be set.",
  area: "account",
  method: "POST",
  path: "/api/a/v2/auth/password/forgot",
  kind: "write",
  access: "public",
  request: { body: z.strictObject({ account: accountText() }) },
  reply: codeSent,
  errors: [
    "captchaRequired",
    "captchaInvalid",
    "accountInvalid",
    "codeTooSoon",
    "codeLimitReached",
    "textLimitReached",
    "idempotencyMismatch",
  ],
  callsPerMinute: 10,
});

export const resetPassword = defineEndpoint({
  name: "resetPassword",
  summary: "Sets a new password with the code that was sent, and ends every session.",
  area: "account",
  method: "POST",
  path: "/api/a/v2/auth/password/reset",
  kind: "write",
  access: "public",
  request: {
    body: z.strictObject({ account: accountText(), code: sixDigits(), password: passwordText() }),
  },
  reply: z.null(),
  errors: [
    "accountInvalid",
    "passwordTooWeak",
    "codeInvalid",
    "codeExpired",
    "codeTriesUsedUp",
    "idempotencyMismatch",
  ],
  callsPerMinute: 10,
});

export const userInfo = defineEndpoint({
  name: "userInfo",
  summary: "The account of the session; a failure means that it has ended.",
  area: "account",
  method: "GET",
  path: "/api/a/v2/auth/user/info",
  kind: "read",
  access: "session",
  keyPermissions: ["read"],
  request: {},
  reply: userInfoReply,
  errors: [],
});

export const sessionEnd = defineEndpoint({
  name: "sessionEnd",
  summary: "Why the session of this browser's cookie ended; null while it counts, or if unknown.",
  area: "account",
  method: "GET",
  path: "/api/a/v2/auth/session-end",
  kind: "read",
  access: "public",
  request: {},
  reply: z.object({ cause: z.nullable(z.enum(SESSION_ENDS)) }),
  errors: [],
});

export const listSessions = defineEndpoint({
  name: "listSessions",
  summary: "The devices that are logged in, the latest seen first.",
  area: "account",
  method: "GET",
  path: "/api/a/v2/auth/sessions",
  kind: "read",
  access: "session",
  keyPermissions: ["read"],
  request: {},
  reply: z.array(
    z.object({
      sessionId: idText(),
      /** Such as "Firefox on Linux". */
      device: z.string(),
      address: z.string(),
      createdAt: epochMillis(),
      lastSeenAt: epochMillis(),
      isCurrent: z.boolean(),
    }),
  ),
  errors: [],
});

export const revokeSessions = defineEndpoint({
  name: "revokeSessions",
  summary: "Ends one session by its id, or with `others` all but this one.",
  area: "account",
  method: "DELETE",
  path: "/api/a/v2/auth/sessions",
  kind: "write",
  access: "session",
  request: {
    body: z
      .strictObject({
        sessionId: z.optional(idText()),
        others: z.optional(z.literal(true)),
      })
      .check(
        z.refine(({ sessionId, others }) => (sessionId === undefined) !== (others === undefined), {
          path: ["sessionId"],
        }),
      ),
  },
  reply: z.object({ ended: z.int() }),
  errors: [],
});

export const loginHistory = defineEndpoint({
  name: "loginHistory",
  summary: "Logins to this account and tries that failed, the latest first.",
  area: "account",
  method: "GET",
  path: "/api/a/v2/auth/login-history",
  kind: "read",
  access: "session",
  keyPermissions: ["read"],
  request: { query: z.object(pageFields()) },
  reply: pageOf(
    z.object({
      at: epochMillis(),
      outcome: z.enum(["loggedIn", "verificationAsked", "wrongPassword", "wrongCode"]),
      method: z.enum(["password", "passkey", "registration"]),
      isNewDevice: z.boolean(),
      device: z.string(),
      address: z.string(),
    }),
  ),
  errors: [],
});

export const setLanguage = defineEndpoint({
  name: "setLanguage",
  summary: "The language in which mails and text messages are written to this account.",
  area: "account",
  method: "POST",
  path: "/api/a/v2/auth/language",
  kind: "write",
  access: "session",
  request: { body: z.strictObject({ language: languageTag() }) },
  reply: z.object({ language: z.string() }),
  errors: [],
});

export const setTimeZone = defineEndpoint({
  name: "setTimeZone",
  summary: "The time zone in which pages and messages write dates for this account.",
  area: "account",
  method: "POST",
  path: "/api/a/v2/auth/time-zone",
  kind: "write",
  access: "session",
  request: {
    body: z.strictObject({
      /** A name of the IANA table, such as `Asia/Tokyo`; refused if unknown. */
      timeZone: z.string().check(z.minLength(1), z.maxLength(60)),
      /** Read from the device: kept only while no zone is. */
      isGuess: z.optional(z.boolean()),
    }),
  },
  /** What is kept now. */
  reply: z.object({ timeZone: z.string() }),
  errors: [],
});

export const setDisplayCurrency = defineEndpoint({
  name: "setDisplayCurrency",
  summary: "The currency in which worths are shown to this account. Prices keep their own.",
  area: "account",
  method: "POST",
  path: "/api/a/v2/auth/display-currency",
  kind: "write",
  access: "session",
  request: {
    body: z.strictObject({
      /** A currency that is traded here, such as `EUR`. */
      currency: assetCode(),
      /** Chosen on the device before the login: kept only while the account has none. */
      isGuess: z.optional(z.boolean()),
    }),
  },
  /** What is kept now. */
  reply: z.object({ displayCurrency: z.string() }),
  errors: ["unknownFiat"],
});

export const setUsername = defineEndpoint({
  name: "setUsername",
  summary: "The name under which other traders see this account.",
  area: "account",
  method: "POST",
  path: "/api/a/v2/auth/username",
  kind: "write",
  access: "session",
  request: {
    body: z.strictObject({
      username: nicknameText(),
    }),
  },
  reply: z.object({ username: z.string(), renameFrom: z.nullable(epochMillis()) }),
  /** `renameTooSoon` carries `from`. */
  errors: [...NICKNAME_ERRORS, "renameTooSoon"],
});

export const antiPhishingCode = z.nullable(
  z.string().check(z.trim(), z.regex(/^[\p{L}\p{N}][\p{L}\p{N}\p{M} _.-]{3,19}$/u)),
);

export const setAntiPhishingCode = defineEndpoint({
  name: "setAntiPhishingCode",
  summary: "The word that stands in every mail, so that forged ones are known; null for none.",
  area: "security",
  method: "POST",
  path: "/api/a/v2/auth/anti-phishing-code",
  kind: "write",
  access: "session",
  request: {
    body: z.strictObject({
      antiPhishingCode,
      password: knownPasswordText(),
    }),
  },
  reply: z.object({ antiPhishingCode: z.nullable(z.string()) }),
  errors: ["passwordWrong", "loginBlocked"],
  callsPerMinute: 10,
});
