// What staff with an appeal ask one side for, with a deadline, and that they need it no longer. No coins
// move by it, so that no code is asked for; the log says who has asked.
import type { NewTask } from "@parley/domain/appeal/task";
import { findOrder } from "@parley/database/queries/trade/order";
import { toOrderId } from "@parley/domain/ids";
import { buyerOf, sellerOf, type Order } from "@parley/domain/order/order";
import type { OrderRequest } from "@parley/domain/order/decide-order";
import { badInput, refused } from "@parley/domain/refused";
import { write } from "@parley/engine/command";
import { identityOf } from "@parley/engine/idempotency/identity";
import { runCommand } from "@parley/engine/run-command";
import { noConflict, refuseConflict, sidesOf } from "../identity/role/conflict.ts";
import { recordStaffAction, type StaffActionName } from "../identity/role/record-staff-action.ts";
import { hasStaffFactor } from "../identity/role/verify-staff.ts";
import { moveOrderKind, type OrderMove } from "../trade/order/move-order.ts";
import type { OrderParts } from "../trade/order/parts.ts";
import type { StaffCall } from "./rule-appeal.ts";

export interface Asking extends StaffCall, Pick<NewTask, "side" | "kind" | "text" | "minutes"> {}

/** Asks one side; at most one task of a side is open. */
export async function askSide(parts: OrderParts, call: Asking) {
  const { staff, orderId, side, kind, text, minutes } = call;
  const order = await findOrder(parts.pool, toOrderId(orderId));
  if (order === null) return refused("orderUnknown");
  if (kind === "question" && text === null) return badInput("text");
  const task = { side, kind, text, minutes, byId: staff.userId, id: String(parts.ids.next()) };
  const asked = { orderId, side, kind, text, minutes };
  const userId = side === "buyer" ? buyerOf(order) : sellerOf(order);
  const request = { step: "set-task", task } as const;
  return act(parts, call, order, { request, asked, action: "appeal.ask", userId, reason: kind });
}

export interface TaskWithdrawal extends StaffCall {
  readonly taskId: string;
}

export async function withdrawTask(parts: OrderParts, call: TaskWithdrawal) {
  const { orderId, taskId } = call;
  const order = await findOrder(parts.pool, toOrderId(orderId));
  if (order === null) return refused("orderUnknown");
  const task = order.tasks?.find(({ id }) => id === taskId);
  const userId = task?.side === "seller" ? sellerOf(order) : buyerOf(order);
  const request = { step: "withdraw-task", taskId } as const;
  const asked = { orderId, taskId };
  const action = "appeal.withdrawTask";
  return act(parts, call, order, { request, asked, action, userId, reason: task?.kind ?? "" });
}

interface TaskAct {
  readonly request: OrderRequest;
  /** All that was asked, without what each attempt makes anew. */
  readonly asked: unknown;
  readonly action: StaffActionName;
  readonly userId: Order["takerId"];
  readonly reason: string;
}

async function act(parts: OrderParts, call: StaffCall, order: Order, what: TaskAct) {
  const { staff, orderId: subject, idempotencyKey } = call;
  const { request, asked, action, userId, reason } = what;
  const concerned = sidesOf(order);
  return runCommand(parts.engine, moveOrderKind, {
    identity: identityOf(staff.userId, idempotencyKey, asked),
    async prepare() {
      const conflict = await refuseConflict(parts.pool, staff, concerned);
      if (conflict !== null) return conflict;
      if (!(await hasStaffFactor(parts, staff))) return refused("staffTwoFactorNeeded");
      const { userId: staffId, sessionId } = staff;
      const line = { staffId, action, userId, subject, reason };
      const input: OrderMove = {
        order,
        version: null,
        request,
        by: "staff",
        userId: staffId,
        sessionId,
        isVerified: false,
      };
      const record = write((tx) => recordStaffAction(tx, parts, line));
      return { ok: true, input, effects: [noConflict(staff, concerned), record] } as const;
    },
  });
}
