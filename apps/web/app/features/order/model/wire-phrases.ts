/** The phrases of wire codes with hyphens, which keys do not have. */
import type { TaskKind } from "@parley/domain/appeal/task";
import type { AppealReason, OrderRole, RulingReason } from "@parley/domain/order/order";
import type { OrderStep, OrderAction } from "@parley/domain/order/order-step";

export const REASON_PHRASES = {
  "crypto-not-received": "order.appeal.reason.cryptoNotReceived",
  "payment-not-received": "order.appeal.reason.paymentNotReceived",
  "wrong-amount": "order.appeal.reason.wrongAmount",
  "other-payer": "order.appeal.reason.otherPayer",
  "paid-after-timeout": "order.appeal.reason.paidAfterTimeout",
  other: "order.appeal.reason.other",
} as const satisfies Record<AppealReason, string>;

/** The same in the record, in neutral words for both sides. */
export const GIVEN_REASON_PHRASES = {
  ...REASON_PHRASES,
  "crypto-not-received": "order.appeal.given.cryptoNotReceived",
  "payment-not-received": "order.appeal.given.paymentNotReceived",
  "paid-after-timeout": "order.appeal.given.paidAfterTimeout",
} as const satisfies Record<AppealReason, string>;

export const RULING_REASON_PHRASES = {
  "payment-proved": "order.ruling.reason.paymentProved",
  "payment-not-proved": "order.ruling.reason.paymentNotProved",
  "wrong-amount": "order.appeal.reason.wrongAmount",
  "other-payer": "order.appeal.reason.otherPayer",
  agreement: "order.ruling.reason.agreement",
  fraud: "order.ruling.reason.fraud",
  "no-answer": "order.ruling.reason.noAnswer",
} as const satisfies Record<RulingReason, string>;

const HISTORY_PHRASES = {
  create: "order.history.create",
  pay: "order.history.pay",
  cancel: "order.history.cancel",
  "time-out": "order.history.timeOut",
  extend: "order.history.extend",
  release: "order.history.release",
  settle: "order.history.settle",
  "refuse-settlement": "order.history.refuseSettlement",
  retry: "order.history.retry",
  appeal: "order.history.appeal",
  "not-received": "order.history.notReceived",
  escalate: "order.history.escalate",
  "withdraw-appeal": "order.history.withdrawAppeal",
  "propose-split": "order.history.proposeSplit",
  "accept-split": "order.history.acceptSplit",
  "rule-release": "order.history.ruleRelease",
  "rule-refund": "order.history.ruleRefund",
  "rule-split": "order.history.ruleSplit",
  "accept-ruling": "order.history.acceptRuling",
  "second-look": "order.history.secondLook",
  "apply-release": "order.history.applyRuling",
  "apply-refund": "order.history.applyRuling",
  "apply-split": "order.history.applyRuling",
  "close-appeal": "order.history.closeAppeal",
} as const satisfies Record<Exclude<"create" | OrderStep, TaskStep>, string>;

type TaskStep = "set-task" | "miss-task" | "withdraw-task";

/** By the side that the task is for. */
const TASK_HISTORY_PHRASES = {
  "set-task": { buyer: "order.history.setTask.buyer", seller: "order.history.setTask.seller" },
  "miss-task": { buyer: "order.history.missTask.buyer", seller: "order.history.missTask.seller" },
  "withdraw-task": {
    buyer: "order.history.withdrawTask.buyer",
    seller: "order.history.withdrawTask.seller",
  },
} as const satisfies Record<TaskStep, Record<OrderRole, string>>;

export function historyPhrase(command: "create" | OrderStep, side: OrderRole | null) {
  return command === "set-task" || command === "miss-task" || command === "withdraw-task"
    ? TASK_HISTORY_PHRASES[command][side ?? "buyer"]
    : HISTORY_PHRASES[command];
}

export const TASK_PHRASES = {
  "payment-proof": "order.task.kind.paymentProof",
  "account-statement": "order.task.kind.accountStatement",
  "account-video": "order.task.kind.accountVideo",
  question: "order.task.kind.question",
} as const satisfies Record<TaskKind, string>;

/** What the dialog of a step says while the step has failed. */
export const NOT_DONE_PHRASES = {
  pay: "order.notDone.pay",
  cancel: "order.notDone.cancel",
  extend: "order.notDone.extend",
  release: "order.notDone.release",
  retry: "order.notDone.retry",
  appeal: "order.notDone.appeal",
  "withdraw-appeal": "order.notDone.withdrawAppeal",
  "propose-split": "order.notDone.proposeSplit",
  "accept-split": "order.notDone.acceptSplit",
  "not-received": "order.notDone.notReceived",
  "accept-ruling": "order.notDone.acceptRuling",
  "second-look": "order.notDone.secondLook",
} as const satisfies Record<OrderAction, string>;
