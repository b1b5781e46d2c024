// The names of the steps of an order. Apart from the table, which pages that only read orders do not need.

export const ORDER_STEPS = [
  "pay",
  "cancel",
  "time-out",
  "extend",
  "release",
  "settle",
  "refuse-settlement",
  "retry",
  "appeal",
  "not-received",
  "escalate",
  "withdraw-appeal",
  "propose-split",
  "accept-split",
  "rule-release",
  "rule-refund",
  "rule-split",
  "accept-ruling",
  "second-look",
  "apply-release",
  "apply-refund",
  "apply-split",
  "close-appeal",
  "set-task",
  "miss-task",
  "withdraw-task",
] as const;

export type OrderStep = (typeof ORDER_STEPS)[number];

/** What a side of an order can do, as the wire names it. */
export const ORDER_ACTIONS = [
  "pay",
  "cancel",
  "release",
  "extend",
  "retry",
  "appeal",
  "not-received",
  "withdraw-appeal",
  "propose-split",
  "accept-split",
  "accept-ruling",
  "second-look",
] as const satisfies readonly OrderStep[];

export type OrderAction = (typeof ORDER_ACTIONS)[number];
