// The log of what staff did, as staff read it.
import type { Pool } from "@parley/database/pool";
import { createAccountQueries } from "@parley/database/queries/account";
import {
  createStaffActionQueries,
  type StaffActionRow,
} from "@parley/database/queries/staff-action";

export interface StaffActionPage {
  /** Only what concerned this account. */
  readonly uid: number | undefined;
  readonly page: number;
  readonly pageSize: number;
}

export interface StaffActionLog {
  readonly list: readonly StaffActionRow[];
  readonly total: number;
  readonly isCapped: boolean;
}

/** Nobody turns pages further than this. */
const MOST_COUNTED = 1_000;

export async function listStaffActions(
  pool: Pool,
  { uid, page, pageSize }: StaffActionPage,
): Promise<StaffActionLog> {
  const queries = createStaffActionQueries(pool);
  const account = uid === undefined ? null : await createAccountQueries(pool).findAccountByUid(uid);
  if (uid !== undefined && account === null) return { list: [], total: 0, isCapped: false };
  const personId = account?.userId ?? null;
  const counted = await queries.countStaffActions(personId, MOST_COUNTED + 1);
  return {
    list: await queries.listStaffActions({
      personId,
      limit: pageSize,
      offset: (page - 1) * pageSize,
    }),
    total: Math.min(counted, MOST_COUNTED),
    isCapped: counted > MOST_COUNTED,
  };
}
