// The kinds of notifications, in the page and by mail, and the groups by which mails are switched
// off.

/** Of an order and its sides. */
export const ORDER_NOTICE_KINDS = [
  "order-created",
  "order-paid",
  "order-canceled",
  "order-timed-out",
  "order-extended",
  "order-completed",
  "order-failed",
  "confirm-reminder",
  "appeal-opened",
  "proof-wanted",
  "appeal-withdrawn",
  "evidence-added",
  "task-set",
  "task-missed",
  "split-proposed",
  "appeal-ruled",
  "second-look-asked",
  "appeal-resolved",
  "feedback-positive",
  "feedback-negative",
  "feedback-replied",
] as const;

/** Of the account itself; each is named like the mail that says the same. */
export const ACCOUNT_NOTICE_KINDS = [
  "new-device-login",
  "security-changed",
  "reset-request-decided",
  "kyc-asked",
  "kyc-approved",
  "kyc-rejected",
  "sub-user-created",
  "deposit-credited",
  "withdrawal-sent",
  "withdrawal-returned",
  "trading-frozen",
  "trading-restored",
  "sessions-ended",
  "offer-taken-down",
  "support-answered",
  "support-closed",
  "case-handed-over",
] as const;

export const NOTIFICATION_KINDS = [...ORDER_NOTICE_KINDS, ...ACCOUNT_NOTICE_KINDS] as const;

export type OrderNoticeKind = (typeof ORDER_NOTICE_KINDS)[number];
export type AccountNoticeKind = (typeof ACCOUNT_NOTICE_KINDS)[number];
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

export const NOTIFICATION_GROUPS = ["orders", "appeals", "account", "wallet", "security"] as const;
export type NotificationGroup = (typeof NOTIFICATION_GROUPS)[number];

/** Security must not be overlooked, so that these mails are always sent. */
export const SWITCHABLE_GROUPS = [
  "orders",
  "appeals",
  "account",
  "wallet",
] as const satisfies readonly NotificationGroup[];
export type SwitchableGroup = (typeof SWITCHABLE_GROUPS)[number];

const GROUPS = {
  "order-created": "orders",
  "order-paid": "orders",
  "order-canceled": "orders",
  "order-timed-out": "orders",
  "order-extended": "orders",
  "order-completed": "orders",
  "order-failed": "orders",
  "confirm-reminder": "orders",
  "appeal-opened": "appeals",
  "proof-wanted": "appeals",
  "appeal-withdrawn": "appeals",
  "evidence-added": "appeals",
  "task-set": "appeals",
  "task-missed": "appeals",
  "split-proposed": "appeals",
  "appeal-ruled": "appeals",
  "second-look-asked": "appeals",
  "appeal-resolved": "appeals",
  "feedback-positive": "orders",
  "feedback-negative": "orders",
  "feedback-replied": "orders",
  "new-device-login": "security",
  "security-changed": "security",
  "reset-request-decided": "security",
  "kyc-asked": "account",
  "kyc-approved": "account",
  "kyc-rejected": "account",
  "sub-user-created": "account",
  "deposit-credited": "wallet",
  "withdrawal-sent": "wallet",
  "withdrawal-returned": "wallet",
  "trading-frozen": "security",
  "trading-restored": "security",
  "sessions-ended": "security",
  "offer-taken-down": "account",
  "support-answered": "account",
  "support-closed": "account",
  "case-handed-over": "account",
} as const satisfies Record<NotificationKind, NotificationGroup>;

export function groupOf(kind: NotificationKind): NotificationGroup {
  return GROUPS[kind];
}

export function kindsOf(group: NotificationGroup): NotificationKind[] {
  return NOTIFICATION_KINDS.filter((kind) => GROUPS[kind] === group);
}

/** Null for a group whose mails always go out. */
export function switchOf(kind: NotificationKind): SwitchableGroup | null {
  const group = GROUPS[kind];
  return group === "security" ? null : group;
}

/** Feedback is shown in the page and not mailed. */
export function isWorthMail(kind: OrderNoticeKind): boolean {
  return !kind.startsWith("feedback-");
}

export function isOrderNotice(kind: NotificationKind): kind is OrderNoticeKind {
  const kinds: readonly string[] = ORDER_NOTICE_KINDS;
  return kinds.includes(kind);
}
