// Appeals as staff read them. What people said in confidence is for the member of staff who has the
// case, and for supervisors; that they looked is in the log.
import { hasRight } from "@parley/domain/staff/staff-right";
import { refused } from "@parley/domain/refused";
import {
  listAppeals,
  countAppeals,
  countAppealsOf,
  countAppealsBetween,
  type AppealQueue,
} from "@parley/database/queries/trade/appeal";
import { listAppealStatements } from "@parley/database/queries/trade/appeal-statement";
import { listOrdersById, findOrder } from "@parley/database/queries/trade/order";
import { listOrderHistory } from "@parley/database/queries/trade/order-history";
import { toOrderId, type UserId } from "@parley/domain/ids";
import { buyerOf, sellerOf, type Order } from "@parley/domain/order/order";
import { findConflict, listConflicts, sidesOf } from "../../identity/role/conflict.ts";
import { recordLook } from "../../identity/role/record-staff-action.ts";
import type { StaffMember } from "../../identity/role/staff-member.ts";
import { hasStaffFactor } from "../../identity/role/verify-staff.ts";
import { readOrigins } from "../../kernel/files/sealed-origin.ts";
import { countCapped, rangeOf, type Page } from "../../kernel/page.ts";
import { inTransaction } from "@parley/database/transaction";
import { readCards } from "../../market/list/read-cards.ts";
import { orderReads } from "../order/order-reads.ts";
import type { OrderParts } from "../order/parts.ts";
import { describePayer } from "../order/payer-declaration.ts";
import { readName } from "../order/read-orders.ts";

export async function listAppealQueue(
  { pool, clock }: Pick<OrderParts, "pool" | "clock">,
  staff: StaffMember,
  queue: AppealQueue,
  page: Page,
) {
  const range = { ...rangeOf(page), now: clock.now() };
  const rows = await listAppeals(pool, queue, staff, range);
  const counted = await countCapped((most) => countAppeals(pool, queue, staff, most));
  const orderIds = rows.map(({ orderId }) => orderId);
  const orders = await listOrdersById(pool, orderIds);
  const byId = new Map(orders.map((order) => [order.id, order]));
  const conflicts = await listConflicts(pool, staff, orders.flatMap(sidesOf));
  const list = rows.map((appeal) => {
    const order = byId.get(appeal.orderId);
    if (order === undefined) throw new Error("an order in the queue is gone");
    const isConflict = sidesOf(order).some((id) => conflicts.has(id));
    return { appeal, order, isConflict };
  });
  return { list, ...counted };
}

/** For the member of staff who has claimed the case, and for those who approve rulings. */
export async function findReadableAppeal(parts: OrderParts, staff: StaffMember, orderId: string) {
  const { pool } = parts;
  const order = await findOrder(pool, toOrderId(orderId));
  if (order === null || order.appeal.state === "none") return refused("appealUnknown");
  if (!(await hasStaffFactor(parts, staff))) return refused("staffTwoFactorNeeded");
  const conflict = await findConflict(pool, staff, sidesOf(order));
  if (conflict !== null) return refused(conflict);
  const isTheirs =
    order.caseStaffId === staff.userId || hasRight(staff.staffRole, "approveRulings");
  return isTheirs ? ({ ok: true, order } as const) : refused("caseNotYours");
}

export async function openAppeal(parts: OrderParts, staff: StaffMember, orderId: string) {
  const found = await findReadableAppeal(parts, staff, orderId);
  if (!found.ok) return found;
  const { order } = found;
  await inTransaction(parts.pool, (tx) =>
    recordLook(tx, parts, {
      staffId: staff.userId,
      action: "appeal.open",
      userId: buyerOf(order),
      subject: orderId,
    }),
  );
  return { ok: true, inFull: await readAppealInFull(parts, order) } as const;
}

export async function readAppealInFull(parts: OrderParts, order: Order) {
  const { pool } = parts;
  const [buyerId, sellerId] = [buyerOf(order), sellerOf(order)];
  const cards = await readCards(parts, [
    buyerId,
    sellerId,
    ...(order.caseStaffId === null ? [] : [order.caseStaffId]),
  ]);
  const side = async (id: UserId) => {
    const card = cards.get(id);
    if (card === undefined) throw new Error("a side of an order is gone");
    return {
      card,
      realName: await readName(parts, id),
      appeals: await countAppealsOf(pool, id),
    };
  };
  const [buyer, seller, between, statements, history, declared, pictures] = await Promise.all([
    side(buyerId),
    side(sellerId),
    countAppealsBetween(pool, buyerId, sellerId),
    listAppealStatements(pool, order.id),
    listOrderHistory(pool, order.id),
    orderReads(parts).findPayer(order.id),
    readOrigins(pool, parts.vault, "chat", order.id.toString()),
  ]);
  const payer = describePayer(parts.vault, declared, buyer.realName);
  const staff = order.caseStaffId === null ? null : (cards.get(order.caseStaffId) ?? null);
  return { order, buyer, seller, staff, between, statements, history, payer, pictures };
}
