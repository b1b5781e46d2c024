// What a ruling would do: each posting, as the engine would write it, and whether a second member of
// staff would have to approve it. Nothing is decided and nothing is written.
import { findOffer } from "@parley/database/queries/market/offer";
import { findOrder } from "@parley/database/queries/trade/order";
import { toOrderId } from "@parley/domain/ids";
import type { AccountKind } from "@parley/domain/ledger/account";
import { parseAmount } from "@parley/domain/money/amount";
import { flowTo } from "@parley/domain/order/settled-fee";
import { flowLines } from "@parley/domain/order/escrow-lines";
import { buyerOf, isOpen, sellerOf, type Order, type RulingKind } from "@parley/domain/order/order";
import { badInput, refused } from "@parley/domain/refused";
import { hasRight } from "@parley/domain/staff/staff-right";
import { refuseConflict, sidesOf } from "../identity/role/conflict.ts";
import type { StaffMember } from "../identity/role/staff-member.ts";
import type { OrderParts } from "../trade/order/parts.ts";
import { needsSecondRuling } from "./second-ruling.ts";

export interface PreviewedPosting {
  readonly holder: "buyer" | "seller" | "platform";
  readonly account: AccountKind;
  /** Atoms, with a minus where they go out. */
  readonly amount: bigint;
}

export interface PreviewCall {
  readonly staff: StaffMember;
  readonly orderId: string;
  readonly ruling: RulingKind;
  readonly amount: string | null;
}

export async function previewRuling(parts: OrderParts, call: PreviewCall) {
  const { staff, orderId, ruling } = call;
  const order = await findOrder(parts.pool, toOrderId(orderId));
  if (order === null || order.appeal.state === "none") return refused("appealUnknown");
  const isTheirs =
    order.caseStaffId === staff.userId || hasRight(staff.staffRole, "approveRulings");
  if (!isTheirs) return refused("caseNotYours");
  const conflict = await refuseConflict(parts.pool, staff, sidesOf(order));
  if (conflict !== null) return conflict;
  if (!isOpen(order)) return refused("orderStateChanged");
  if ((ruling === "split") !== (call.amount !== null)) return badInput("amount");
  const toBuyer = quantityTo(order, ruling, call.amount);
  if (toBuyer === null) return badInput("amount");
  if (toBuyer > order.receiveQuantity) return refused("splitOutside");
  const offer = await findOffer(parts.pool, order.offerId);
  const lines = flowLines(order, flowTo(order, toBuyer), offer?.state === "closed");
  const postings = lines.map(({ account, amount }): PreviewedPosting => ({
    holder: holderOf(order, account.ownerId),
    account: account.kind,
    amount,
  }));
  const needsSecond = await needsSecondRuling(parts, order);
  return { ok: true, order, postings, needsSecond } as const;
}

function quantityTo(order: Order, ruling: RulingKind, amount: string | null): bigint | null {
  switch (ruling) {
    case "release":
      return order.receiveQuantity;
    case "refund":
      return 0n;
    case "split":
      return amount === null ? null : parseAmount(amount, order.cryptoScale);
  }
}

function holderOf(order: Order, ownerId: bigint): PreviewedPosting["holder"] {
  if (ownerId === buyerOf(order)) return "buyer";
  return ownerId === sellerOf(order) ? "seller" : "platform";
}
