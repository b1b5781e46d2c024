// What follows from every step of an order, whoever took it: its history, and word to both sides.
import type { HistoryEntry } from "@parley/database/queries/order-history";
import type { Order, OrderActor } from "@parley/domain/order/order";
import type { OrderCommand } from "@parley/domain/order/order-table";
import { appendStepLine } from "../chat/chat-log.ts";
import type { Desk } from "@parley/engine/desk";
import { notifyStep } from "../../messaging/notification/notification-log.ts";
import { historyLog } from "./order-shelves.ts";

export interface Step {
  readonly command: OrderCommand | "create";
  readonly actor: OrderActor;
  /** Null for the clock and the platform. */
  readonly personId: bigint | null;
  readonly sessionId: bigint | null;
  readonly details: HistoryEntry["details"];
}

/** The order as the step left it. Answers what its history has of it. */
export function recordStep(desk: Desk, order: Order, step: Step): HistoryEntry {
  const { id, version, state, appeal } = order;
  const entry = { ...step, orderId: id, version, at: desk.now, state, appeal: appeal.state };
  desk.append(historyLog, entry);
  appendStepLine(desk, order, step);
  notifyStep(desk, order, step);
  tellOrder(desk, order);
  return entry;
}

/** Both sides' open pages look again. */
export function tellOrder(desk: Desk, { id, advertiserId, takerId }: Order): void {
  const payload = { orderId: String(id) };
  desk.tell({ personId: advertiserId, topic: "order", payload });
  desk.tell({ personId: takerId, topic: "order", payload });
}
