// Withdrawals: their states, and one table of the transitions and their effect on the coins. The
// server follows it, and the buttons are derived from it.
import type { UserId, WithdrawalId } from "../ids.ts";

export const WITHDRAWAL_STATES = [
  /** Waits for staff. */
  "requested",
  /** Waits for its turn. */
  "approved",
  /** May be on the network already and cannot be canceled. */
  "sending",
  "sent",
  "failed",
  "canceled",
] as const;

export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number];

/** Why one ended without being sent. */
export type WithdrawalEndReason = "user" | "rejected" | "block" | "chain";

export interface Withdrawal {
  readonly id: WithdrawalId;
  readonly userId: UserId;
  /** The master of the account group. */
  readonly groupId: UserId;
  readonly asset: string;
  readonly network: string;
  readonly address: string;
  readonly memo: string | null;
  /** What arrives, atoms. */
  readonly amount: bigint;
  readonly fee: bigint;
  /** Worth of both at the request. */
  readonly worthCents: bigint;
  readonly needsStaff: boolean;
  readonly state: WithdrawalState;
  readonly endReason: WithdrawalEndReason | null;
  readonly txid: string | null;
  readonly requestedAt: number;
  readonly endedAt: number | null;
}

export type WithdrawalStep =
  | "approve"
  | "reject"
  | "cancel"
  | "block"
  | "send"
  | "mark-sent"
  | "mark-failed";

export interface WithdrawalTransition {
  readonly step: WithdrawalStep;
  readonly from: readonly WithdrawalState[];
  readonly to: WithdrawalState;
  /** `return`: all of it back to spot; `pay-out`: the amount to the network, the fee to us. */
  readonly money: "none" | "return" | "pay-out";
  readonly endReason: WithdrawalEndReason | null;
  /** The step of the transfer's cause; null where no money moves. */
  readonly causeStep: string | null;
}

const MOVES_NOTHING = { money: "none", endReason: null, causeStep: null } as const;
const RETURNS = { to: "canceled", money: "return" } as const;
const PENDING = ["requested", "approved"] as const;

export const WITHDRAWAL_TRANSITIONS: readonly WithdrawalTransition[] = [
  { step: "approve", from: ["requested"], to: "approved", ...MOVES_NOTHING },
  { step: "reject", from: ["requested"], ...RETURNS, endReason: "rejected", causeStep: "rejected" },
  { step: "cancel", from: PENDING, ...RETURNS, endReason: "user", causeStep: "canceled" },
  // A security change happened meanwhile. The user requests it again after the block, with all
  // factors; nothing requested before is sent.
  { step: "block", from: PENDING, ...RETURNS, endReason: "block", causeStep: "blocked" },
  { step: "send", from: ["approved"], to: "sending", ...MOVES_NOTHING },
  {
    step: "mark-sent",
    from: ["sending"],
    to: "sent",
    money: "pay-out",
    endReason: null,
    causeStep: "sent",
  },
  {
    step: "mark-failed",
    from: ["sending"],
    to: "failed",
    money: "return",
    endReason: "chain",
    causeStep: "failed",
  },
];

/** Null when the step means nothing in this state. */
export function findTransition(
  state: WithdrawalState,
  step: WithdrawalStep,
): WithdrawalTransition | null {
  return (
    WITHDRAWAL_TRANSITIONS.find(
      (transition) => transition.step === step && transition.from.includes(state),
    ) ?? null
  );
}

/** A new request: below the threshold it need not wait for staff. */
export function firstState(needsStaff: boolean): WithdrawalState {
  return needsStaff ? "requested" : "approved";
}

export function isEnded(state: WithdrawalState): boolean {
  return state === "sent" || state === "failed" || state === "canceled";
}

export const WITHDRAWAL_WINDOW_MS = 24 * 60 * 60_000;

export interface WithdrawalRule {
  readonly dailyLimitCents: bigint;
  readonly staffFromCents: bigint;
  readonly supervisorFromCents: bigint;
}

/** What staff have lowered for one account group, until an instant. */
export interface OwnWithdrawalLimit {
  readonly dailyCents: bigint;
  readonly endsAt: number;
}

/** The smaller one counts, to the end of the own one. */
export function ruleWithOwnLimit(
  rule: WithdrawalRule,
  own: OwnWithdrawalLimit | null,
  now: number,
): WithdrawalRule {
  const isLower = own !== null && own.endsAt > now && own.dailyCents < rule.dailyLimitCents;
  return isLower ? { ...rule, dailyLimitCents: own.dailyCents } : rule;
}

export const MAX_OWN_LIMIT_MS = 365 * 24 * 60 * 60_000;

/** Staff only lower it, and not for good. */
export function isOwnLimitPossible(
  { dailyLimitCents }: WithdrawalRule,
  { dailyCents, endsAt }: OwnWithdrawalLimit,
  now: number,
): boolean {
  return dailyCents < dailyLimitCents && endsAt > now && endsAt <= now + MAX_OWN_LIMIT_MS;
}

/** Whether two members of staff have to approve it. */
export function needsSecondApproval(
  { worthCents }: Pick<Withdrawal, "worthCents">,
  { supervisorFromCents }: Pick<WithdrawalRule, "supervisorFromCents">,
): boolean {
  return worthCents >= supervisorFromCents;
}

/** What the group has withdrawn in the 24 hours before; failed and canceled ones do not count. */
export function sumOfWindow(
  entries: readonly { readonly requestedAt: number; readonly worthCents: bigint }[],
  now: number,
): bigint {
  return entries
    .filter(({ requestedAt }) => requestedAt > now - WITHDRAWAL_WINDOW_MS)
    .reduce((sum, { worthCents }) => sum + worthCents, 0n);
}
