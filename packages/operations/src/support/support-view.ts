// A case of customer service as both sides read it. Survives JSON, so that a repeated call can be
// answered with it.
import type {
  SupportCaseRow,
  SupportMessageRow,
} from "@parley/database/queries/staff/support-case";
import type { SupportState, SupportSubject } from "@parley/domain/support/support-case";

export interface SupportCaseView {
  readonly caseId: string;
  readonly subject: SupportSubject;
  readonly orderId: string | null;
  readonly state: SupportState;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  /** Of the last message or step. */
  readonly movedAt: number;
  readonly closedAt: number | null;
}

export interface StaffCaseView extends SupportCaseView {
  /** The account that opened it; null without a login. */
  readonly writer: { readonly uid: string; readonly username: string } | null;
  readonly owner: { readonly uid: string; readonly username: string } | null;
  /** In which the answer is read. */
  readonly language: string;
}

export interface SupportMessageView {
  readonly messageId: string;
  readonly from: "person" | "staff";
  readonly text: string;
  readonly createdAt: number;
}

export function viewCase(row: SupportCaseRow): SupportCaseView {
  return {
    caseId: row.id.toString(),
    subject: row.subject,
    orderId: row.orderId?.toString() ?? null,
    state: row.state,
    createdAt: row.createdAt.getTime(),
    movedAt: row.movedAt.getTime(),
    closedAt: row.closedAt?.getTime() ?? null,
  };
}

export function viewForStaff(row: SupportCaseRow): StaffCaseView {
  return {
    ...viewCase(row),
    writer: named(row.uid, row.username),
    owner: named(row.staffUid, row.staffUsername),
    language: row.language,
  };
}

/** The name of who answered stays with staff. */
export function viewMessage(row: SupportMessageRow): SupportMessageView {
  return {
    messageId: row.id.toString(),
    from: row.author,
    text: row.text,
    createdAt: row.createdAt.getTime(),
  };
}

function named(uid: number | null, username: string | null) {
  return uid === null || username === null ? null : { uid: uid.toString(), username };
}
