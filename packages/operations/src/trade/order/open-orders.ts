// What account groups have open: read before an order is made, counted when it is made, and given back
// by the step that ends it.
import type { GroupOffer, GroupOfferKey, TradeGroup } from "@parley/database/queries/trade-group";
import { countAsOne, type GroupCounts } from "@parley/domain/order/open-limits";
import { buyerGroupOf, type Order } from "@parley/domain/order/order";
import type { Desk } from "@parley/engine/desk";
import { groupOfferShelf, groupShelf, newGroup } from "../../identity/group/group-shelves.ts";

export function openKeysOf(groupId: bigint, offerId: bigint): GroupOfferKey {
  return { groupId, offerId };
}

/** Each side's group, and those that count as one with it. */
export interface GroupsAsOne {
  readonly taker: readonly bigint[];
  readonly advertiser: readonly bigint[];
}

/** `groupIds`: those whose counts it bears, itself included. */
export function readAsOne(desk: Desk, groupId: bigint, groupIds: readonly bigint[]): GroupCounts {
  const linked = groupIds.filter((id) => id !== groupId).map((id) => readGroup(desk, id));
  return countAsOne(readGroup(desk, groupId), linked);
}

/** What groups that count as one have open on an offer. */
export function readOpenOnOffer(desk: Desk, groupIds: readonly bigint[], offerId: bigint) {
  const open = groupIds.map((groupId) => readGroupOffer(desk, openKeysOf(groupId, offerId)));
  return {
    orders: open.reduce((sum, { openOrders }) => sum + openOrders, 0),
    fiat: open.reduce((sum, { openFiat }) => sum + openFiat, 0n),
  };
}

export function countOpened(desk: Desk, order: Order): void {
  countOpen(desk, order, 1);
}

/** Whichever way it ended. */
export function countClosed(desk: Desk, order: Order): void {
  countOpen(desk, order, -1);
}

function countOpen(desk: Desk, order: Order, sign: 1 | -1): void {
  const { takerGroupId, offerId, fiatAmount, worthCents } = order;
  const taker = readGroup(desk, takerGroupId);
  desk.write(groupShelf, { ...taker, openTaken: taker.openTaken + sign });
  const buyer = readGroup(desk, buyerGroupOf(order));
  const openWorthCents = buyer.openWorthCents + BigInt(sign) * worthCents;
  desk.write(groupShelf, { ...buyer, openWorthCents });
  const open = readGroupOffer(desk, openKeysOf(takerGroupId, offerId));
  desk.write(groupOfferShelf, {
    ...open,
    openOrders: open.openOrders + sign,
    openFiat: open.openFiat + BigInt(sign) * fiatAmount,
  });
}

export function readGroup(desk: Desk, groupId: bigint): TradeGroup {
  return desk.read(groupShelf, groupId) ?? newGroup(groupId);
}

function readGroupOffer(desk: Desk, key: GroupOfferKey): GroupOffer {
  return desk.read(groupOfferShelf, key) ?? { ...key, openOrders: 0, openFiat: 0n };
}
