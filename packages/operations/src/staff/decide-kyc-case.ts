// A member of staff approves or rejects the verification that was taken on.
import {
  findKycCase,
  lockKycCase,
  writeDocumentValidUntil,
} from "@parley/database/queries/identity/kyc-case";
import { isDocumentExpired } from "@parley/domain/kyc/kyc";
import type { KycRejectReason } from "@parley/domain/kyc/kyc-state";
import { SMALL_CASE } from "@parley/domain/staff/step-up";
import { DECIDED_BY_STAFF, settleKycCase } from "../identity/kyc/settle-kyc-case.ts";
import type { FactorCodes } from "../identity/factor/factor-codes.ts";
import { actAsStaff, type StaffParts } from "../identity/role/act-as-staff.ts";
import { viewKycCase, type KycCaseView } from "./kyc-case-view.ts";
import { recordStaffAction } from "../identity/role/record-staff-action.ts";
import type { StaffMember } from "../identity/role/staff-member.ts";

export type KycRuling = {
  readonly caseId: bigint;
  /** For the log. */
  readonly note: string;
  readonly codes: FactorCodes;
  readonly idempotencyKey: string | null;
} & (
  | {
      readonly outcome: "approved";
      readonly reason: null;
      /** The day that is printed on the document; null where it has none. */
      readonly validUntil: string | null;
    }
  | { readonly outcome: "rejected"; readonly reason: KycRejectReason }
);

type Refusal = "notFound" | "caseNotYours" | "caseDecided" | "documentExpired";

export function decideKycCase(parts: StaffParts, staff: StaffMember, ruling: KycRuling) {
  const { caseId, outcome, reason, note, codes, idempotencyKey } = ruling;
  const validUntil = ruling.outcome === "approved" ? ruling.validUntil : null;
  const request = {
    staff,
    endpoint: "decideKycCase",
    idempotencyKey,
    input: { caseId: caseId.toString(), outcome, reason, note, validUntil },
    subject: caseId.toString(),
    codes,
    // Only the one who has claimed it decides it.
    decision: SMALL_CASE,
  };
  return actAsStaff<KycCaseView, Refusal>(parts, request, {
    async concerns(database) {
      const found = await findKycCase(database, caseId);
      return found === null ? [] : [found.userId];
    },

    async decide(database) {
      const found = await lockKycCase(database, caseId);
      if (found === null) return "notFound";
      if (found.ownerId !== staff.userId) return "caseNotYours";
      if (found.status !== "pending") return "caseDecided";
      const isExpired = validUntil !== null && isDocumentExpired(validUntil, parts.clock.now());
      return isExpired ? "documentExpired" : null;
    },

    async act(tx) {
      await settleKycCase(tx, parts, { caseId, decidedBy: DECIDED_BY_STAFF, rejectReason: reason });
      if (validUntil !== null) await writeDocumentValidUntil(tx, caseId, validUntil);
      const decided = await findKycCase(tx, caseId);
      if (decided === null) throw new Error("a verification vanished while it was decided");
      await recordStaffAction(tx, parts, {
        staffId: staff.userId,
        action: outcome === "approved" ? "kyc.approve" : "kyc.reject",
        userId: decided.userId,
        subject: caseId.toString(),
        reason: reason === null ? note : `${reason}: ${note}`,
      });
      return viewKycCase(parts.vault, decided);
    },
  });
}
