// Staff discounts an order's end that was not the user's fault: the completion rate and the group's
// cancels are restored. The order itself does not change.
import { findOrder } from "@parley/database/queries/trade/order";
import { findOrderFault, type OrderFault } from "@parley/database/queries/trade/trade-flag";
import { toOrderId } from "@parley/domain/ids";
import type { LostCode } from "../identity/factor/factors.ts";
import { write, type CommandKind } from "@parley/engine/command";
import { userTable } from "../kernel/user-table.ts";
import { lockRow } from "@parley/engine/table";
import { identityOf } from "@parley/engine/idempotency/identity";
import { runCommand } from "@parley/engine/run-command";
import { refused, type RefusedAs } from "@parley/domain/refused";
import { tellTraderChanged } from "../messaging/events/tell-trader.ts";
import type { FactorCodes } from "../identity/factor/factor-codes.ts";
import { refuseConflict, sidesOf, type ConflictRefusal } from "../identity/role/conflict.ts";
import { recordStaffAction } from "../identity/role/record-staff-action.ts";
import { verifyStaff } from "../identity/role/verify-staff.ts";
import { faultTable, groupTable } from "../identity/group/group-tables.ts";
import { readGroup } from "../trade/order/open-orders.ts";
import { newTrader, traderDayLog, traderTable } from "../trade/order/order-tables.ts";
import type { OrderParts } from "../trade/order/parts.ts";
import type { StaffCall } from "./rule-appeal.ts";

export interface Discount extends StaffCall {
  readonly reason: string;
  readonly codes: FactorCodes;
}

type DiscountInput = Pick<OrderFault, "orderId" | "userId" | "groupId">;
type DiscountReply = { readonly orderId: string };
type DiscountRefusal = RefusedAs<"faultUnknown" | "faultDiscounted"> | ConflictRefusal | LostCode;

export const discountOrderKind: CommandKind<DiscountInput, DiscountReply, DiscountRefusal> = {
  name: "discount-order",
  locks: ({ orderId, userId, groupId }) => [
    lockRow(userTable, groupId),
    lockRow(userTable, userId),
    lockRow(groupTable, groupId),
    lockRow(traderTable, userId),
    lockRow(faultTable, orderId),
  ],
  decide({ orderId, userId, groupId }, workspace) {
    const fault = workspace.read(faultTable, orderId);
    if (fault === null) return { ok: false, error: "faultUnknown" };
    if (fault.discountedAt !== null) return { ok: false, error: "faultDiscounted" };
    const trader = workspace.read(traderTable, userId) ?? newTrader(userId);
    workspace.write(traderTable, { ...trader, failedTrades: Math.max(0, trader.failedTrades - 1) });
    const group = readGroup(workspace, groupId);
    const counted = group.cancels.indexOf(fault.countedAt);
    const cancels = counted < 0 ? group.cancels : group.cancels.toSpliced(counted, 1);
    workspace.write(groupTable, { ...group, cancels });
    workspace.write(faultTable, { ...fault, discountedAt: workspace.now });
    workspace.append(traderDayLog, {
      userId,
      day: new Date(fault.countedAt).toISOString().slice(0, 10),
      completedTrades: 0,
      failedTrades: -1,
      volumeUsdCents: 0n,
    });
    tellTraderChanged(workspace, userId);
    return { ok: true, reply: { orderId: String(orderId) } };
  },
};

export async function discountOrder(parts: OrderParts, call: Discount) {
  const { staff, reason, codes, orderId, idempotencyKey } = call;
  const order = await findOrder(parts.pool, toOrderId(orderId));
  if (order === null) return refused("orderUnknown");
  const concerned = sidesOf(order);
  return runCommand(parts.engine, discountOrderKind, {
    identity: identityOf(staff.userId, idempotencyKey, { orderId, reason }),
    async prepare() {
      const conflict = await refuseConflict(parts.pool, staff, concerned);
      if (conflict !== null) return conflict;
      const fault = await findOrderFault(parts.pool, order.id);
      if (fault === null) return refused("faultUnknown");
      const line = {
        staffId: staff.userId,
        action: "order.discount",
        userId: fault.userId,
        subject: orderId,
        reason,
      } as const;
      const effects = [write((tx) => recordStaffAction(tx, parts, line))];
      return { ok: true, input: { orderId: order.id, ...fault }, effects };
    },
    verify: () => verifyStaff(parts, { staff, concerned, subject: orderId, codes }),
  });
}
