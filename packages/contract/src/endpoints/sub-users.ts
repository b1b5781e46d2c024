// /api/a/v2/auth/sub-users: the accounts that a master makes for others, and what they may do.
import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { accountText, epochMillis, passwordText, uidText } from "../fields.ts";

const permission = z.enum(["trade", "payment", "withdraw"]);
const permissions = () =>
  z.array(permission).check(
    z.maxLength(3),
    z.refine((all) => new Set(all).size === all.length),
  );

const subUser = z.object({
  uid: uidText(),
  username: z.string(),
  /** Masked. */
  account: z.string(),
  permissions: z.array(permission),
  useAdminTwoFactor: z.boolean(),
  isFrozen: z.boolean(),
  createdAt: epochMillis(),
  lastSeenAt: z.nullable(epochMillis()),
});

export const listSubUsers = defineEndpoint({
  name: "listSubUsers",
  summary: "The sub-users of this master.",
  area: "subUsers",
  method: "GET",
  path: "/api/a/v2/auth/sub-users",
  kind: "read",
  access: "session",
  request: {},
  reply: z.array(subUser),
  errors: ["masterOnly"],
});

export const createSubUser = defineEndpoint({
  name: "createSubUser",
  summary: "Makes a sub-user, who proves the email or phone at the first login.",
  area: "subUsers",
  method: "POST",
  path: "/api/a/v2/auth/sub-users",
  kind: "write",
  access: "session",
  request: {
    body: z.strictObject({
      account: accountText(),
      password: passwordText(),
      username: z.string().check(z.trim(), z.regex(/^[\p{L}\p{N}][\p{L}\p{N}\p{M}_.-]{2,29}$/u)),
      permissions: permissions(),
      useAdminTwoFactor: z.optional(z.boolean()),
    }),
  },
  reply: subUser,
  errors: [
    "masterOnly",
    "subUserLimit",
    "accountInvalid",
    "usernameTaken",
    "contactTaken",
    "passwordTooWeak",
    "idempotencyMismatch",
  ],
  callsPerMinute: 10,
});

export const setSubUserPermissions = defineEndpoint({
  name: "setSubUserPermissions",
  summary: "Says what a sub-user may do, and with whose authenticator it verifies.",
  area: "subUsers",
  method: "POST",
  path: "/api/a/v2/auth/sub-users/permissions",
  kind: "write",
  access: "session",
  request: {
    body: z.strictObject({
      subUid: uidText(),
      permissions: permissions(),
      useAdminTwoFactor: z.optional(z.boolean()),
    }),
  },
  reply: subUser,
  errors: ["masterOnly"],
});

export const freezeSubUser = defineEndpoint({
  name: "freezeSubUser",
  summary: "Freezes a sub-user, which ends its sessions, or lets it in again.",
  area: "subUsers",
  method: "POST",
  path: "/api/a/v2/auth/sub-users/freeze",
  kind: "write",
  access: "session",
  request: { body: z.strictObject({ subUid: uidText(), isFrozen: z.boolean() }) },
  reply: subUser,
  errors: ["masterOnly"],
});
