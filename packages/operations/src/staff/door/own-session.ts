// The staff session of the caller: opened with an authenticator or a passkey, read, ended.
import { endStaffSession, findStaffSession } from "@parley/database/queries/security/staff-session";
import { readStaffName } from "@parley/database/queries/staff/staff-member";
import { refused, type RefusedAs } from "@parley/domain/refused";
import { rightsOf, type StaffRight, type StaffRole } from "@parley/domain/staff/staff-right";
import { staffSessionEnd } from "@parley/domain/staff/staff-session";
import { once } from "@parley/engine/idempotency/once";
import type { FactorCodes } from "../../identity/factor/factor-codes.ts";
import { useUpCodes, type FactorRefusal } from "../../identity/factor/factors.ts";
import type { StaffParts } from "../../identity/role/act-as-staff.ts";
import type { StaffMember } from "../../identity/role/staff-member.ts";
import { hasStaffFactor } from "../../identity/role/verify-staff.ts";
import { startStaffSession } from "../../identity/staff-session/staff-sessions.ts";

/** Of the passkey that opens it. */
const SUBJECT = "session";

export interface OwnStaffSession {
  readonly uid: string;
  readonly username: string;
  readonly staffName: string;
  readonly role: StaffRole;
  readonly rights: readonly StaffRight[];
  readonly openedAt: number;
  readonly expiresAt: number;
  readonly idleEndsAt: number;
  readonly factors: { readonly totp: boolean; readonly passkey: boolean };
  readonly stepUpUntil: number | null;
}

export interface Opening {
  readonly codes: FactorCodes;
  readonly idempotencyKey: string | null;
}

type OpeningRefusal = FactorRefusal | RefusedAs<"staffTwoFactorNeeded" | "idempotencyMismatch">;

/** The token is for the cookie of this login, and repeated to it alone. */
export function openOwnSession(
  parts: StaffParts,
  staff: StaffMember,
  { codes, idempotencyKey }: Opening,
): Promise<
  { readonly ok: true; readonly reply: { readonly staffToken: string } } | OpeningRefusal
> {
  const request = {
    scope: `session:${staff.sessionId}`,
    endpoint: "openStaffSession",
    key: idempotencyKey,
    input: { codes },
  };
  return once<{ readonly staffToken: string }, OpeningRefusal>(parts, request, async (commit) => {
    if (!(await hasStaffFactor(parts, staff))) return refused("staffTwoFactorNeeded");
    const purpose = "staff-action";
    const answer = await parts.factors.check({ holder: staff, purpose, subject: SUBJECT, codes });
    if (!answer.ok) return answer;
    return commit(async (tx, refuse) => {
      const lost = await useUpCodes(tx, answer.uses);
      if (lost !== null) return refuse(lost);
      return { staffToken: await startStaffSession(tx, parts, staff) };
    });
  });
}

export async function readOwnSession(
  { pool, clock, factors }: StaffParts,
  staff: StaffMember,
): Promise<OwnStaffSession | RefusedAs<"staffSessionNeeded">> {
  const found = await findStaffSession(pool, staff.sessionId);
  if (found === null) return refused("staffSessionNeeded");
  const { totp, passkey } = await factors.readBound(staff);
  const { openedAt, expiresAt, stepUpUntil } = found;
  const isSteppedUp = stepUpUntil !== null && clock.now() < stepUpUntil;
  return {
    uid: staff.uid.toString(),
    username: staff.username,
    staffName: await readStaffName(pool, staff.userId),
    role: staff.staffRole,
    rights: rightsOf(staff.staffRole),
    openedAt,
    expiresAt,
    idleEndsAt: staffSessionEnd(found),
    factors: { totp, passkey },
    stepUpUntil: isSteppedUp ? stepUpUntil : null,
  };
}

export function closeOwnSession({ pool }: StaffParts, { sessionId }: StaffMember): Promise<void> {
  return endStaffSession(pool, sessionId);
}
