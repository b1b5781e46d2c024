// Cases of customer service: what a person writes to us outside an order's chat, and who may do what
// with it. Open → claimed by a member of staff → answered → closed; a reply reopens an answered one.
import type { UserId } from "../ids.ts";
import { hasRight, type StaffRole } from "../staff/staff-right.ts";

export const SUPPORT_SUBJECTS = [
  "account",
  "login",
  "verification",
  "order",
  "appeal",
  "deposit",
  "withdrawal",
  "hold",
  "other",
] as const;
export type SupportSubject = (typeof SUPPORT_SUBJECTS)[number];

export const SUPPORT_STATES = ["open", "claimed", "answered", "closed"] as const;
export type SupportState = (typeof SUPPORT_STATES)[number];

/** Characters, after cleaning. The first message describes the case, a reply may be short. */
export const SHORTEST_SUPPORT_TEXT = 10;
export const LONGEST_SUPPORT_TEXT = 2_000;

/** Cases of an account group that are not closed. */
export const MOST_OPEN_CASES = 5;
/** New cases of an account group within 24 hours. */
export const CASES_A_DAY = 10;
/** New cases without a login within 24 hours that name one email address. */
export const STRANGER_CASES_A_DAY_BY_EMAIL = 3;
/** The same from one network. Offices and phone networks share an address. */
export const STRANGER_CASES_A_DAY_BY_NETWORK = 10;
/** Messages that a person may send in one case before staff has answered. */
export const MOST_UNANSWERED_MESSAGES = 10;

export const SUPPORT_DAY_MS = 24 * 60 * 60_000;

export interface SupportFacts {
  readonly state: SupportState;
  /** The member of staff who has claimed it; null while it is open. */
  readonly staffId: UserId | null;
  /** Messages of the person since the last answer. */
  readonly unanswered: number;
}

/** A member of staff without a conflict of interest; that is decided before. */
export interface SupportStaff {
  readonly id: UserId;
  readonly role: StaffRole;
}

type Moved = { readonly ok: true; readonly state: SupportState; readonly staffId: UserId | null };
type Refused<Name extends string> = { readonly ok: false; readonly error: Name };

/** The state of a case after a step. A closed case never changes. */
export type SupportDecision<Name extends string> = Moved | Refused<Name | "supportCaseClosed">;

/** Steps of the person whose case it is. */
export type PersonStep = "reply" | "close";

export function decidePersonStep(
  { state, staffId, unanswered }: SupportFacts,
  step: PersonStep,
): SupportDecision<"supportWaits"> {
  if (state === "closed") return refused("supportCaseClosed");
  if (step === "close") return moved("closed", staffId);
  if (unanswered >= MOST_UNANSWERED_MESSAGES) return refused("supportWaits");
  // An answered case returns to the queue: the member of staff who answered may be away.
  return state === "answered" ? moved("open", null) : moved(state, staffId);
}

/** A case can be taken over on purpose, so that none waits while a colleague is away. */
export function decideClaim(
  { state, staffId }: SupportFacts,
  { id, role }: SupportStaff,
  takeOver: boolean,
): SupportDecision<"caseTaken"> {
  if (state === "closed") return refused("supportCaseClosed");
  const isOfAnother = staffId !== null && staffId !== id;
  const mayTakeOver = takeOver && hasRight(role, "takeOverCases");
  if (isOfAnother && !mayTakeOver) return refused("caseTaken");
  return moved(state === "open" ? "claimed" : state, id);
}

/** Steps of the member of staff who has claimed it. */
export type StaffStep = "answer" | "close";

export function decideStaffStep(
  { state, staffId }: SupportFacts,
  step: StaffStep,
  { id }: SupportStaff,
): SupportDecision<"caseNotYours"> {
  if (state === "closed") return refused("supportCaseClosed");
  if (staffId !== id) return refused("caseNotYours");
  return moved(step === "answer" ? "answered" : "closed", staffId);
}

export interface GroupCases {
  /** Not closed. */
  readonly open: number;
  /** Within the last 24 hours, closed or not. */
  readonly ofDay: number;
}

export type CaseLimitRefusal = "supportLimit" | "supportOpenLimit";

/** Whether an account group may open another case; null when it may. */
export function decideNewCase({ open, ofDay }: GroupCases): CaseLimitRefusal | null {
  if (open >= MOST_OPEN_CASES) return "supportOpenLimit";
  return ofDay >= CASES_A_DAY ? "supportLimit" : null;
}

export interface StrangerCases {
  readonly ofEmail: number;
  readonly ofNetwork: number;
}

/** The same for a person without a login, who could name any address. */
export function decideStrangerCase({ ofEmail, ofNetwork }: StrangerCases): "supportLimit" | null {
  const isOver =
    ofEmail >= STRANGER_CASES_A_DAY_BY_EMAIL || ofNetwork >= STRANGER_CASES_A_DAY_BY_NETWORK;
  return isOver ? "supportLimit" : null;
}

function moved(state: SupportState, staffId: UserId | null): Moved {
  return { ok: true, state, staffId };
}

function refused<Name extends string>(error: Name): Refused<Name> {
  return { ok: false, error };
}
