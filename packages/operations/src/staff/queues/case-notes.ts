// Notes of staff on a case. They are for staff alone, and only grow.
import * as notes from "@parley/database/queries/staff/case-note";
import type { RefusedAs } from "@parley/domain/refused";
import { once } from "@parley/engine/idempotency/once";
import type { StaffParts } from "../../identity/role/act-as-staff.ts";
import { recordStaffAction } from "../../identity/role/record-staff-action.ts";
import type { StaffMember } from "../../identity/role/staff-member.ts";
import { admitToCase, subjectOf, type CaseName } from "./open-case.ts";

/** Survives JSON, so that a repeated call can be answered with it. */
interface CaseNoteView {
  readonly noteId: string;
  readonly by: { readonly uid: string; readonly username: string };
  /** Epoch milliseconds. */
  readonly at: number;
  readonly text: string;
}

export async function listCaseNotes(parts: StaffParts, staff: StaffMember, name: CaseName) {
  const admission = await admitToCase(parts, staff, name, "read");
  if (!admission.ok) return admission;
  const rows = await notes.listCaseNotes(parts.pool, name.kind, name.caseId);
  const list = rows.map(({ id, staffUid, staffUsername, createdAt, text }): CaseNoteView => ({
    noteId: String(id),
    by: { uid: String(staffUid), username: staffUsername },
    at: createdAt.getTime(),
    text,
  }));
  return { ok: true, list } as const;
}

export interface NewNote extends CaseName {
  readonly text: string;
  readonly idempotencyKey: string | null;
}

export async function addCaseNote(
  parts: StaffParts,
  staff: StaffMember,
  { kind, caseId, text, idempotencyKey: key }: NewNote,
) {
  const admission = await admitToCase(parts, staff, { kind, caseId }, "read");
  if (!admission.ok) return admission;
  const subject = subjectOf({ kind, caseId });
  const request = {
    scope: `user:${staff.userId}`,
    endpoint: "addCaseNote",
    key,
    input: { subject, text },
  };
  return once<CaseNoteView, RefusedAs<"idempotencyMismatch">>(parts, request, (commit) =>
    commit(async (tx) => {
      const id = parts.ids.next();
      const createdAt = new Date(parts.clock.now());
      await notes.insertCaseNote(tx, { id, kind, caseId, staffId: staff.userId, text, createdAt });
      await recordStaffAction(tx, parts, {
        staffId: staff.userId,
        action: "case.note",
        userId: admission.concerned.at(-1) ?? null,
        subject,
      });
      const by = { uid: String(staff.uid), username: staff.username };
      return { noteId: String(id), by, at: createdAt.getTime(), text };
    }),
  );
}
