// The devices that are logged in, and how they are logged out.
import { deleteDeviceOf, deleteOtherDevices } from "@parley/database/queries/security/known-device";
import { listLoginEvents, countLoginEvents } from "@parley/database/queries/security/login-event";
import { lockUser } from "@parley/database/queries/identity/user";
import * as queries from "@parley/database/queries/security/session";
import { inTransaction } from "@parley/database/transaction";
import type { SessionId } from "@parley/domain/ids";
import type { SessionEnd } from "@parley/domain/security/session-end";
import { hashToken, isTokenForm } from "@parley/platform/tokens";
import { rangeOf, type Page } from "../../kernel/page.ts";
import type { AccountParts } from "./parts.ts";
import { liveAt, type Requester, type Session } from "./session.ts";

type SessionParts = Pick<AccountParts, "pool" | "clock">;

export interface ListedSession {
  readonly sessionId: SessionId;
  readonly device: string;
  readonly address: string;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  readonly lastSeenAt: number;
  readonly isCurrent: boolean;
}

export async function listSessions(
  { pool, clock }: SessionParts,
  { userId, sessionId: current }: Requester,
): Promise<ListedSession[]> {
  const rows = await queries.listLiveSessions(pool, userId, liveAt(clock));
  return rows.map(({ sessionId, device, address, createdAt, lastSeenAt }) => ({
    sessionId,
    device,
    address,
    createdAt: createdAt.getTime(),
    lastSeenAt: lastSeenAt.getTime(),
    isCurrent: sessionId === current,
  }));
}

/**
 * How many ended: none when the user has no such session. The browser is forgotten as well, unless
 * it is the caller's own: logging in there needs a code again.
 */
export function revokeSession(
  { pool, clock }: SessionParts,
  { userId, sessionId: current }: Session,
  sessionId: SessionId,
): Promise<number> {
  return inTransaction(pool, async (tx) => {
    // A concurrent login there finishes before, or finds the browser unknown.
    await lockUser(tx, userId);
    await deleteDeviceOf(tx, userId, sessionId, current);
    const cause = sessionId === current ? "loggedOut" : "otherDevice";
    return queries.endSession(tx, userId, sessionId, new Date(clock.now()), cause);
  });
}

/** All but this one, and every other browser is forgotten, also without a session. */
export function revokeOtherSessions(
  { pool, clock }: SessionParts,
  { userId, sessionId }: Session,
): Promise<number> {
  return inTransaction(pool, async (tx) => {
    await lockUser(tx, userId);
    await deleteOtherDevices(tx, userId, sessionId);
    return queries.endSessions(tx, userId, sessionId, new Date(clock.now()), "otherDevice");
  });
}

/** The browser stays known. */
export async function logOut(
  { pool, clock }: SessionParts,
  { userId, sessionId }: Session,
): Promise<void> {
  await queries.endSession(pool, userId, sessionId, new Date(clock.now()), "loggedOut");
}

/** Of the browser that shows this token: why its session ended. */
export async function findSessionEnd(
  { pool, clock }: SessionParts,
  authToken: string | undefined,
): Promise<SessionEnd | null> {
  if (authToken === undefined || !isTokenForm(authToken)) return null;
  return queries.findSessionEnd(pool, hashToken(authToken), liveAt(clock));
}

export async function listLogins({ pool }: SessionParts, { userId }: Requester, page: Page) {
  const { limit, offset } = rangeOf(page);
  const list = await listLoginEvents(pool, userId, limit, offset);
  return { list, ...(await countLoginEvents(pool, userId)) };
}
