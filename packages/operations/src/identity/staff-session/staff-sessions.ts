// The session in which a member of staff works. It belongs to one login and one role, and counts only
// together with them: a stolen token opens nothing in another login.
import type { PoolClient } from "@parley/database/pool";
import type { Queryable } from "@parley/database/queries/kernel/queryable";
import {
  findStaffSession,
  isStaffSessionOpen,
  openStaffSession,
  touchStaffSession,
  type StaffSessionRow,
} from "@parley/database/queries/security/staff-session";
import type { SessionId } from "@parley/domain/ids";
import type { StaffRole } from "@parley/domain/staff/staff-right";
import {
  isStaffSessionLive,
  isStaffUseNoted,
  STAFF_IDLE_MS,
  STAFF_SESSION_MS,
} from "@parley/domain/staff/staff-session";
import type { Clock } from "@parley/platform/clock";
import { hashToken, isTokenForm, isTokenOf, newToken } from "@parley/platform/tokens";
import type { BaseParts } from "../../kernel/parts.ts";

/** A login of an account with a role. */
export interface StaffLogin {
  readonly sessionId: SessionId;
  readonly staffRole: StaffRole;
}

/** For a login that has verified an authenticator or a passkey. Returns the token of the cookie. */
export async function startStaffSession(
  tx: PoolClient,
  { clock }: { readonly clock: Clock },
  { sessionId, staffRole }: StaffLogin,
): Promise<string> {
  const token = newToken();
  const now = clock.now();
  await openStaffSession(tx, {
    tokenHash: hashToken(token),
    sessionId,
    staffRole,
    openedAt: new Date(now),
    expiresAt: new Date(now + STAFF_SESSION_MS),
  });
  return token;
}

/** Null where it has ended, or was opened with another role. */
export async function findLiveStaffSession(
  database: Queryable,
  { clock }: { readonly clock: Clock },
  { sessionId, staffRole }: StaffLogin,
): Promise<StaffSessionRow | null> {
  const found = await findStaffSession(database, sessionId);
  if (found === null || found.staffRole !== staffRole) return null;
  return isStaffSessionLive(found, clock.now()) ? found : null;
}

/** In the transaction of an act: whether the staff session, and the step-up, still count. */
export function isStillStaff(
  tx: PoolClient,
  { clock }: { readonly clock: Clock },
  login: StaffLogin,
  isSteppedUp: boolean,
): Promise<boolean> {
  const now = clock.now();
  const moment = { now: new Date(now), usedSince: new Date(now - STAFF_IDLE_MS) };
  return isStaffSessionOpen(tx, login, moment, isSteppedUp);
}

export interface ShownStaffSession extends StaffLogin {
  /** Of the cookie. */
  readonly token: string | undefined;
  /** The page asked by itself: the session is not used by that. */
  readonly isBackground: boolean;
}

/** Whether the caller works in a staff session of this very login. */
export async function admitStaff(
  { pool, clock }: Pick<BaseParts, "pool" | "clock">,
  { token, isBackground, ...login }: ShownStaffSession,
): Promise<boolean> {
  if (token === undefined || !isTokenForm(token)) return false;
  const found = await findLiveStaffSession(pool, { clock }, login);
  if (found === null || !isTokenOf(found.tokenHash, token)) return false;
  const now = clock.now();
  if (!isBackground && isStaffUseNoted(found, now)) {
    await touchStaffSession(pool, login.sessionId, new Date(now));
  }
  return true;
}
