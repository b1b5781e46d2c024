// A member of staff asks an applicant for something more before deciding a verification. The case goes
// on waiting, and the applicant is told.
import { lockKycCase, findKycCase } from "@parley/database/queries/identity/kyc-case";
import {
  insertKycQuestion,
  listKycQuestions,
} from "@parley/database/queries/identity/kyc-question";
import { decideKycQuestion, type KycAsk } from "@parley/domain/kyc/kyc-question";
import { SMALL_CASE } from "@parley/domain/staff/step-up";
import { sealWords } from "../identity/kyc/sealed-question.ts";
import { actAsStaff, type StaffInput, type StaffParts } from "../identity/role/act-as-staff.ts";
import { recordStaffAction } from "../identity/role/record-staff-action.ts";
import type { StaffMember } from "../identity/role/staff-member.ts";
import { tellUser } from "../messaging/notification/tell-user.ts";

export interface Question extends Omit<StaffInput, "reason"> {
  readonly caseId: bigint;
  readonly asks: readonly KycAsk[];
  /** In the words of staff; empty where the asks say it all. */
  readonly text: string;
}

type Refusal = "notFound" | "caseNotYours" | "caseDecided" | "kycQuestionOpen" | "kycQuestionLimit";

export function askApplicant(parts: StaffParts, staff: StaffMember, question: Question) {
  const { caseId, asks, text, codes, idempotencyKey } = question;
  const request = {
    staff,
    endpoint: "askApplicant",
    idempotencyKey,
    input: { caseId: caseId.toString(), asks, text },
    subject: caseId.toString(),
    codes,
    // Only the one who has claimed it asks.
    decision: SMALL_CASE,
  };
  return actAsStaff<{ readonly number: number }, Refusal>(parts, request, {
    async concerns(database) {
      const found = await findKycCase(database, caseId);
      return found === null ? [] : [found.userId];
    },

    async decide(database) {
      const found = await lockKycCase(database, caseId);
      if (found === null) return "notFound";
      if (found.ownerId !== staff.userId) return "caseNotYours";
      if (found.status !== "pending") return "caseDecided";
      const before = await listKycQuestions(database, caseId);
      const isOpen = before.some(({ answeredAt }) => answeredAt === null);
      return decideKycQuestion({ count: before.length, isOpen });
    },

    async act(tx) {
      const found = await findKycCase(tx, caseId);
      if (found === null) throw new Error("a verification vanished while a question was asked");
      const number = (await listKycQuestions(tx, caseId)).length + 1;
      const askedAt = new Date(parts.clock.now());
      const sealed = sealWords(parts.vault, caseId, text);
      const row = { caseId, number, asks, text: sealed, staffId: staff.userId, askedAt };
      await insertKycQuestion(tx, row);
      await recordStaffAction(tx, parts, {
        staffId: staff.userId,
        action: "kyc.ask",
        userId: found.userId,
        subject: caseId.toString(),
        // Not the words, which may name what only compliance reads.
        reason: asks.join(", "),
      });
      await tellUser(tx, parts, found.userId, { template: "kyc-asked", asks: [...asks] });
      return { number };
    },
  });
}
