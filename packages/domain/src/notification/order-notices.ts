// Who is notified of what when an order changes. All values of the text are included, so that
// neither page nor mail has to read the order again.
import { openTaskOf, taskOfStep } from "../appeal/task.ts";
import type { UserId } from "../ids.ts";
import { formatAmount } from "../money/amount.ts";
import { buyerOf, otherRole, sellerOf, type Order, type OrderRole } from "../order/order.ts";
import { proofBy } from "../order/proof-of-payment.ts";
import type { TakenStep } from "../order/order-table.ts";
import type { OrderNoticeKind } from "./notification-kind.ts";

/** Amounts are decimal texts, as this is stored and sent as JSON. */
export interface OrderNoticeFacts {
  readonly orderId: string;
  /** The side of the notified user. */
  readonly role: OrderRole;
  readonly crypto: string;
  readonly fiat: string;
  /** What the reader parts with or gets. */
  readonly quantity: string;
  readonly fiatAmount: string;
  /** A method's code. */
  readonly payMethod: string;
  /** Until when a user has to act; null where no user is awaited. */
  readonly deadline: number | null;
  /** Who did it: the other side, or the platform. */
  readonly by: OrderRole | "system";
  /** Net to the buyer: what a split would give, or what the end gave; null where coins stay. */
  readonly share: string | null;
}

export interface OrderNotice {
  readonly userId: UserId;
  readonly kind: OrderNoticeKind;
  readonly facts: OrderNoticeFacts;
}

/** Null where the next step, a moment later, says it better. */
const NOTICES = {
  create: { kind: "order-created", to: "other" },
  pay: { kind: "order-paid", to: "other" },
  cancel: { kind: "order-canceled", to: "other" },
  "time-out": { kind: "order-timed-out", to: "both" },
  extend: { kind: "order-extended", to: "other" },
  release: null,
  settle: { kind: "order-completed", to: "both" },
  "refuse-settlement": { kind: "order-failed", to: "both" },
  retry: null,
  appeal: { kind: "appeal-opened", to: "other" },
  "not-received": { kind: "proof-wanted", to: "other" },
  escalate: { kind: "appeal-opened", to: "both" },
  "withdraw-appeal": { kind: "appeal-withdrawn", to: "other" },
  "propose-split": { kind: "split-proposed", to: "other" },
  "accept-split": { kind: "appeal-resolved", to: "both" },
  "rule-release": { kind: "appeal-ruled", to: "both" },
  "rule-refund": { kind: "appeal-ruled", to: "both" },
  "rule-split": { kind: "appeal-ruled", to: "both" },
  "accept-ruling": null,
  "second-look": { kind: "second-look-asked", to: "other" },
  "apply-release": { kind: "appeal-resolved", to: "both" },
  "apply-refund": { kind: "appeal-resolved", to: "both" },
  "apply-split": { kind: "appeal-resolved", to: "both" },
  "close-appeal": { kind: "appeal-resolved", to: "both" },
  "set-task": { kind: "task-set", to: "asked" },
  "miss-task": { kind: "task-missed", to: "asked" },
  // The page of the order says it; there is nothing to do.
  "withdraw-task": null,
} as const satisfies Record<
  TakenStep["step"],
  { readonly kind: OrderNoticeKind; readonly to: "other" | "both" | "asked" } | null
>;

/** Of the order as the step left it. */
export function noticesOf(order: Order, { step, actor }: TakenStep): OrderNotice[] {
  const notice = NOTICES[step];
  if (notice === null) return [];
  const side = actor === "buyer" || actor === "seller" ? actor : null;
  const readers: readonly OrderRole[] =
    notice.to === "asked"
      ? askedBy(order, step)
      : notice.to === "both" || side === null
        ? ["buyer", "seller"]
        : [otherRole(side)];
  return readers.map((reader) => noticeTo(order, reader, notice.kind, side ?? "system"));
}

/** The side that a task is for. */
function askedBy({ tasks }: Order, step: TakenStep["step"]): readonly OrderRole[] {
  if (step !== "set-task" && step !== "miss-task") return [];
  const task = taskOfStep(tasks, step);
  return task === null ? [] : [task.side];
}

/** To the seller, for whose confirmation the buyer has waited long enough. */
export function reminderOf(order: Order): OrderNotice {
  return noticeTo(order, "seller", "confirm-reminder", "system");
}

/** Several receipts in a row cause one notification. */
const EVIDENCE_REST_MS = 10 * 60_000;

/**
 * To the other side, when one adds to its appeal; null shortly after an earlier statement of that
 * side, of which the other was notified.
 */
export function evidenceNoticeOf(
  order: Order,
  {
    by,
    lastAt,
    now,
  }: { readonly by: OrderRole; readonly lastAt: number | null; readonly now: number },
): OrderNotice | null {
  if (lastAt !== null && now - lastAt < EVIDENCE_REST_MS) return null;
  return noticeTo(order, otherRole(by), "evidence-added", by);
}

export function noticeTo(
  order: Order,
  role: OrderRole,
  kind: OrderNoticeKind,
  by: OrderNoticeFacts["by"],
): OrderNotice {
  const { cryptoScale, receiveQuantity, quantity } = order;
  return {
    userId: role === "buyer" ? buyerOf(order) : sellerOf(order),
    kind,
    facts: {
      orderId: String(order.id),
      role,
      crypto: order.crypto,
      fiat: order.fiat,
      quantity: formatAmount(role === "buyer" ? receiveQuantity : quantity, cryptoScale),
      fiatAmount: formatAmount(order.fiatAmount, order.fiatScale),
      payMethod: order.payMethod,
      deadline: deadlineOf(order, kind, role),
      by,
      share: shareOf(order, kind),
    },
  };
}

function deadlineOf(order: Order, kind: OrderNoticeKind, role: OrderRole): number | null {
  if (kind === "task-set") return openTaskOf(order.tasks, role)?.until ?? null;
  if (kind === "order-created" || kind === "order-extended") return order.payBy;
  if (kind === "confirm-reminder") return order.escalateAt;
  if (kind === "proof-wanted") return proofBy(order);
  if (kind === "appeal-ruled") return order.ruling?.effectAt ?? null;
  return kind === "order-paid" ? order.confirmBy : null;
}

function shareOf(order: Order, kind: OrderNoticeKind): string | null {
  const atoms =
    kind === "split-proposed"
      ? order.split?.amount
      : kind === "appeal-ruled"
        ? ruledShare(order)
        : order.settledQuantity;
  return atoms === undefined || atoms === null ? null : formatAmount(atoms, order.cryptoScale);
}

/** Net to the buyer by the ruling; nothing where all is returned. */
function ruledShare({ ruling, receiveQuantity }: Order): bigint {
  if (ruling?.kind === "release") return receiveQuantity;
  return ruling?.kind === "split" ? (ruling.amount ?? 0n) : 0n;
}
