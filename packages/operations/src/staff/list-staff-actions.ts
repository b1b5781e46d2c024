// The log of what staff did, as staff read it.
import type { Pool } from "@parley/database/pool";
import { findAccountByUid } from "@parley/database/queries/identity/account";
import {
  listStaffActions as listStaffActionRows,
  countStaffActions,
  type StaffActionRow,
} from "@parley/database/queries/staff/staff-action";
import type { StaffMember } from "../identity/role/staff-member.ts";
import { countCapped, rangeOf, type CountedPage, type Page } from "../kernel/page.ts";

/** With a uid only what concerned that account; nothing that is a conflict of interest. */
export async function listStaffActions(
  pool: Pool,
  { accountGroup: staffGroup }: StaffMember,
  uid: number | undefined,
  page: Page,
): Promise<CountedPage<StaffActionRow>> {
  const account = uid === undefined ? null : await findAccountByUid(pool, uid);
  if (uid !== undefined && account === null) return { list: [], total: 0, totalCapped: false };
  const userId = account?.userId ?? null;
  const filter = { userId, staffGroup };
  const list = await listStaffActionRows(pool, { ...filter, ...rangeOf(page) });
  return { list, ...(await countCapped((most) => countStaffActions(pool, filter, most))) };
}
