// Accepts requests that programs sign with an API key. What a caller learns from a refusal follows the
// order of the checks: without the right signature no more than whether the key exists, whose name is
// random and secret enough not to be guessed.
import { touchPresence } from "@parley/database/queries/market/listed-offer";
import {
  insertApiNonce,
  listLiveApiKeys,
  touchApiKey,
  type LiveApiKey,
} from "@parley/database/queries/security/api-key";
import {
  decideKeyTerms,
  isTimely,
  nonceExpiresAt,
  signedText,
  type KeyRefusal,
  type SignedBy,
  type SignedRequest,
} from "@parley/domain/security/api-key";
import { refused, type RefusedAs } from "@parley/domain/refused";
import { createGathered } from "@parley/platform/gathered";
import type { BaseParts } from "../../kernel/parts.ts";
import type { KeyRequester } from "../account/session.ts";
import { isSignatureOf } from "./verify-signature.ts";

/** When a key was used last is written no more often. */
const USED_EVERY_MS = 60_000;

export interface SignedRequests {
  /** Before the body is read: whether the request is of this moment, and of a known key. */
  find(
    signedBy: SignedBy,
  ): Promise<
    | { readonly ok: true; readonly key: LiveApiKey }
    | RefusedAs<Extract<KeyRefusal, "apiTimeOutside" | "apiKeyUnknown">>
  >;
  /** With the body's hash. The nonce is used up, whatever the call then does. */
  accept(
    key: LiveApiKey,
    signedBy: SignedBy,
    request: SignedRequest,
    address: string,
  ): Promise<{ readonly ok: true; readonly requester: KeyRequester } | RefusedAs<KeyRefusal>>;
}

export function createSignedRequests({
  pool,
  clock,
  vault,
}: Pick<BaseParts, "pool" | "clock" | "vault">): SignedRequests {
  const findLive = createGathered({
    nameOf: (keyId: string) => keyId,
    async load(keyIds: readonly string[]) {
      const found = await listLiveApiKeys(pool, keyIds);
      return new Map(found.map((one) => [one.keyId, one]));
    },
  });
  return {
    async find(signedBy) {
      if (!isTimely(signedBy, clock.now())) return refused("apiTimeOutside");
      const key = await findLive(signedBy.keyId);
      return key === null ? refused("apiKeyUnknown") : { ok: true, key };
    },

    async accept(key, signedBy, request, address) {
      const { apiKeyId: id, keyId, permissions, account } = key;
      const text = signedText(request, signedBy);
      if (!isSignatureOf(vault, key, text, signedBy.signature)) {
        return refused("apiSignatureInvalid");
      }
      const now = clock.now();
      // Time passes while a body is sent: a slow one must not outlive the memory of its nonce.
      if (!isTimely(signedBy, now)) return refused("apiTimeOutside");
      const unfit = decideKeyTerms(key, address, now);
      if (unfit !== null) return refused(unfit);
      const expiresAt = new Date(nonceExpiresAt(signedBy));
      const isNew = await insertApiNonce(pool, id, signedBy.nonce, expiresAt);
      if (!isNew) return refused("apiNonceUsed");
      if (now - (key.lastUsedAt ?? 0) >= USED_EVERY_MS) {
        await touchApiKey(pool, id, address, new Date(now));
        await touchPresence(pool, account.userId, new Date(now));
      }
      return {
        ok: true,
        requester: { ...account, sessionId: null, apiKey: { id, keyId, permissions } },
      };
    },
  };
}
