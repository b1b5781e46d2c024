// What account groups have open: read before an order is made, counted when it is made, and given back
// by the step that ends it.
import type { OfferId, UserId } from "@parley/domain/ids";
import type {
  GroupOffer,
  GroupOfferKey,
  TradeGroup,
} from "@parley/database/queries/trade/trade-group";
import { countAsOne, type GroupCounts } from "@parley/domain/trade/open-limits";
import { buyerGroupOf, type Order } from "@parley/domain/order/order";
import type { Workspace } from "@parley/engine/workspace";
import { groupOfferTable, groupTable, newGroup } from "../../identity/group/group-tables.ts";

/** Each side's group, and those that count as one with it. */
export interface GroupsAsOne {
  readonly taker: readonly UserId[];
  readonly advertiser: readonly UserId[];
}

/** `groupIds`: those whose counts it bears, itself included. */
export function readAsOne(
  workspace: Workspace,
  groupId: UserId,
  groupIds: readonly UserId[],
): GroupCounts {
  const linked = groupIds.filter((id) => id !== groupId).map((id) => readGroup(workspace, id));
  return countAsOne(readGroup(workspace, groupId), linked);
}

/** What groups that count as one have open on an offer. */
export function readOpenOnOffer(
  workspace: Workspace,
  groupIds: readonly UserId[],
  offerId: OfferId,
) {
  const open = groupIds.map((groupId) => readGroupOffer(workspace, { groupId, offerId }));
  return {
    orders: open.reduce((sum, { openOrders }) => sum + openOrders, 0),
    fiat: open.reduce((sum, { openFiat }) => sum + openFiat, 0n),
  };
}

export function countOpened(workspace: Workspace, order: Order): void {
  countOpen(workspace, order, 1);
}

/** Whichever way it ended. */
export function countClosed(workspace: Workspace, order: Order): void {
  countOpen(workspace, order, -1);
}

function countOpen(workspace: Workspace, order: Order, sign: 1 | -1): void {
  const { takerGroupId, offerId, fiatAmount, worthCents } = order;
  const taker = readGroup(workspace, takerGroupId);
  workspace.write(groupTable, { ...taker, openTaken: taker.openTaken + sign });
  const buyer = readGroup(workspace, buyerGroupOf(order));
  const openWorthCents = buyer.openWorthCents + BigInt(sign) * worthCents;
  workspace.write(groupTable, { ...buyer, openWorthCents });
  const open = readGroupOffer(workspace, { groupId: takerGroupId, offerId });
  workspace.write(groupOfferTable, {
    ...open,
    openOrders: open.openOrders + sign,
    openFiat: open.openFiat + BigInt(sign) * fiatAmount,
  });
}

export function readGroup(workspace: Workspace, groupId: UserId): TradeGroup {
  return workspace.read(groupTable, groupId) ?? newGroup(groupId);
}

function readGroupOffer(workspace: Workspace, key: GroupOfferKey): GroupOffer {
  return workspace.read(groupOfferTable, key) ?? { ...key, openOrders: 0, openFiat: 0n };
}
