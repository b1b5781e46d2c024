// API keys as the engine sees them. Holding the row keeps two commands from passing a cap together,
// and a revoked key from acting once more.
import {
  insertApiKeyUses,
  listApiKeyUses,
  lockApiKeys,
  type LockedApiKey,
  type NewApiKeyUse,
} from "@parley/database/queries/security/api-key";
import type { ApiKeyId } from "@parley/domain/ids";
import { CAP_WINDOW_MS, type CapUse } from "@parley/domain/security/api-key";
import type { Log, Table } from "@parley/engine/table";

/** The engine changes nothing of a key. */
export const apiKeyTable: Table<ApiKeyId, LockedApiKey> = {
  name: "api-key",
  rank: "key",
  keyText: String,
  keyOf: ({ id }) => id,
  lock: lockApiKeys,
  write: () => Promise.reject(new Error("the engine changes no API key")),
};

export interface KeyUses {
  readonly id: ApiKeyId;
  readonly uses: readonly CapUse[];
}

export interface KeyUsesKey {
  readonly id: ApiKeyId;
  /** When the request was made. */
  readonly at: number;
}

/** The batch begins a moment after its commands were made. */
const MARGIN_MS = 60_000;

/**
 * What was done lately within the caps of a key. It is read after the key was locked, in a statement
 * of its own, and derived from its log; within a batch it carries on.
 */
export const keyUsesTable: Table<KeyUsesKey, KeyUses> = {
  name: "api-key-uses",
  rank: "key",
  keyText: ({ id }) => String(id),
  keyOf: ({ id }) => ({ id, at: 0 }),
  async lock(tx, keys) {
    const since = Math.min(...keys.map(({ at }) => at)) - CAP_WINDOW_MS - MARGIN_MS;
    const ids = keys.map(({ id }) => id);
    const uses = await listApiKeyUses(tx, ids, new Date(since));
    return ids.map((id) => ({ id, uses: uses.filter(({ apiKeyId }) => apiKeyId === id) }));
  },
  write: () => Promise.resolve(),
};

export const keyUseLog: Log<NewApiKeyUse> = {
  name: "api-key-use",
  append: insertApiKeyUses,
};
