// Staff discounts an order's end that was not the user's fault: the completion rate and the group's
// cancels are restored. The order itself does not change.
import { findOrder } from "@parley/database/queries/trade/order";
import { findOrderFault, type OrderFault } from "@parley/database/queries/trade/trade-flag";
import { toUserId } from "@parley/domain/ids";
import type { LostCode } from "../identity/factor/factors.ts";
import type { CommandKind } from "@parley/engine/command";
import { userTable } from "../kernel/user-table.ts";
import { need } from "@parley/engine/table";
import { hashInput } from "@parley/engine/idempotency/input-hash";
import { tellTraderChanged } from "../messaging/events/tell-trader.ts";
import type { FactorCodes } from "../identity/factor/factor-codes.ts";
import {
  conflictGuard,
  findConflict,
  sidesOf,
  type ConflictRefusal,
} from "../identity/role/conflict.ts";
import { recordStaffAction } from "../identity/role/record-staff-action.ts";
import { alongside } from "../wallet/alongside.ts";
import { faultTable, groupTable } from "../identity/group/group-tables.ts";
import { readGroup } from "../trade/order/open-orders.ts";
import { newTrader, traderDayLog, traderTable } from "../trade/order/order-tables.ts";
import type { OrderParts } from "../trade/order/parts.ts";
import type { StaffCall } from "./rule-appeal.ts";

export interface Discount extends StaffCall {
  readonly reason: string;
  readonly codes: FactorCodes;
}

type DiscountInput = Pick<OrderFault, "orderId" | "personId" | "groupId">;
type DiscountReply = { readonly orderId: string };
type DiscountRefusal =
  | {
      readonly ok: false;
      readonly error: "faultUnknown" | "faultDiscounted" | "codeExpired";
    }
  | ConflictRefusal
  | LostCode;

export const discountOrderKind: CommandKind<DiscountInput, DiscountReply, DiscountRefusal> = {
  name: "discount-order",
  needs: ({ orderId, personId, groupId }) => [
    need(userTable, groupId),
    need(userTable, personId),
    need(groupTable, groupId),
    need(traderTable, personId),
    need(faultTable, orderId),
  ],
  decide({ orderId, personId, groupId }, workspace) {
    const fault = workspace.read(faultTable, orderId);
    if (fault === null) return { ok: false, error: "faultUnknown" };
    if (fault.discountedAt !== null) return { ok: false, error: "faultDiscounted" };
    const trader = workspace.read(traderTable, personId) ?? newTrader(personId);
    workspace.write(traderTable, { ...trader, failedTrades: Math.max(0, trader.failedTrades - 1) });
    const group = readGroup(workspace, groupId);
    const counted = group.cancels.indexOf(fault.countedAt);
    const cancels = counted < 0 ? group.cancels : group.cancels.toSpliced(counted, 1);
    workspace.write(groupTable, { ...group, cancels });
    workspace.write(faultTable, { ...fault, discountedAt: workspace.now });
    workspace.append(traderDayLog, {
      personId,
      day: new Date(fault.countedAt).toISOString().slice(0, 10),
      completedTrades: 0,
      failedTrades: -1,
      volumeUsdCents: 0n,
    });
    tellTraderChanged(workspace, personId);
    return { ok: true, reply: { orderId: String(orderId) } };
  },
};

export async function discountOrder(parts: OrderParts, call: Discount) {
  const { staff, reason, codes, orderId, idempotencyKey } = call;
  const asked = { ownerId: staff.userId, inputHash: hashInput({ orderId, reason }) };
  const identity = idempotencyKey === null ? null : { ...asked, key: idempotencyKey };
  const earlier = identity === null ? null : await parts.engine.recall(discountOrderKind, identity);
  if (earlier !== null) return earlier;
  const order = await findOrder(parts.pool, BigInt(orderId));
  if (order === null) return refused("orderUnknown");
  const conflict = await findConflict(parts.pool, staff, sidesOf(order));
  if (conflict !== null) return refused(conflict);
  const { totp } = await parts.factors.readBound(staff);
  if (!totp) return refused("staffTwoFactorNeeded");
  const fault = await findOrderFault(parts.pool, order.id);
  if (fault === null) return refused("faultUnknown");
  const purpose = "staff-action";
  const answer = await parts.factors.check({ holder: staff, purpose, subject: orderId, codes });
  if (!answer.ok) return answer;
  const line = {
    staffId: staff.userId,
    action: "order.discount",
    personId: toUserId(fault.personId),
    subject: orderId,
    reason,
  } as const;
  const unwritten = { ok: false, error: "codeExpired" } as const;
  return parts.engine.submit(discountOrderKind, {
    input: { orderId: order.id, ...fault },
    identity,
    guards: [
      conflictGuard(staff, sidesOf(order)),
      ...answer.uses,
      alongside((tx) => recordStaffAction(tx, parts, line), unwritten),
    ],
  });
}

function refused<Name extends string>(error: Name) {
  return { ok: false, error } as const;
}
