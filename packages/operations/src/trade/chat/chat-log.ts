// Chat lines added by the engine, in the batch of their step.
import { insertOrderMessages, type NewMessage } from "@parley/database/queries/trade/order-message";
import { cleanMessage } from "@parley/domain/chat/chat-message";
import { eventOfStep } from "@parley/domain/chat/chat-event";
import { roleIn, type Order } from "@parley/domain/order/order";
import type { TakenStep } from "@parley/domain/order/order-table";
import type { Workspace } from "@parley/engine/workspace";
import type { Log } from "@parley/engine/table";

const chatLog: Log<NewMessage> = {
  name: "order message",
  async append(tx, rows) {
    await insertOrderMessages(tx, rows);
  },
};

const SAYS_NOTHING = {
  text: null,
  fileId: null,
  phrase: null,
  event: null,
  isInternal: false,
  onlyFor: null,
  clientId: null,
} as const;

/** The platform's line about a step; the order as the step left it. */
export function appendStepLine(workspace: Workspace, order: Order, taken: TakenStep): void {
  const event = eventOfStep(order, taken);
  workspace.append(chatLog, {
    ...SAYS_NOTHING,
    id: workspace.nextId(),
    orderId: order.id,
    sender: "system",
    userId: null,
    kind: "event",
    event,
    createdAt: workspace.now,
  });
  tellStaff(workspace, order);
}

/** The advertiser's automatic message to takers. False where there is none. */
export function appendAutoReply(workspace: Workspace, order: Order, autoReply: string): boolean {
  const text = cleanMessage(autoReply);
  const sender = roleIn(order, order.advertiserId);
  if (text === null || sender === null) return false;
  workspace.append(chatLog, {
    ...SAYS_NOTHING,
    id: workspace.nextId(),
    orderId: order.id,
    sender,
    userId: order.advertiserId,
    kind: "text",
    text,
    createdAt: workspace.now,
  });
  return true;
}

/** The step's own event makes both sides read the chat again. */
function tellStaff(workspace: Workspace, { id, caseStaffId }: Order): void {
  if (caseStaffId === null) return;
  workspace.tell({ userId: caseStaffId, topic: "chat", payload: { orderId: String(id) } });
}
