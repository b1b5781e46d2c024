// Reports of users about traders and their offers.
import { toOfferId, type OfferId } from "@parley/domain/ids";
import type { ReportReason } from "@parley/domain/staff/report-reason";
import type { Queryable } from "../kernel/queryable.ts";

export interface NewReport {
  readonly id: bigint;
  readonly reporterId: bigint;
  readonly reportedId: bigint;
  /** Null when it is about the person. */
  readonly offerId: OfferId | null;
  readonly reason: ReportReason;
  readonly statement: string;
  readonly at: Date;
}

export interface TraderReport extends Pick<
  NewReport,
  "id" | "offerId" | "reason" | "statement" | "at"
> {
  readonly reporterUid: number;
  readonly reporterUsername: string;
  readonly reportedUid: number;
  readonly reportedUsername: string;
}

export interface ReportFilter {
  /** Null for all users. */
  readonly reportedId: bigint | null;
  /** The reader's: reports by or about people who are a conflict of interest are left out. */
  readonly staffGroup: number;
  readonly offset: number;
  readonly limit: number;
}

type Raw = Omit<TraderReport, "id" | "offerId"> & {
  readonly id: string;
  readonly offerId: string | null;
};

const FOR_READER = `from trader_report as report
    join app_user as reporter on reporter.id = report.reporter_id
    join app_user as reported on reported.id = report.reported_id
  where ($1::bigint is null or report.reported_id = $1)
    and not is_staff_conflict($2, reporter.account_group)
    and not is_staff_conflict($2, reported.account_group)`;

export async function insertTraderReport(database: Queryable, report: NewReport): Promise<void> {
  const { id, reporterId, reportedId, offerId, reason, statement, at } = report;
  await database.query({
    name: "insert-trader-report",
    text: `insert into trader_report
             (id, reporter_id, reported_id, offer_id, reason, statement, created_at)
           values ($1, $2, $3, $4, $5, $6, $7)`,
    values: [id, reporterId, reportedId, offerId, reason, statement, at],
  });
}

/** The latest first. */
export async function listTraderReports(
  database: Queryable,
  filter: ReportFilter,
): Promise<TraderReport[]> {
  const { reportedId, staffGroup, offset, limit } = filter;
  const { rows } = await database.query<Raw>({
    name: "list-trader-reports",
    text: `select report.id, report.offer_id as "offerId", report.reason, report.statement,
             report.created_at as at, reporter.uid as "reporterUid",
             reporter.username as "reporterUsername", reported.uid as "reportedUid",
             reported.username as "reportedUsername"
           ${FOR_READER}
           order by report.id desc offset $3 limit $4`,
    values: [reportedId, staffGroup, offset, limit],
  });
  return rows.map(toReport);
}

/** Counts no further than so many. */
export async function countTraderReports(
  database: Queryable,
  { reportedId, staffGroup }: Pick<ReportFilter, "reportedId" | "staffGroup">,
  most: number,
): Promise<number> {
  const { rows } = await database.query<{ count: number }>({
    name: "count-trader-reports",
    text: `select count(*)::integer as count from (
             select ${FOR_READER} limit $3
           ) as counted`,
    values: [reportedId, staffGroup, most],
  });
  return rows[0]?.count ?? 0;
}

function toReport(row: Raw): TraderReport {
  const offerId = row.offerId === null ? null : toOfferId(row.offerId);
  return { ...row, id: BigInt(row.id), offerId };
}
