// What people told customer service about traders and their offers, as staff read it.
import type { Pool } from "@parley/database/pool";
import { createAccountQueries } from "@parley/database/queries/account";
import {
  createTraderReportQueries,
  type TraderReport,
} from "@parley/database/queries/trader-report";
import { countCapped, rangeOf, type Page } from "../page.ts";

export interface ReportPage {
  readonly list: readonly TraderReport[];
  readonly total: number;
  readonly totalCapped: boolean;
}

/** With a uid only what is about that account. */
export async function listReports(
  pool: Pool,
  uid: number | undefined,
  page: Page,
): Promise<ReportPage> {
  const account = uid === undefined ? null : await createAccountQueries(pool).findAccountByUid(uid);
  if (uid !== undefined && account === null) return { list: [], total: 0, totalCapped: false };
  const reportedId = account?.userId ?? null;
  const queries = createTraderReportQueries(pool);
  const list = await queries.listReports({ reportedId, ...rangeOf(page) });
  return { list, ...(await countCapped((most) => queries.countReports(reportedId, most))) };
}
