// Reports of users about traders and their offers, for staff.
import type { Pool } from "@parley/database/pool";
import { findAccountByUid } from "@parley/database/queries/identity/account";
import {
  findTraderReport,
  listTraderReports,
  countTraderReports,
  type TraderReport,
} from "@parley/database/queries/trade/trader-report";
import type { StaffMember } from "../identity/role/staff-member.ts";
import { countCapped, rangeOf, type CountedPage, type Page } from "../kernel/page.ts";

/**
 * With a uid only reports about that account. Reports about the reader's group or a linked one, and
 * the reader's own, are left out.
 */
export async function listReports(
  pool: Pool,
  { accountGroup: staffGroup }: StaffMember,
  uid: number | undefined,
  page: Page,
): Promise<CountedPage<TraderReport>> {
  const account = uid === undefined ? null : await findAccountByUid(pool, uid);
  if (uid !== undefined && account === null) return { list: [], total: 0, totalCapped: false };
  const reportedId = account?.userId ?? null;
  const filter = { reportedId, staffGroup };
  const list = await listTraderReports(pool, { ...filter, ...rangeOf(page) });
  return { list, ...(await countCapped((most) => countTraderReports(pool, filter, most))) };
}

/** Null also where it is a conflict of interest for the reader. */
export async function findReport(
  pool: Pool,
  { accountGroup }: StaffMember,
  reportId: string,
): Promise<TraderReport | null> {
  return findTraderReport(pool, BigInt(reportId), accountGroup);
}
