// Logins whose session of staff is not over either.
import { toSessionId, type SessionId } from "@parley/domain/ids";
import type { StaffRole } from "@parley/domain/staff/staff-right";
import type { Queryable } from "../kernel/queryable.ts";
import type { LiveAt } from "../security/session.ts";

export interface StaffLiveAt extends LiveAt {
  /** A session of staff that was not used since is over. */
  readonly staffUsedSince: Date;
}

/** The roles of those of the given logins that are live and have a live session of staff. */
export async function listStaffAmong(
  database: Queryable,
  sessionIds: readonly SessionId[],
  { now, usedSince, staffUsedSince }: StaffLiveAt,
): Promise<ReadonlyMap<SessionId, StaffRole>> {
  const { rows } = await database.query<{ readonly id: string; readonly role: StaffRole }>({
    name: "list-staff-among",
    text: `select session.id, app_user.staff_role as role
           from session join app_user on app_user.id = session.user_id
           join staff_session on staff_session.session_id = session.id
             and staff_session.staff_role = app_user.staff_role
             and staff_session.expires_at > $2 and staff_session.last_used_at > $4
           where session.id = any($1::bigint[]) and session.ended_at is null
             and session.expires_at > $2 and session.last_seen_at > $3
             and not app_user.is_locked_out`,
    values: [sessionIds, now, usedSince, staffUsedSince],
  });
  return new Map(rows.map(({ id, role }) => [toSessionId(id), role]));
}
