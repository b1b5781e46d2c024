// Ends every test that moves money: the audit must be clean.
import type { Pool } from "@parley/database/pool";
import { describeAudit } from "@parley/operations/audit/describe-audit";
import { runAudit } from "@parley/operations/audit/run-audit";

/** Throws with the offending rows. */
export async function expectCleanLedger(pool: Pool): Promise<void> {
  const report = await runAudit(pool);
  if (report.findings.length > 0) throw new Error(`the audit failed\n${describeAudit(report)}`);
}
