// Logs a user out everywhere: sessions and logins under way end, no browser is known any more, and the
// API keys of the user's programs are revoked. Of the session that goes on, the staff session ends too.
import type { PoolClient } from "@parley/database/pool";
import { revokeApiKeys } from "@parley/database/queries/security/api-key";
import { deleteKnownDevices } from "@parley/database/queries/security/known-device";
import { closeLoginTickets } from "@parley/database/queries/security/login-ticket";
import { endSessions } from "@parley/database/queries/security/session";
import { endStaffSessions } from "@parley/database/queries/security/staff-session";
import type { SessionId, UserId } from "@parley/domain/ids";
import type { SessionEnd } from "@parley/domain/security/session-end";

/** `keptSessionId`: the session that goes on; null where none does. */
export async function endAccess(
  tx: PoolClient,
  userId: UserId,
  keptSessionId: SessionId | null,
  at: Date,
  cause: SessionEnd,
): Promise<void> {
  await endSessions(tx, userId, keptSessionId, at, cause);
  await endStaffSessions(tx, userId);
  await revokeApiKeys(tx, userId, "access", at);
  await closeLoginTickets(tx, userId, at);
  await deleteKnownDevices(tx, userId);
}
