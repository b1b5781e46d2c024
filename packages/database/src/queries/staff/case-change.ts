// In which queues something has changed lately. Rows are written by triggers.
import type { CaseKind } from "@parley/domain/staff/queue";
import type { Queryable } from "../kernel/queryable.ts";

export interface CaseChange {
  readonly id: string;
  readonly kind: CaseKind;
}

/** Long enough for every transaction that has noted a change to be over. */
const RECENT_SECONDS = 30;

/** Of the last half minute: ids are not given in the order of commits. */
export async function listRecentCaseChanges(database: Queryable): Promise<CaseChange[]> {
  const { rows } = await database.query<CaseChange>({
    name: "list-recent-case-changes",
    text: `select id, kind from case_change
           where changed_at > clock_timestamp() - make_interval(secs => $1)`,
    values: [RECENT_SECONDS],
  });
  return rows;
}
