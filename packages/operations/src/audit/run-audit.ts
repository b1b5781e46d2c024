// Recomputes the books from the postings and holds everything kept beside them against that. It sees
// one moment of the books, so that it can run while the engine works.
import type { Pool } from "@parley/database/pool";
import {
  createAuditQueries,
  type AuditCheck,
  type BookSize,
  type Offender,
} from "@parley/database/queries/audit";
import { LEDGER_CHECKS } from "@parley/database/queries/audit-ledger";
import { inTransaction } from "@parley/database/transaction";

/** Whoever keeps money in another table, such as an order its escrow, adds the checks of it here. */
export const AUDIT_CHECKS: readonly AuditCheck[] = [...LEDGER_CHECKS];

export interface Finding {
  readonly check: AuditCheck;
  readonly total: bigint;
  /** As many as are shown. */
  readonly first: readonly Offender[];
}

export interface AuditReport {
  readonly size: BookSize;
  readonly checks: readonly AuditCheck[];
  /** Empty when the books are clean. */
  readonly findings: readonly Finding[];
}

export interface AuditOptions {
  readonly maxShown?: number;
}

const MAX_SHOWN = 20;

export async function runAudit(
  pool: Pool,
  { maxShown = MAX_SHOWN }: AuditOptions = {},
): Promise<AuditReport> {
  return inTransaction(pool, async (tx) => {
    const queries = createAuditQueries(tx);
    await queries.freezeView();
    await queries.allowMemory();
    const size = await queries.countBooks();
    const findings: Finding[] = [];
    for (const check of AUDIT_CHECKS) {
      const { total, first } = await queries.listOffenders(check, maxShown);
      if (total > 0n) findings.push({ check, total, first });
    }
    return { size, checks: AUDIT_CHECKS, findings };
  });
}
