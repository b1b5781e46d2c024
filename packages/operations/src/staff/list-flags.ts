// Trades that staff should look at: made too quickly, or between groups that share something.
import type { Pool } from "@parley/database/pool";
import {
  listTradeFlags,
  countTradeFlags,
  type ListedFlag,
} from "@parley/database/queries/trade/trade-flag";
import type { StaffMember } from "../identity/role/staff-member.ts";
import { countCapped, rangeOf, type CountedPage, type Page } from "../kernel/page.ts";

export async function listFlags(
  pool: Pool,
  { accountGroup }: StaffMember,
  page: Page,
): Promise<CountedPage<ListedFlag>> {
  const list = await listTradeFlags(pool, accountGroup, rangeOf(page));
  return { list, ...(await countCapped((most) => countTradeFlags(pool, accountGroup, most))) };
}
