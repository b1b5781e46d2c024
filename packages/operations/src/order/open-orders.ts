// What account groups have open: looked at before an order is made, counted when it is made, and given
// back by whatever ends it.
import type { GroupOffer, GroupOfferKey, TradeGroup } from "@parley/database/queries/trade-group";
import {
  countAsOne,
  decideOpenOrder,
  tierOf,
  worthLeft,
  type GroupCounts,
  type OpenRefusal,
  type Tier,
  type TradeTiers,
} from "@parley/domain/order/open-limits";
import { buyerGroupOf, type Order } from "@parley/domain/order/order";
import type { Desk } from "../engine/desk.ts";
import { personShelf } from "../engine/person-shelf.ts";
import { groupOfferShelf, groupShelf, newGroup } from "./group-shelves.ts";

export function openKeysOf(groupId: bigint, offerId: bigint): GroupOfferKey {
  return { groupId, offerId };
}

export interface AdvertiserLimit {
  readonly ok: false;
  readonly error: "advertiserLimit";
  readonly leftCents: bigint;
}

/** Null where both groups may have this order open besides what they have. */
export function decideOpen(
  desk: Desk,
  tiers: TradeTiers,
  order: Order,
  { taker: takerGroups, advertiser: advertiserGroups }: GroupsAsOne,
): OpenRefusal | AdvertiserLimit | null {
  const { takerGroupId, advertiserGroupId, offerId, offerSide, worthCents } = order;
  const taker = readAsOne(desk, takerGroups);
  const openOnOffer = takerGroups
    .map((groupId) => readGroupOffer(desk, openKeysOf(groupId, offerId)).openOrders)
    .reduce((sum, open) => sum + open, 0);
  const buysCents = offerSide === "sell" ? worthCents : null;
  const tier = tierOfGroup(desk, tiers, takerGroupId, taker);
  const refusal = decideOpenOrder(tier, { ...taker, openOnOffer }, buysCents);
  if (refusal !== null || offerSide === "sell") return refusal;
  const buyer = readAsOne(desk, advertiserGroups);
  const leftCents = worthLeft(tierOfGroup(desk, tiers, advertiserGroupId, buyer), buyer);
  return worthCents <= leftCents ? null : { ok: false, error: "advertiserLimit", leftCents };
}

/** Each side's group, and those that count as one with it. */
export interface GroupsAsOne {
  readonly taker: readonly bigint[];
  readonly advertiser: readonly bigint[];
}

export function readAsOne(desk: Desk, groupIds: readonly bigint[]): GroupCounts {
  return countAsOne(groupIds.map((groupId) => readGroup(desk, groupId)));
}

function tierOfGroup(desk: Desk, tiers: TradeTiers, groupId: bigint, counts: GroupCounts): Tier {
  const isMerchant = desk.read(personShelf, groupId)?.isMerchant === true;
  return tierOf(tiers, { ...counts, isMerchant });
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
