/** The phrases of words that travel with hyphens, which keys do not have. */
import type { AppealReason } from "@parley/domain/order/order";
import type { OrderCommand } from "@parley/domain/order/order-table";

export const REASON_PHRASES = {
  "crypto-not-received": "order.appeal.reason.cryptoNotReceived",
  "payment-not-received": "order.appeal.reason.paymentNotReceived",
  "wrong-amount": "order.appeal.reason.wrongAmount",
  "other-payer": "order.appeal.reason.otherPayer",
  "paid-after-timeout": "order.appeal.reason.paidAfterTimeout",
  other: "order.appeal.reason.other",
} as const satisfies Record<AppealReason, string>;

export const HISTORY_PHRASES = {
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
  escalate: "order.history.escalate",
  "withdraw-appeal": "order.history.withdrawAppeal",
  "propose-split": "order.history.proposeSplit",
  "accept-split": "order.history.acceptSplit",
  "rule-release": "order.history.ruleRelease",
  "rule-refund": "order.history.ruleRefund",
  "rule-split": "order.history.ruleSplit",
  "close-appeal": "order.history.closeAppeal",
} as const satisfies Record<"create" | OrderCommand, string>;
