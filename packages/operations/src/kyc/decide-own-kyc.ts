// For developers: decides the own waiting verification, as if staff had looked at it.
import type { Pool } from "@parley/database/pool";
import { createKycCaseQueries } from "@parley/database/queries/kyc-case";
import { inTransaction } from "@parley/database/transaction";
import type { KycOutcome } from "@parley/domain/account/kyc";
import type { Session } from "../account/session.ts";
import { settleKycCase, type SettleParts } from "./settle-kyc-case.ts";

export interface DecideOwnParts extends SettleParts {
  readonly pool: Pool;
}

export function decideOwnKyc(
  parts: DecideOwnParts,
  master: Session,
  outcome: KycOutcome,
): Promise<
  | { readonly ok: true; readonly kycStatus: KycOutcome }
  | { readonly ok: false; readonly error: "masterOnly" | "kycNotPending" }
> {
  return inTransaction(parts.pool, async (tx) => {
    if (master.isSubUser) return { ok: false, error: "masterOnly" };
    const found = await createKycCaseQueries(tx).findLatestKycCase(master.userId);
    const verdict =
      outcome === "approved"
        ? ({ outcome, reason: null } as const)
        : ({ outcome, reason: "other" } as const);
    const isDecided =
      found !== null &&
      (await settleKycCase(tx, parts, { caseId: found.id, decidedBy: "development", ...verdict }));
    if (!isDecided) return { ok: false, error: "kycNotPending" };
    return { ok: true, kycStatus: outcome };
  });
}
