// The end of the staff's log, and what was noted of it once a day.
import { bigint, bytes, dateTime, text } from "../kernel/column.ts";
import { affectsOneRow, type Queryable } from "../kernel/queryable.ts";
import { defineRow, type RowOf } from "../kernel/table.ts";

const head = defineRow({ number: bigint(), hash: bytes() });
const noted = defineRow({ ...head.fields, day: text(), notedAt: dateTime() });
const administrators = defineRow({ email: text(), language: text() });

export type StaffLogHead = RowOf<typeof head>;
export type StaffLogDay = RowOf<typeof noted>;
export type Administrator = RowOf<typeof administrators>;

export async function getStaffLogHead(database: Queryable): Promise<StaffLogHead> {
  const found = await head.find(database, {
    name: "get-staff-log-head",
    text: "select number, hash from staff_log_head",
  });
  if (found === null) throw new Error("the head of the staff's log is gone");
  return found;
}

/** False when the day was noted before. The day is one of UTC, as in 2026-11-15. */
export async function insertStaffLogDay(
  database: Queryable,
  day: string,
  at: Date,
): Promise<boolean> {
  return affectsOneRow(database, {
    name: "insert-staff-log-day",
    text: `insert into staff_log_day (day, number, hash, noted_at)
           select $1::date, number, hash, $2 from staff_log_head
           on conflict do nothing`,
    values: [day, at],
  });
}

/** The latest first. */
export async function listStaffLogDays(database: Queryable, limit: number): Promise<StaffLogDay[]> {
  return noted.list(database, {
    name: "list-staff-log-days",
    text: `select day::text, number, hash, noted_at as "notedAt" from staff_log_day
           order by staff_log_day.day desc limit $1`,
    values: [limit],
  });
}

/** Those with a verified email address. */
export async function listAdministrators(database: Queryable): Promise<Administrator[]> {
  return administrators.list(database, {
    name: "list-administrators",
    text: `select contact.target as email, app_user.language
           from app_user join contact on contact.user_id = app_user.id
           where app_user.staff_role = 'administrator' and contact.channel = 'email'
             and contact.verified_at is not null and contact.kept_until is null
           order by app_user.id`,
  });
}
