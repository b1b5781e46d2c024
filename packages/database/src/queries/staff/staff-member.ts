// Members of staff: their names for users, since when they are, and what they have claimed.
import { toUserId, type UserId } from "@parley/domain/ids";
import type { Appointment } from "@parley/domain/staff/appointment";
import type { StaffRole } from "@parley/domain/staff/staff-right";
import { idOf, instant, integer, nullable, text } from "../kernel/column.ts";
import { affectsOneRow, countAffected, readCount, type Queryable } from "../kernel/queryable.ts";
import { defineRow, type RowOf } from "../kernel/table.ts";

const member = defineRow({
  userId: idOf(toUserId),
  uid: integer(),
  username: text(),
  staffName: text(),
  role: text<StaffRole>(),
  since: instant(),
  /** Cases that were claimed and are not decided. */
  openCases: integer(),
  /** Null where no session of the account is left. */
  lastSeenAt: nullable(instant()),
});

export type StaffMemberRow = RowOf<typeof member>;

/**
 * Changes of roles wait for one another: each is decided by how many administrators there are, and by
 * the role of the one who changes it.
 */
export async function lockStaffRoles(database: Queryable): Promise<void> {
  await database.query({
    name: "lock-staff-roles",
    text: `select pg_advisory_xact_lock(hashtext('staff_role'))`,
  });
}

export async function countAdministrators(database: Queryable): Promise<number> {
  return readCount(database, {
    name: "count-administrators",
    text: `select count(*)::int as count from app_user where staff_role = 'administrator'`,
  });
}

/** The role as of now; null for a user without one. */
export async function readStaffRole(
  database: Queryable,
  userId: UserId,
): Promise<StaffRole | null> {
  const { rows } = await database.query<{ readonly role: StaffRole | null }>({
    name: "read-staff-role",
    text: `select staff_role as role from app_user where id = $1`,
    values: [userId],
  });
  return rows[0]?.role ?? null;
}

export interface AppointedMember {
  readonly userId: UserId;
  readonly at: Date;
  /** Null from the command line. */
  readonly by: UserId | null;
  /** Without a role until now. */
  readonly isNew: boolean;
}

/** A member who comes back keeps the name. */
export async function writeStaffMember(
  database: Queryable,
  { userId, at, by, isNew }: AppointedMember,
): Promise<void> {
  await database.query({
    name: "write-staff-member",
    text: `insert into staff_member (user_id, since, appointed_by, appointed_at)
           values ($1, $2, $3, $2)
           on conflict (user_id) do update set
             since = case when $4 then excluded.since else staff_member.since end,
             appointed_by = excluded.appointed_by, appointed_at = excluded.appointed_at`,
    values: [userId, at, by, isNew],
  });
}

const appointment = defineRow({ by: idOf(toUserId), of: idOf(toUserId) });

/** Those since a moment, also of members who have left. */
export async function listAppointments(database: Queryable, since: Date): Promise<Appointment[]> {
  return appointment.list(database, {
    name: "list-appointments",
    text: `select appointed_by as by, user_id as of from staff_member
           where appointed_by is not null and appointed_at > $1`,
    values: [since],
  });
}

/** The constraint `staff_member__name_skeleton` refuses a name that looks like another's. */
export async function updateStaffName(
  database: Queryable,
  userId: UserId,
  name: string,
  skeleton: string,
): Promise<void> {
  await database.query({
    name: "update-staff-name",
    text: `update staff_member set name = $2, name_skeleton = $3 where user_id = $1`,
    values: [userId, name, skeleton],
  });
}

/** Whether another account goes by this, a user's or a colleague's. */
export async function isUsernameOfOther(
  database: Queryable,
  userId: UserId,
  skeleton: string,
): Promise<boolean> {
  return affectsOneRow(database, {
    name: "is-username-of-other",
    text: `select from app_user where id <> $1 and username_skeleton = $2 limit 1`,
    values: [userId, skeleton],
  });
}

export async function readStaffName(database: Queryable, userId: UserId): Promise<string> {
  const { rows } = await database.query<{ readonly name: string }>({
    name: "read-staff-name",
    text: `select coalesce(staff_member.name, app_user.username) as name
           from app_user left join staff_member on staff_member.user_id = app_user.id
           where app_user.id = $1`,
    values: [userId],
  });
  return rows[0]?.name ?? "";
}

/** By role and name; an installation has tens of them. */
export async function listStaffMembers(database: Queryable): Promise<StaffMemberRow[]> {
  return member.list(database, {
    name: "list-staff-members",
    text: `select p.id as "userId", p.uid, p.username, p.staff_role as role,
             coalesce(staff_member.name, p.username) as "staffName",
             coalesce(staff_member.since, p.created_at) as since,
             (
               select count(*)::int from trade_order
               where case_staff_id = p.id and appeal = 'open'
             ) + (
               select count(*)::int from kyc_case where owner_id = p.id and status = 'pending'
             ) + (
               select count(*)::int from support_case where staff_id = p.id and state = 'claimed'
             ) + (
               select count(*)::int from case_claim where staff_id = p.id
             ) as "openCases",
             (select max(last_seen_at) from session where user_id = p.id) as "lastSeenAt"
           from app_user as p left join staff_member on staff_member.user_id = p.id
           where p.staff_role is not null
           order by p.staff_role, "staffName", p.id
           limit 500`,
  });
}

/** Orders are locked before users (`LOCK_ORDER` of the engine), so that this is the first step. */
export async function handBackAppeals(database: Queryable, staffId: UserId): Promise<number> {
  return countAffected(database, {
    name: "hand-back-appeals",
    text: `update trade_order set case_staff_id = null, case_claimed_at = null
           where id = any(array(
             select id from trade_order where case_staff_id = $1 and appeal = 'open'
             order by id for update
           ))`,
    values: [staffId],
  });
}

export async function handBackKycCases(database: Queryable, staffId: UserId): Promise<number> {
  return countAffected(database, {
    name: "hand-back-kyc-cases",
    text: `update kyc_case set owner_id = null, owned_at = null
           where owner_id = $1 and status = 'pending'`,
    values: [staffId],
  });
}

/** Of the kinds whose tables do not name their member of staff. */
export async function handBackPlainCases(database: Queryable, staffId: UserId): Promise<number> {
  return countAffected(database, {
    name: "hand-back-plain-cases",
    text: `delete from case_claim where staff_id = $1`,
    values: [staffId],
  });
}

/** An answered case returns to its queue by itself when its writer replies. */
export async function handBackSupportCases(database: Queryable, staffId: UserId): Promise<number> {
  return countAffected(database, {
    name: "hand-back-support-cases",
    text: `update support_case set state = 'open', staff_id = null, claimed_at = null
           where staff_id = $1 and state = 'claimed'`,
    values: [staffId],
  });
}
