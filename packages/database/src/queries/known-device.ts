// Browsers from which a person has logged in with full verification.
import type { UserId } from "@parley/domain/ids";
import type { Queryable } from "./queryable.ts";

export function createKnownDeviceQueries(database: Queryable) {
  return {
    /** The one of these that is known for this person and was used lately; null when none is. */
    async findKnownDevice(
      userId: UserId,
      tokenHashes: readonly Buffer[],
      usedSince: Date,
    ): Promise<Buffer | null> {
      const { rows } = await database.query<{ tokenHash: Buffer }>({
        name: "find-known-device",
        text: `select token_hash as "tokenHash" from known_device
               where person_id = $1 and token_hash = any($2) and last_used_at > $3
               limit 1`,
        values: [userId, tokenHashes, usedSince],
      });
      return rows[0]?.tokenHash ?? null;
    },

    async insertKnownDevice(userId: UserId, tokenHash: Buffer, at: Date): Promise<void> {
      await database.query({
        name: "insert-known-device",
        text: `insert into known_device (token_hash, person_id, created_at, last_used_at)
               values ($1, $2, $3, $3)`,
        values: [tokenHash, userId, at],
      });
    },

    /** The same browser under a new token. */
    async replaceDeviceToken(before: Buffer, after: Buffer, at: Date): Promise<void> {
      await database.query({
        name: "replace-device-token",
        text: `update known_device set token_hash = $2, last_used_at = $3 where token_hash = $1`,
        values: [before, after, at],
      });
    },

    async deleteKnownDevices(userId: UserId): Promise<void> {
      await database.query({
        name: "delete-known-devices",
        text: `delete from known_device where person_id = $1`,
        values: [userId],
      });
    },
  };
}
