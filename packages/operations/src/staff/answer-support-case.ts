// A member of staff answers or closes the claimed case; its author is notified.
import type { PoolClient } from "@parley/database/pool";
import {
  lockSupportCase,
  findSupportCase,
  insertSupportMessage,
  updateSupportCase,
  type SupportCaseRow,
} from "@parley/database/queries/staff/support-case";
import { SMALL_CASE } from "@parley/domain/staff/step-up";
import { decideStaffStep } from "@parley/domain/support/support-case";
import { tellUser } from "../messaging/notification/tell-user.ts";
import { enqueueMail } from "../messaging/jobs/enqueue-message.ts";
import { viewForStaff, type StaffCaseView } from "../support/support-view.ts";
import { actAsStaff, type StaffInput, type StaffParts } from "../identity/role/act-as-staff.ts";
import { recordStaffAction } from "../identity/role/record-staff-action.ts";
import type { StaffMember } from "../identity/role/staff-member.ts";
import { actorOf, listConcerned } from "./support-cases.ts";

export type SupportAct = StaffInput & { readonly caseId: bigint } & (
    | { readonly step: "answer"; readonly text: string }
    | { readonly step: "close"; readonly text: null }
  );

const ENDPOINTS = { answer: "answerSupportCase", close: "closeSupportCaseAsStaff" } as const;

export function actOnSupportCase(parts: StaffParts, staff: StaffMember, act: SupportAct) {
  const { caseId, step, text, reason, codes, idempotencyKey } = act;
  const request = {
    staff,
    endpoint: ENDPOINTS[step],
    idempotencyKey,
    input: { caseId: caseId.toString(), text, reason },
    subject: caseId.toString(),
    codes,
    // Only the one who has claimed it decides it.
    decision: SMALL_CASE,
  };
  return actAsStaff<StaffCaseView, "notFound" | "caseNotYours" | "supportCaseClosed">(
    parts,
    request,
    {
      concerns: (database) => listConcerned(database, parts, caseId),

      async decide(database) {
        await lockSupportCase(database, caseId);
        const found = await findSupportCase(database, caseId);
        if (found === null) return "notFound";
        const decided = decideStaffStep(found, step, actorOf(staff));
        return decided.ok ? null : decided.error;
      },

      async act(tx) {
        const found = await getCase(tx, caseId);
        const decided = decideStaffStep(found, step, actorOf(staff));
        if (!decided.ok) throw new Error("decided differently within one transaction");
        const movedAt = new Date(parts.clock.now());
        if (text !== null) {
          const id = parts.ids.next();
          const message = { id, caseId, staffId: staff.userId, text, createdAt: movedAt };
          await insertSupportMessage(tx, message);
        }
        const { state, staffId } = decided;
        await updateSupportCase(tx, { id: caseId, state, staffId, movedAt });
        await tell(tx, parts, found, text);
        await recordStaffAction(tx, parts, {
          staffId: staff.userId,
          action: step === "answer" ? "support.answer" : "support.close",
          userId: found.userId,
          subject: caseId.toString(),
          reason,
        });
        return viewForStaff(await getCase(tx, caseId));
      },
    },
  );
}

/**
 * A user reads the answer in the site, behind the login: the mail only announces it. Without a
 * login the mail contains the answer; closing a case is not mailed there.
 */
async function tell(
  tx: PoolClient,
  parts: StaffParts,
  { id, userId, email, language, state }: SupportCaseRow,
  text: string | null,
): Promise<void> {
  const caseId = id.toString();
  if (userId === null) {
    if (email === null || text === null) return;
    const message = { template: "support-answered", caseId, text } as const;
    const mail = { to: email, locale: language, antiPhishingCode: null, message };
    await enqueueMail(tx, parts.vault, mail);
    return;
  }
  if (text !== null) {
    await tellUser(tx, parts, userId, { template: "support-answered", caseId, text: null });
    return;
  }
  // After an answer the end is no news.
  if (state !== "answered") {
    await tellUser(tx, parts, userId, { template: "support-closed", caseId });
  }
}

async function getCase(tx: PoolClient, caseId: bigint): Promise<SupportCaseRow> {
  const found = await findSupportCase(tx, caseId);
  if (found === null) throw new Error("support cases are never removed");
  return found;
}
