// Recomputes the ledger from the postings and compares everything stored beside it. It reads one
// snapshot, so that it can run while the engine works.
import type { Pool, PoolClient } from "@parley/database/pool";
import {
  freezeAuditView,
  allowAuditMemory,
  setAuditTime,
  countLedgerRows,
  listOffenders,
  type AuditCheck,
  type LedgerSize,
  type Offender,
} from "@parley/database/queries/audit/audit";
import { FRESH_CHECKS } from "@parley/database/queries/audit/audit-fresh";
import { HOLD_CHECKS } from "@parley/database/queries/audit/audit-hold";
import { LEDGER_CHECKS } from "@parley/database/queries/audit/audit-ledger";
import { OFFER_CHECKS } from "@parley/database/queries/audit/audit-offer";
import { ORDER_CHECKS } from "@parley/database/queries/audit/audit-order";
import { STAFF_CHECKS } from "@parley/database/queries/audit/audit-staff";
import { WALLET_CHECKS } from "@parley/database/queries/audit/audit-wallet";
import { inTransaction } from "@parley/database/transaction";

/** A table that stores money, or what must never be changed, adds its checks here. */
export const AUDIT_CHECKS: readonly AuditCheck[] = [
  ...LEDGER_CHECKS,
  ...WALLET_CHECKS,
  ...OFFER_CHECKS,
  ...ORDER_CHECKS,
  ...FRESH_CHECKS,
  ...HOLD_CHECKS,
  ...STAFF_CHECKS,
];

export interface Finding {
  readonly check: AuditCheck;
  readonly total: bigint;
  /** As many as are shown. */
  readonly first: readonly Offender[];
}

export interface AuditReport {
  readonly size: LedgerSize;
  readonly checks: readonly AuditCheck[];
  /** Empty when the audit is clean. */
  readonly findings: readonly Finding[];
}

export interface AuditOptions {
  readonly maxShown?: number;
  /** Epoch milliseconds; without it nothing is reported as overdue. */
  readonly now?: number;
}

const MAX_SHOWN = 20;

export async function runAudit(pool: Pool, options: AuditOptions = {}): Promise<AuditReport> {
  return inTransaction(pool, async (tx) => {
    await freezeAuditView(tx);
    return auditLedger(tx, options);
  });
}

/** Within a transaction that others have begun. */
export async function auditLedger(
  tx: PoolClient,
  { maxShown = MAX_SHOWN, now }: AuditOptions = {},
): Promise<AuditReport> {
  await allowAuditMemory(tx);
  if (now !== undefined) await setAuditTime(tx, new Date(now));
  const size = await countLedgerRows(tx);
  const findings: Finding[] = [];
  for (const check of AUDIT_CHECKS) {
    const { total, first } = await listOffenders(tx, check, maxShown);
    if (total > 0n) findings.push({ check, total, first });
  }
  return { size, checks: AUDIT_CHECKS, findings };
}
