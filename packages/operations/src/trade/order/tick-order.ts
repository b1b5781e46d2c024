// Steps of an order by the clock: the payment deadline, the settlement of a release, the reminder
// of a slow seller, customer service after a day, a due ruling, and a task without an answer. Which of them is due is derived
// from the current order, so that any number of servers may run it concurrently.
import type { Circumstances } from "@parley/database/queries/trade/trade-flag";
import type { OrderStep } from "@parley/domain/order/order-step";
import { isPreconditionMet } from "@parley/domain/order/decide-order";
import type { Order } from "@parley/domain/order/order";
import { RULING_POSTPONED_MS } from "@parley/domain/order/standing-ruling";
import type { CommandKind } from "@parley/engine/command";
import type { Workspace } from "@parley/engine/workspace";
import { lockRow } from "@parley/engine/table";
import { notifyReminder } from "../../messaging/notification/notification-log.ts";
import { offerTable } from "../../market/offer/offer-table.ts";
import {
  applyMove,
  endLocks,
  isOnHold,
  isReceiverOnHold,
  type MoveRefusal,
  type MoveReply,
  type OrderIdentity,
  type OrderMove,
} from "./move-order.ts";
import { orderTable } from "./order-tables.ts";
import { tellOrder } from "./tell-order.ts";

export interface Tick {
  readonly order: OrderIdentity;
  readonly volumeUsdCents: bigint | null;
  readonly circumstances?: Circumstances;
}

export const tickOrderKind: CommandKind<Tick, MoveReply, MoveRefusal> = {
  name: "tick-order",
  locks: ({ order }) => [
    lockRow(orderTable, order.id),
    lockRow(offerTable, order.offerId),
    ...endLocks(order),
  ],
  decide({ order: { id }, ...facts }, workspace) {
    const order = workspace.read(orderTable, id);
    if (order === null) return { ok: false, error: "orderUnknown" };
    const step = dueStep(order, workspace);
    if (step !== null) {
      return applyMove(workspace, order, moveOf(order, step, facts));
    }
    if (isPreconditionMet("rulingDue", order, "clock", workspace.now))
      return postpone(workspace, order);
    if (!isReminderDue(order, workspace.now)) return { ok: false, error: "orderStateChanged" };
    workspace.write(orderTable, { ...order, isReminded: true });
    notifyReminder(workspace, order);
    tellOrder(workspace, order);
    return { ok: true, reply: { orderId: String(id), version: order.version } };
  },
};

type DueStep = Extract<
  OrderStep,
  | "time-out"
  | "escalate"
  | "settle"
  | "refuse-settlement"
  | "apply-release"
  | "apply-refund"
  | "apply-split"
  | "miss-task"
>;

function dueStep(order: Order, workspace: Workspace): DueStep | null {
  const { now } = workspace;
  if (order.state === "releasing")
    return isOnHold(workspace, order) ? "refuse-settlement" : "settle";
  if (order.state === "pending_payment") {
    return isPreconditionMet("deadlinePassed", order, "clock", now) ? "time-out" : null;
  }
  if (order.ruling !== null && isPreconditionMet("rulingDue", order, "clock", now)) {
    return isReceiverOnHold(workspace, order) ? null : `apply-${order.ruling.kind}`;
  }
  if (isPreconditionMet("taskDue", order, "clock", now)) return "miss-task";
  return isPreconditionMet("escalationDue", order, "clock", now) ? "escalate" : null;
}

/**
 * While staff holds a side that would get coins, the ruling waits, and the clock checks again
 * later.
 */
function postpone(workspace: Workspace, order: Order) {
  if (order.ruling === null) throw new Error("a ruling that is due is gone");
  const effectAt = workspace.now + RULING_POSTPONED_MS;
  workspace.write(orderTable, { ...order, ruling: { ...order.ruling, effectAt } });
  tellOrder(workspace, order);
  return { ok: true, reply: { orderId: String(order.id), version: order.version } } as const;
}

/** The seller is reminded once that the buyer waits. */
function isReminderDue(order: Order, now: number): boolean {
  if (order.state !== "paid") return false;
  return order.appeal.state !== "open" && !order.isReminded && now >= order.confirmBy;
}

function moveOf(order: Order, step: DueStep, facts: Omit<Tick, "order">): OrderMove {
  const isSystem = step === "settle" || step === "refuse-settlement";
  return {
    order,
    version: null,
    request: { step },
    by: isSystem ? "system" : "clock",
    userId: null,
    sessionId: null,
    isVerified: false,
    ...facts,
  };
}
