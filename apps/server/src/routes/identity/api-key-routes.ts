// /api/a/v2/auth/api-keys: the keys of a user's programs.
import {
  createApiKey,
  listApiKeys,
  revokeApiKey,
} from "@parley/contract/endpoints/identity/api-keys";
import { centsText } from "@parley/domain/wallet/worth";
import * as management from "@parley/operations/identity/api-key/manage-api-keys";
import type { ConfirmParts } from "@parley/operations/identity/security/confirm-change";
import { bind, type Binding } from "../../http/binding/endpoint-binding.ts";

export function bindApiKeyRoutes(parts: ConfirmParts): Binding[] {
  return [
    bind(createApiKey, async ({ command, ...wanted }, { session, caller, hashBody }) => {
      const sealed = { command, bodyHash: await hashBody() };
      return management.createApiKey(parts, session, wanted, sealed, caller);
    }),

    bind(listApiKeys, async (_input, { session }) => {
      const keys = await management.listApiKeys(parts, session);
      return { ok: true, data: keys.map(viewKey) };
    }),

    bind(revokeApiKey, async ({ keyId, command }, { session, caller, hashBody }) => {
      const sealed = { command, bodyHash: await hashBody() };
      return management.revokeApiKey(parts, session, keyId, sealed, caller);
    }),
  ];
}

function viewKey(key: management.ApiKeyView) {
  const { keyId, name, kind, permissions, addresses, createdAt, expiresAt } = key;
  const { lastUsedAt, lastUsedAddress, state, revokedAt, revokedFor, subUid, subUsername } = key;
  return {
    keyId,
    name,
    kind,
    publicKey: key.publicKey?.toString("base64url") ?? null,
    permissions,
    addresses,
    releaseCapPerDay: capText(key.releaseCapCents),
    releasedUsd: centsText(key.releasedCents),
    withdrawCapPerDay: capText(key.withdrawCapCents),
    withdrawnUsd: centsText(key.withdrawnCents),
    createdAt,
    expiresAt,
    lastUsedAt,
    lastUsedAddress,
    state,
    revokedAt,
    revokedFor,
    subUser:
      subUid === null || subUsername === null
        ? null
        : { uid: String(subUid), username: subUsername },
  };
}

function capText(cents: bigint | null): string | null {
  return cents === null ? null : centsText(cents);
}
