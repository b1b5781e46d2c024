// What happens to an order by itself: the payment deadline, the settlement of what was released, the
// reminder of a slow seller, and customer service after a day. Which of them is due is read from the
// order as it stands, so that any number of servers may ask at once.
import type { Circumstances } from "@parley/database/queries/trade-flag";
import { isGuardMet } from "@parley/domain/order/decide-order";
import type { Order } from "@parley/domain/order/order";
import type { OrderCommand } from "@parley/domain/order/order-table";
import type { CommandKind } from "../engine/command.ts";
import { need } from "../engine/shelf.ts";
import { notifyReminder } from "../notification/notification-log.ts";
import { offerShelf } from "../offer/offer-shelf.ts";
import {
  applyMove,
  endNeeds,
  isOnHold,
  type MoveRefusal,
  type MoveReply,
  type OrderIdentity,
  type OrderMove,
} from "./move-order.ts";
import { orderShelf } from "./order-shelves.ts";
import { tellOrder } from "./tell-order.ts";

export interface Tick {
  readonly order: OrderIdentity;
  readonly volumeUsdCents: bigint | null;
  readonly circumstances?: Circumstances;
}

export const tickOrderKind: CommandKind<Tick, MoveReply, MoveRefusal> = {
  name: "tick-order",
  needs: ({ order }) => [
    need(orderShelf, order.id),
    need(offerShelf, order.offerId),
    ...endNeeds(order),
  ],
  decide({ order: { id }, ...facts }, desk) {
    const order = desk.read(orderShelf, id);
    if (order === null) return { ok: false, error: "orderUnknown" };
    const command = dueCommand(order, desk.now, () => isOnHold(desk, order));
    if (command !== null) {
      return applyMove(desk, order, moveOf(order, command, facts));
    }
    if (!isReminderDue(order, desk.now)) return { ok: false, error: "orderStateChanged" };
    desk.write(orderShelf, { ...order, isReminded: true });
    notifyReminder(desk, order);
    tellOrder(desk, order);
    return { ok: true, reply: { orderId: String(id), version: order.version } };
  },
};

type DueCommand = Extract<OrderCommand, "time-out" | "escalate" | "settle" | "refuse-settlement">;

function dueCommand(order: Order, now: number, isHeld: () => boolean): DueCommand | null {
  if (order.state === "releasing") return isHeld() ? "refuse-settlement" : "settle";
  if (order.state === "pending_payment") {
    return isGuardMet("deadlinePassed", order, "clock", now) ? "time-out" : null;
  }
  return isGuardMet("escalationDue", order, "clock", now) ? "escalate" : null;
}

/** The seller hears once that the buyer waits. */
function isReminderDue(order: Order, now: number): boolean {
  const { state, appeal, isReminded, confirmBy } = order;
  return (
    state === "paid" &&
    appeal.state !== "open" &&
    !isReminded &&
    confirmBy !== null &&
    now >= confirmBy
  );
}

function moveOf(order: Order, command: DueCommand, facts: Omit<Tick, "order">): OrderMove {
  const isClock = command === "time-out" || command === "escalate";
  return {
    order,
    version: null,
    request: { command },
    by: isClock ? "clock" : "system",
    personId: null,
    sessionId: null,
    isVerified: false,
    rulingReason: null,
    ...facts,
  };
}
