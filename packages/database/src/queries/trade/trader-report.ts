// Reports of users about traders and their offers.
import { toOfferId } from "@parley/domain/ids";
import type { ReportReason } from "@parley/domain/staff/report-reason";
import { bigint, dateTime, idOf, integer, named, nullable, text } from "../kernel/column.ts";
import { readCount, type Queryable } from "../kernel/queryable.ts";
import { defineRow, defineTable, type RowOf } from "../kernel/table.ts";

const reports = defineTable("trader_report", {
  id: bigint(),
  reporterId: bigint(),
  reportedId: bigint(),
  /** Null when it is about the user. */
  offerId: nullable(idOf(toOfferId)),
  reason: text<ReportReason>(),
  statement: text(),
  at: named("created_at", dateTime()),
});

export type NewReport = RowOf<typeof reports>;

const listed = reports.omit("reporterId", "reportedId");

const listedReports = defineRow({
  ...listed.fields,
  reporterUid: integer(),
  reporterUsername: text(),
  reportedUid: integer(),
  reportedUsername: text(),
});

export type TraderReport = RowOf<typeof listedReports>;

export interface ReportFilter {
  /** Null for all users. */
  readonly reportedId: bigint | null;
  /** The reader's: reports by or about users who are a conflict of interest are left out. */
  readonly staffGroup: number;
  readonly offset: number;
  readonly limit: number;
}

const WITHOUT_CONFLICT = `from trader_report as report
    join app_user as reporter on reporter.id = report.reporter_id
    join app_user as reported on reported.id = report.reported_id
  where not is_staff_conflict($2, reporter.account_group)
    and not is_staff_conflict($2, reported.account_group)`;

const FOR_READER = `${WITHOUT_CONFLICT} and ($1::bigint is null or report.reported_id = $1)`;

const COLUMNS = `${listed.columnsOf("report")}, reporter.uid as "reporterUid",
  reporter.username as "reporterUsername", reported.uid as "reportedUid",
  reported.username as "reportedUsername"`;

export async function insertTraderReport(database: Queryable, report: NewReport): Promise<void> {
  await reports.insertRows(database, "insert-trader-report", [report]);
}

/** The latest first. */
export async function listTraderReports(
  database: Queryable,
  filter: ReportFilter,
): Promise<TraderReport[]> {
  const { reportedId, staffGroup, offset, limit } = filter;
  return listedReports.list(database, {
    name: "list-trader-reports",
    text: `select ${COLUMNS}
           ${FOR_READER}
           order by report.id desc offset $3 limit $4`,
    values: [reportedId, staffGroup, offset, limit],
  });
}

/** Null also where it is a conflict of interest for a reader of this group. */
export async function findTraderReport(
  database: Queryable,
  id: bigint,
  staffGroup: number,
): Promise<TraderReport | null> {
  return listedReports.find(database, {
    name: "find-trader-report",
    text: `select ${COLUMNS} ${WITHOUT_CONFLICT} and report.id = $1`,
    values: [id, staffGroup],
  });
}

/** Counts no further than so many. */
export async function countTraderReports(
  database: Queryable,
  { reportedId, staffGroup }: Pick<ReportFilter, "reportedId" | "staffGroup">,
  most: number,
): Promise<number> {
  return readCount(database, {
    name: "count-trader-reports",
    text: `select count(*)::integer as count from (
             select ${FOR_READER} limit $3
           ) as counted`,
    values: [reportedId, staffGroup, most],
  });
}
