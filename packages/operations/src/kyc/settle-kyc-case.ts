// Ends a verification: the case, the account and the message to the person change together,
// whoever decided.
import type { PoolClient } from "@parley/database/pool";
import { createAccountQueries } from "@parley/database/queries/account";
import { createKycCaseQueries } from "@parley/database/queries/kyc-case";
import { createKycPersonQueries } from "@parley/database/queries/kyc-person";
import type { KycRejectReason } from "@parley/domain/account/kyc";
import { tellAccount, type NotifyParts } from "../account/notify.ts";

export type SettleParts = NotifyParts;

export type KycSettlement = {
  readonly caseId: bigint;
  /** The provider's name, `manual` for staff. */
  readonly decidedBy: string;
} & (
  | { readonly outcome: "approved"; readonly reason: null }
  | { readonly outcome: "rejected"; readonly reason: KycRejectReason }
);

/** False when somebody else has decided it before. */
export async function settleKycCase(
  tx: PoolClient,
  parts: SettleParts,
  { caseId, outcome, reason, decidedBy }: KycSettlement,
): Promise<boolean> {
  // The case first, then the account: the order in which every writer of both locks them.
  const cases = createKycCaseQueries(tx);
  const locked = await cases.lockKycCase(caseId);
  if (locked?.status !== "pending") return false;
  const decidedAt = new Date(parts.clock.now());
  await cases.updateKycCaseDecision({
    id: caseId,
    status: outcome,
    decidedAt,
    decidedBy,
    rejectReason: reason,
  });
  await createKycPersonQueries(tx).updateKyc(locked.personId, locked.kycType, outcome);
  const account = await createAccountQueries(tx).findAccount(locked.personId);
  if (account === null) throw new Error("a verification without an account");
  await tellAccount(
    tx,
    parts,
    account,
    outcome === "approved" ? { template: "kyc-approved" } : { template: "kyc-rejected", reason },
  );
  return true;
}
