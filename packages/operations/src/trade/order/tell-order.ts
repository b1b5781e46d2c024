// What follows from every step of an order: its history, and events to both sides.
import type { ApiKeyId, SessionId, UserId } from "@parley/domain/ids";
import type { HistoryEntry } from "@parley/database/queries/trade/order-history";
import type { Order } from "@parley/domain/order/order";
import type { TakenStep } from "@parley/domain/order/order-table";
import { appendStepLine } from "../chat/chat-log.ts";
import type { Workspace } from "@parley/engine/workspace";
import { notifyStep } from "../../messaging/notification/notification-log.ts";
import { historyLog } from "./order-tables.ts";

export interface RecordedStep extends TakenStep {
  /** Null for the clock and the platform. */
  readonly userId: UserId | null;
  readonly sessionId: SessionId | null;
  /** The key of a program that has taken the step. */
  readonly apiKeyId?: ApiKeyId | null;
  readonly details: HistoryEntry["details"];
}

/** The order as the step left it. Returns its entry of the history. */
export function recordStep(workspace: Workspace, order: Order, taken: RecordedStep): HistoryEntry {
  const { id, version, state, appeal } = order;
  const entry = {
    ...taken,
    apiKeyId: taken.apiKeyId ?? null,
    orderId: id,
    version,
    at: workspace.now,
    state,
    appeal: appeal.state,
  };
  workspace.append(historyLog, entry);
  appendStepLine(workspace, order, taken);
  notifyStep(workspace, order, taken);
  tellOrder(workspace, order);
  return entry;
}

/** Both sides' open pages look again. */
export function tellOrder(workspace: Workspace, { id, advertiserId, takerId }: Order): void {
  const payload = { orderId: String(id) };
  workspace.tell({ userId: advertiserId, topic: "order", payload });
  workspace.tell({ userId: takerId, topic: "order", payload });
}
