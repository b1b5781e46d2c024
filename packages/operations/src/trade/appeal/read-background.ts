// What a member of staff compares an appeal with before ruling it.
import {
  countFalseClaims,
  getAppealEndings,
  listAppealsAlike,
  shareAddress,
} from "@parley/database/queries/trade/appeal-background";
import { findAccount } from "@parley/database/queries/identity/account";
import { listSharedKinds } from "@parley/database/queries/identity/group-link";
import type { UserId } from "@parley/domain/ids";
import { buyerOf, sellerOf } from "@parley/domain/order/order";
import { FALSE_CLAIMS_MS } from "@parley/domain/wallet/withdrawal-signal";
import type { StaffMember } from "../../identity/role/staff-member.ts";
import type { OrderParts } from "../order/parts.ts";
import { findReadableAppeal } from "./read-appeals.ts";

const SHOWN_ALIKE = 10;

export async function readBackground(parts: OrderParts, staff: StaffMember, orderId: string) {
  const found = await findReadableAppeal(parts, staff, orderId);
  if (!found.ok) return found;
  const { order } = found;
  const { pool, clock } = parts;
  const since = new Date(clock.now() - FALSE_CLAIMS_MS);
  const describe = async (userId: UserId) => {
    const account = await findAccount(pool, userId);
    if (account === null) throw new Error("a side of an order is gone");
    return {
      group: account.accountGroup,
      view: {
        kycStatus: account.kycStatus,
        disputes: await getAppealEndings(pool, userId),
        falseClaims: await countFalseClaims(pool, account.masterId, since),
        isFrozen: account.isTradingFrozen,
      },
    };
  };
  const [buyerId, sellerId] = [buyerOf(order), sellerOf(order)];
  const [buyer, seller, isAddressShared, alike] = await Promise.all([
    describe(buyerId),
    describe(sellerId),
    shareAddress(pool, buyerId, sellerId),
    listAppealsAlike(
      pool,
      {
        orderId: order.id,
        appealReason: order.appeal.reason,
        payMethod: order.payMethod,
        staffGroup: staff.accountGroup,
      },
      SHOWN_ALIKE,
    ),
  ]);
  const kinds = await listSharedKinds(pool, buyer.group, seller.group);
  const shared: ((typeof kinds)[number] | "address")[] = isAddressShared
    ? [...kinds, "address"]
    : kinds;
  return { ok: true, buyer: buyer.view, seller: seller.view, shared, alike } as const;
}
