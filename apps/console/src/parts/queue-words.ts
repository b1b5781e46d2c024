/** English words for queues and what is in them. */
import type { CaseFlag, CaseKind, Urgency } from "@parley/domain/staff/queue";
import type { BadgeTone } from "@parley/ui/data/badge";
import { appealReasonText } from "./words.ts";

export const QUEUE_NAMES = {
  appeals: "Appeals",
  verification: "Verification",
  resets: "Lost factors",
  withdrawals: "Withdrawals",
  reports: "Reports",
  flags: "Flagged trades",
  support: "Support",
} as const satisfies Record<CaseKind, string>;

export const URGENCY_NAMES = {
  inTime: "In time",
  soon: "Due soon",
  late: "Late",
} as const satisfies Record<Urgency, string>;

export const URGENCY_TONES = {
  inTime: "neutral",
  soon: "warning",
  late: "danger",
} as const satisfies Record<Urgency, BadgeTone>;

export const FLAG_NAMES = {
  proofOverdue: "No proof in time",
  taskMissed: "Task not answered",
  secondLook: "Second look",
  approval: "Needs approval",
  asked: "Waits for the person",
  answered: "Answered",
  sharedDocument: "Shared document",
  large: "Large",
} as const satisfies Record<CaseFlag, string>;

/** Subjects are codes of the kind's own; those without words of their own read well as they are. */
export function subjectText(kind: CaseKind, code: string): string {
  if (kind === "appeals") return appealReasonText(asAppealReason(code));
  // The network.
  if (kind === "withdrawals") return `Withdrawal by ${code}`;
  if (kind === "resets" && code === "totp") return "Authenticator";
  const words = code.replaceAll(/[-_]/g, " ").replaceAll(/([a-z])([A-Z])/g, "$1 $2");
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

function asAppealReason(code: string): Parameters<typeof appealReasonText>[0] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The subject of an appeal is its reason; an unknown one is shown by its name.
  return code as Parameters<typeof appealReasonText>[0];
}

/** Of the time left, or of the time over; the largest unit alone, as in `3 h`. */
export function spanText(ms: number): string {
  const minutes = Math.round(Math.abs(ms) / 60_000);
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} days`;
}

export function casePath(kind: CaseKind, caseId: string): string {
  return kind === "appeals" ? `/appeals/${caseId}` : `/cases/${kind}/${caseId}`;
}
