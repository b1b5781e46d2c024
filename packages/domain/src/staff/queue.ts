// Cases of customer service as one model: what waits in which queue, until when it should be answered
// and decided, in which order it is worked on, and which right it needs. Each kind of case keeps its
// own rules of deciding.
import type { UserId } from "../ids.ts";
import { hasRight, type StaffRight, type StaffRole } from "./staff-right.ts";

export const CASE_KINDS = [
  "appeals",
  "verification",
  "resets",
  "withdrawals",
  "reports",
  "flags",
  "support",
] as const;
export type CaseKind = (typeof CASE_KINDS)[number];

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

interface CaseRule {
  /** To see the queue. */
  readonly read: StaffRight;
  /** To claim a case of it. */
  readonly work: StaffRight;
  /** Until a member of staff has claimed it. */
  readonly firstAnswerMs: number;
  /** Until it is decided, from its beginning. */
  readonly decisionMs: number;
}

/** Rights and target times by kind. */
export const CASE_RULES: Readonly<Record<CaseKind, CaseRule>> = {
  appeals: {
    read: "workAppeals",
    work: "workAppeals",
    firstAnswerMs: 30 * MINUTE_MS,
    decisionMs: DAY_MS,
  },
  verification: {
    read: "verifyPeople",
    work: "verifyPeople",
    firstAnswerMs: 12 * HOUR_MS,
    decisionMs: DAY_MS,
  },
  resets: {
    read: "readResets",
    work: "decideResets",
    firstAnswerMs: DAY_MS,
    decisionMs: 3 * DAY_MS,
  },
  withdrawals: {
    read: "decideWithdrawals",
    work: "decideWithdrawals",
    firstAnswerMs: HOUR_MS,
    decisionMs: 2 * HOUR_MS,
  },
  reports: {
    read: "readReports",
    work: "readReports",
    firstAnswerMs: DAY_MS,
    decisionMs: 3 * DAY_MS,
  },
  flags: {
    read: "readReports",
    work: "readReports",
    firstAnswerMs: 3 * DAY_MS,
    decisionMs: 7 * DAY_MS,
  },
  support: {
    read: "workSupport",
    work: "workSupport",
    firstAnswerMs: 12 * HOUR_MS,
    decisionMs: DAY_MS,
  },
};

/** Queues that a role sees, in their order. */
export function kindsFor(role: StaffRole): readonly CaseKind[] {
  return CASE_KINDS.filter((kind) => hasRight(role, CASE_RULES[kind].read));
}

export const URGENCIES = ["inTime", "soon", "late"] as const;
export type Urgency = (typeof URGENCIES)[number];

/** From three quarters of the target time on, a case is due soon. */
const SOON_PARTS = { part: 3, of: 4 } as const;

export interface CaseAge {
  readonly kind: CaseKind;
  /** Epoch milliseconds. */
  readonly openedAt: number;
  readonly isClaimed: boolean;
}

/** An unclaimed case has the shorter time: it waits for its first answer. */
function targetMsOf({ kind, isClaimed }: Pick<CaseAge, "kind" | "isClaimed">): number {
  const { firstAnswerMs, decisionMs } = CASE_RULES[kind];
  return isClaimed ? decisionMs : firstAnswerMs;
}

export function dueAtOf(age: CaseAge): number {
  return age.openedAt + targetMsOf(age);
}

/** Cases that were opened until then are late, or due soon. */
export function openedBy(
  age: Pick<CaseAge, "kind" | "isClaimed">,
  now: number,
): { readonly late: number; readonly soon: number } {
  const targetMs = targetMsOf(age);
  return { late: now - targetMs, soon: now - (targetMs * SOON_PARTS.part) / SOON_PARTS.of };
}

export function urgencyOf(age: CaseAge, now: number): Urgency {
  const { late, soon } = openedBy(age, now);
  if (age.openedAt <= late) return "late";
  return age.openedAt <= soon ? "soon" : "inTime";
}

/** Why a case is marked in its queue. */
export const CASE_FLAGS = [
  /** The buyer was asked for proof of payment and has missed the time. */
  "proofOverdue",
  /** A side was asked for something and has missed the time. */
  "taskMissed",
  /** A side asked for another member of staff. */
  "secondLook",
  /** A ruling, or a withdrawal that was approved once, waits for a second member of staff. */
  "approval",
  /** The applicant was asked for something more and has not answered. */
  "asked",
  /** The applicant has answered what was asked. */
  "answered",
  /** The document belongs to another person who was approved. */
  "sharedDocument",
  /** So much that two members of staff have to approve the withdrawal. */
  "large",
] as const;
export type CaseFlag = (typeof CASE_FLAGS)[number];

/** Flags that raise a case above all others. */
export const RAISING_FLAGS: readonly CaseFlag[] = ["proofOverdue", "taskMissed", "secondLook"];

/** As what a case concerns a person. */
export const CASE_ROLES = ["buyer", "seller", "user", "reporter", "reported"] as const;
export type CaseRole = (typeof CASE_ROLES)[number];

export interface QueuedCase extends CaseAge {
  readonly caseId: bigint;
  readonly flags: readonly CaseFlag[];
}

/** Raised ones first, then those that are due first. */
export function compareCases(one: QueuedCase, other: QueuedCase): number {
  const raised = Number(isRaised(other)) - Number(isRaised(one));
  if (raised !== 0) return raised;
  const due = dueAtOf(one) - dueAtOf(other);
  if (due !== 0) return due;
  return one.caseId < other.caseId ? -1 : Number(one.caseId > other.caseId);
}

function isRaised({ flags }: QueuedCase): boolean {
  return flags.some((flag) => RAISING_FLAGS.includes(flag));
}

interface ClaimingStaff {
  readonly userId: UserId;
  readonly role: StaffRole;
}

/** Null where the member of staff gets the case; a colleague's only on purpose, and with the right. */
export function decideCaseClaim(
  heldBy: UserId | null,
  { userId, role }: ClaimingStaff,
  takeOver: boolean,
): "caseTaken" | null {
  if (heldBy === null || heldBy === userId) return null;
  return takeOver && hasRight(role, "takeOverCases") ? null : "caseTaken";
}

/** Who has it gives it away; a colleague's case only with the right to take it over. */
export function mayGiveAway(heldBy: UserId | null, { userId, role }: ClaimingStaff): boolean {
  return heldBy === userId || (heldBy !== null && hasRight(role, "takeOverCases"));
}

/** A decision on a case that a colleague has is the colleague's; an unclaimed one is any one's. */
export function isTakenByOther(heldBy: UserId | null, staffId: UserId): boolean {
  return heldBy !== null && heldBy !== staffId;
}

/** Kinds of cases that have no decision of their own: staff close them, and say what came of them. */
export const CLOSED_KINDS = ["reports", "flags"] as const;
export type ClosedKind = (typeof CLOSED_KINDS)[number];

export const CASE_OUTCOMES = [
  "noAction",
  "warned",
  "offerTakenDown",
  "frozen",
  "forwarded",
] as const;
export type CaseOutcome = (typeof CASE_OUTCOMES)[number];

const OUTCOMES_OF: Readonly<Record<ClosedKind, readonly CaseOutcome[]>> = {
  reports: CASE_OUTCOMES,
  // A trade that is over has no offer that could be taken down for it.
  flags: ["noAction", "warned", "frozen", "forwarded"],
};

export function isOutcomeOf(kind: ClosedKind, outcome: CaseOutcome): boolean {
  return OUTCOMES_OF[kind].includes(outcome);
}

/** Saved filters of one member of staff. */
export const MOST_SAVED_FILTERS = 20;
export const LONGEST_CASE_NOTE = 2_000;
