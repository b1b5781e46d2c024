// /api/a/v2/auth/sub-users: the accounts that a master makes for others, and what they may do.
import * as z from "zod/mini";
import { defineEndpoint } from "../../endpoint.ts";
import {
  accountText,
  commandText,
  epochMillis,
  NICKNAME_ERRORS,
  passwordText,
  uidText,
} from "../../fields.ts";
import { nicknameText } from "../../nickname-field.ts";
import { COMMAND_ERRORS } from "../../security-codes.ts";

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
  keyPermissions: ["read"],
  request: {},
  reply: z.array(subUser),
  errors: ["masterOnly"],
});

export const newSubUserTexts = {
  account: accountText(),
  password: passwordText(),
  username: nicknameText(),
};

export const createSubUser = defineEndpoint({
  name: "createSubUser",
  summary:
    "Makes a sub-user, who proves the email or phone at the first login. The command's subject is `account` as it was sent.",
  area: "subUsers",
  method: "POST",
  path: "/api/a/v2/auth/sub-users",
  kind: "write",
  access: "session",
  request: {
    body: z.strictObject({
      ...newSubUserTexts,
      permissions: permissions(),
      useAdminTwoFactor: z.optional(z.boolean()),
      command: commandText(),
    }),
  },
  reply: subUser,
  errors: [
    ...COMMAND_ERRORS,
    "masterOnly",
    "subUserLimit",
    "accountInvalid",
    ...NICKNAME_ERRORS,
    "contactTaken",
    "passwordTooWeak",
  ],
  callsPerMinute: 10,
});

export const setSubUserPermissions = defineEndpoint({
  name: "setSubUserPermissions",
  summary:
    "Says what a sub-user may do, and with whose authenticator it verifies. Needs `command` unless it only takes permissions away; its subject is `subUid`.",
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
      command: z.optional(commandText()),
    }),
  },
  reply: subUser,
  errors: [...COMMAND_ERRORS, "masterOnly"],
});

export const freezeSubUser = defineEndpoint({
  name: "freezeSubUser",
  summary:
    "Freezes a sub-user, which ends its sessions, or lets it in again; that needs `command`, whose subject is `subUid`.",
  area: "subUsers",
  method: "POST",
  path: "/api/a/v2/auth/sub-users/freeze",
  kind: "write",
  access: "session",
  request: {
    body: z.strictObject({
      subUid: uidText(),
      isFrozen: z.boolean(),
      command: z.optional(commandText()),
    }),
  },
  reply: subUser,
  errors: [...COMMAND_ERRORS, "masterOnly"],
});
