// For developers: decides the own waiting verification, in place of staff.
import { findLatestKycCase } from "@parley/database/queries/identity/kyc-case";
import type { KycOutcome } from "@parley/domain/kyc/kyc-state";
import { inTransaction } from "@parley/database/transaction";
import type { Session } from "../account/session.ts";
import { settleKycCase } from "./settle-kyc-case.ts";
import type { BaseParts } from "../../kernel/parts.ts";

export function decideOwnKyc(
  parts: BaseParts,
  master: Session,
  outcome: KycOutcome,
): Promise<
  | { readonly ok: true; readonly kycStatus: KycOutcome }
  | { readonly ok: false; readonly error: "masterOnly" | "kycNotPending" | "kycNeedsReview" }
> {
  return inTransaction(parts.pool, async (tx) => {
    if (master.isSubUser) return { ok: false, error: "masterOnly" };
    const found = await findLatestKycCase(tx, master.userId);
    if (found === null) return { ok: false, error: "kycNotPending" };
    const rejectReason = outcome === "approved" ? null : "other";
    const decision = { caseId: found.id, decidedBy: "development", rejectReason } as const;
    const settled = await settleKycCase(tx, parts, decision);
    if (settled === "review") return { ok: false, error: "kycNeedsReview" };
    if (settled === "decided") return { ok: false, error: "kycNotPending" };
    return { ok: true, kycStatus: outcome };
  });
}
