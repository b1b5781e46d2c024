// The log of what staff did, as staff search and download it.
import type { Pool } from "@parley/database/pool";
import { findAccountByUid } from "@parley/database/queries/identity/account";
import {
  countStaffActions,
  listStaffActions as listStaffActionRows,
  type StaffActionFilter,
  type StaffActionRow,
} from "@parley/database/queries/staff/staff-action";
import type { UserId } from "@parley/domain/ids";
import type { StaffMember } from "../../identity/role/staff-member.ts";
import { countCapped, rangeOf, type CountedPage, type Page } from "../../kernel/page.ts";
import { writeCsv } from "../../kernel/write-csv.ts";

/** What is searched for; absent where it does not matter. */
export interface AskedActions {
  /** The account it was about. */
  readonly uid?: string | undefined;
  /** The member of staff who did it. */
  readonly by?: string | undefined;
  readonly action?: string | undefined;
  readonly subject?: string | undefined;
  readonly text?: string | undefined;
  /** Days of UTC, as in 2026-11-15, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const DAY_MS = 24 * 60 * 60_000;

/** Nothing that is a conflict of interest for the reader. */
export async function listStaffActions(
  pool: Pool,
  staff: StaffMember,
  asked: AskedActions,
  page: Page,
): Promise<CountedPage<StaffActionRow>> {
  const filter = await readFilter(pool, staff, asked);
  if (filter === null) return { list: [], total: 0, totalCapped: false };
  const list = await listStaffActionRows(pool, filter, rangeOf(page));
  return { list, ...(await countCapped((most) => countStaffActions(pool, filter, most))) };
}

const MAX_DOWNLOADED = 10_000;
const COLUMNS = ["time (UTC)", "by", "by uid", "action", "account", "subject", "reason"];

/** The latest of those that are searched for, with times of UTC. */
export async function writeStaffLogCsv(
  pool: Pool,
  staff: StaffMember,
  asked: AskedActions,
): Promise<string> {
  const filter = await readFilter(pool, staff, asked);
  const range = { limit: MAX_DOWNLOADED, offset: 0 };
  const rows = filter === null ? [] : await listStaffActionRows(pool, filter, range);
  return writeCsv([
    COLUMNS,
    ...rows.map((row) => [
      row.createdAt.toISOString(),
      row.staffUsername,
      row.staffUid.toString(),
      row.action,
      row.uid?.toString() ?? "",
      row.subject ?? "",
      row.reason,
    ]),
  ]);
}

/** Null where an account is named that does not exist. */
async function readFilter(
  pool: Pool,
  { accountGroup: staffGroup }: StaffMember,
  { uid, by, action, subject, text, from, to }: AskedActions,
): Promise<StaffActionFilter | null> {
  const userId = await findId(pool, uid);
  const staffId = await findId(pool, by);
  if (userId === undefined || staffId === undefined) return null;
  return {
    userId,
    staffId,
    staffGroup,
    action: action ?? null,
    subject: subject ?? null,
    text: text ?? null,
    from: from === undefined ? null : new Date(from),
    to: to === undefined ? null : new Date(Date.parse(to) + DAY_MS),
  };
}

/** Null where none is named. */
async function findId(pool: Pool, uid: string | undefined): Promise<UserId | null | undefined> {
  if (uid === undefined) return null;
  const account = await findAccountByUid(pool, Number(uid));
  return account?.userId;
}
