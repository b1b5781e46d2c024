// The devices that are logged in, and how they are logged out.
import { createLoginEventQueries, type LoginEvent } from "@parley/database/queries/login-event";
import { createSessionQueries } from "@parley/database/queries/session";
import type { SessionId } from "@parley/domain/ids";
import type { AccountParts } from "./parts.ts";
import type { Session } from "./session.ts";

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
  { userId, sessionId: current }: Session,
): Promise<ListedSession[]> {
  const rows = await createSessionQueries(pool).listLiveSessions(userId, new Date(clock.now()));
  return rows.map(({ sessionId, device, address, createdAt, lastSeenAt }) => ({
    sessionId,
    device,
    address,
    createdAt: createdAt.getTime(),
    lastSeenAt: lastSeenAt.getTime(),
    isCurrent: sessionId === current,
  }));
}

/** How many ended: none when there is no such session of this person. */
export function revokeSession(
  { pool, clock }: SessionParts,
  { userId }: Session,
  sessionId: SessionId,
): Promise<number> {
  return createSessionQueries(pool).endSession(userId, sessionId, new Date(clock.now()));
}

/** All but this one. */
export function revokeOtherSessions(
  { pool, clock }: SessionParts,
  { userId, sessionId }: Session,
): Promise<number> {
  return createSessionQueries(pool).endSessions(userId, sessionId, new Date(clock.now()));
}

export async function logOut(parts: SessionParts, session: Session): Promise<void> {
  await revokeSession(parts, session, session.sessionId);
}

export interface LoginHistory {
  readonly list: readonly LoginEvent[];
  readonly total: number;
  readonly isCapped: boolean;
}

export async function listLogins(
  { pool }: SessionParts,
  { userId }: Session,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): Promise<LoginHistory> {
  const events = createLoginEventQueries(pool);
  const list = await events.listLoginEvents(userId, pageSize, (page - 1) * pageSize);
  return { list, ...(await events.countLoginEvents(userId)) };
}
