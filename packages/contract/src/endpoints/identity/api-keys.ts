// /api/a/v2/auth/api-keys: the keys with which a user's programs sign their requests.
import {
  KEY_KINDS,
  KEY_PERMISSIONS,
  MAX_KEY_NAME_LENGTH,
  MOST_KEY_ADDRESSES,
  REVOKED_FOR,
} from "@parley/domain/security/api-key";
import * as z from "zod/mini";
import { defineEndpoint } from "../../endpoint.ts";
import { commandText, decimalText, epochMillis, amountText, uidText } from "../../fields.ts";
import { saidLine } from "../../text-fields.ts";
import { COMMAND_ERRORS } from "../../security-codes.ts";

/** Whether it is a range is the handler's question. */
const ADDRESS_RANGE = /^[0-9A-Fa-f.:]{2,45}(?:\/\d{1,3})?$/;

const permission = z.enum(KEY_PERMISSIONS);
const keyId = () => z.string().check(z.regex(/^[\w-]{22}$/));

export const keyName = saidLine(MAX_KEY_NAME_LENGTH);
/** Of `ed25519`: base64url of its 32 bytes. */
export const keyPublicKey = z.optional(z.string().check(z.regex(/^[\w-]{43}$/)));

export const createApiKey = defineEndpoint({
  name: "createApiKey",
  summary:
    "Makes a key. The secret of an HMAC key is in this answer and nowhere else. The command's subject is the name.",
  area: "apiKeys",
  method: "POST",
  path: "/api/a/v2/auth/api-keys",
  kind: "write",
  access: "session",
  request: {
    body: z.strictObject({
      name: keyName,
      kind: z.enum(KEY_KINDS),
      publicKey: keyPublicKey,
      permissions: z.array(permission).check(
        z.minLength(1),
        z.maxLength(KEY_PERMISSIONS.length),
        z.refine((all) => new Set(all).size === all.length),
      ),
      /** Addresses or ranges (CIDR) that requests may come from; all where it is absent or empty. */
      addresses: z.optional(
        z
          .array(z.string().check(z.trim(), z.maxLength(49), z.regex(ADDRESS_RANGE)))
          .check(z.maxLength(MOST_KEY_ADDRESSES)),
      ),
      expiresAt: z.optional(epochMillis()),
      /** US dollars within 24 hours; needed with the permission `release`. */
      releaseCapPerDay: z.optional(amountText()),
      /** US dollars within 24 hours, 1,000 unless given. */
      withdrawCapPerDay: z.optional(amountText()),
      command: commandText(),
    }),
  },
  reply: z.object({ keyId: z.string(), secret: z.optional(z.string()) }),
  errors: [...COMMAND_ERRORS, "apiKeyLimit", "subUserForbidden", "staffMayNotTrade"],
  callsPerMinute: 10,
});

export const listApiKeys = defineEndpoint({
  name: "listApiKeys",
  summary: "The own keys and those of sub-users, revoked ones for 30 days.",
  area: "apiKeys",
  method: "GET",
  path: "/api/a/v2/auth/api-keys",
  kind: "read",
  access: "session",
  keyPermissions: ["read"],
  request: {},
  reply: z.array(
    z.object({
      keyId: z.string(),
      name: z.string(),
      kind: z.enum(KEY_KINDS),
      /** Null for `hmac`. */
      publicKey: z.nullable(z.string()),
      permissions: z.array(permission),
      /** Empty: from everywhere. */
      addresses: z.array(z.string()),
      /** US dollars; null without the permission. */
      releaseCapPerDay: z.nullable(decimalText()),
      /** Of the last 24 hours. */
      releasedUsd: decimalText(),
      withdrawCapPerDay: z.nullable(decimalText()),
      withdrawnUsd: decimalText(),
      createdAt: epochMillis(),
      expiresAt: z.nullable(epochMillis()),
      lastUsedAt: z.nullable(epochMillis()),
      lastUsedAddress: z.nullable(z.string()),
      state: z.enum(["active", "expired", "revoked"]),
      revokedAt: z.nullable(epochMillis()),
      /** `access`: the password was changed or reset, or staff reset the account. */
      revokedFor: z.nullable(z.enum(REVOKED_FOR)),
      /** Whose key it is; null for the reader's own. */
      subUser: z.nullable(z.object({ uid: uidText(), username: z.string() })),
    }),
  ),
  errors: [],
});

export const revokeApiKey = defineEndpoint({
  name: "revokeApiKey",
  summary: "Revokes an own key, or one of a sub-user. The command's subject is the keyId.",
  area: "apiKeys",
  method: "DELETE",
  path: "/api/a/v2/auth/api-keys",
  kind: "write",
  access: "session",
  request: { body: z.strictObject({ keyId: keyId(), command: commandText() }) },
  reply: z.null(),
  errors: [...COMMAND_ERRORS],
});
