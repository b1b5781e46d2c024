// Sessions of staff that are not over.
import { toSessionId, type SessionId } from "@parley/domain/ids";
import type { StaffRole } from "@parley/domain/staff/staff-right";
import type { Queryable } from "../kernel/queryable.ts";
import type { LiveAt } from "../security/session.ts";

/** The roles of those of the given sessions that are live; none for an account without a role. */
export async function listStaffAmong(
  database: Queryable,
  sessionIds: readonly SessionId[],
  { now, usedSince }: LiveAt,
): Promise<ReadonlyMap<SessionId, StaffRole>> {
  const { rows } = await database.query<{ readonly id: string; readonly role: StaffRole }>({
    name: "list-staff-among",
    text: `select session.id, app_user.staff_role as role
           from session join app_user on app_user.id = session.user_id
           where session.id = any($1::bigint[]) and session.ended_at is null
             and session.expires_at > $2 and session.last_seen_at > $3
             and app_user.staff_role is not null and not app_user.is_locked_out`,
    values: [sessionIds, now, usedSince],
  });
  return new Map(rows.map(({ id, role }) => [toSessionId(id), role]));
}
