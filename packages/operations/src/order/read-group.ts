// What an account group has open and may have open, and whether its cancels bar it, for whoever reads
// it. The engine looks at the same rows once more, locked.
import type { Pool } from "@parley/database/pool";
import { createOrderQueries } from "@parley/database/queries/order";
import { createTradeGroupQueries } from "@parley/database/queries/trade-group";
import { createTradeRuleQueries } from "@parley/database/queries/trade-rule";
import type { OfferSide } from "@parley/domain/offer/offer";
import { nextTierOf, tierOf, type Tier, type TradeTiers } from "@parley/domain/order/open-limits";
import {
  barredUntil,
  CANCEL_LIMIT,
  CANCEL_WINDOW_MS,
  ordersThatExcuse,
} from "@parley/domain/order/reputation";
import type { Clock } from "@parley/platform/clock";
import { createTimedValue, type TimedValue } from "../timed-value.ts";
import { newGroup } from "./group-shelves.ts";

export interface GroupReadParts {
  readonly pool: Pool;
  readonly clock: Clock;
}

/** As many as matter; nobody counts them for a group that has hardly canceled. */
export async function countOrdersOfDay(
  { pool, clock }: GroupReadParts,
  groupId: bigint,
  cancels: number,
): Promise<number> {
  if (cancels < CANCEL_LIMIT) return 0;
  const since = new Date(clock.now() - CANCEL_WINDOW_MS);
  return createOrderQueries(pool).countOrdersOfGroup(groupId, since, ordersThatExcuse(cancels));
}

/** Until when cancels bar the group from new orders; null when they do not. */
export async function readBar(parts: GroupReadParts, groupId: bigint): Promise<number | null> {
  const group = await createTradeGroupQueries(parts.pool).findGroup(groupId);
  if (group === null) return null;
  const ordersOfDay = await countOrdersOfDay(parts, groupId, group.cancels.length);
  return barredUntil(group.cancels, parts.clock.now(), ordersOfDay);
}

/** The numbers may be changed while the site runs. */
const TIERS_MAX_AGE_MS = 2_000;

export function createTiers({ pool, clock }: GroupReadParts): TimedValue<TradeTiers> {
  const load = () => createTradeRuleQueries(pool).getTiers();
  return createTimedValue({ load, maxAgeMs: TIERS_MAX_AGE_MS, clock });
}

export interface GroupLimits {
  readonly openOrders: number;
  readonly openWorthCents: bigint;
  /** On the offer that was asked about. */
  readonly openOnOffer: number;
  readonly tier: Tier;
  /** Null for the highest, and for merchants. */
  readonly next: Tier | null;
  readonly barredUntil: number | null;
}

export async function readLimits(
  parts: GroupReadParts & { readonly tiers: TimedValue<TradeTiers> },
  groupId: bigint,
  { offerId }: { readonly offerId: bigint | null },
): Promise<GroupLimits> {
  const queries = createTradeGroupQueries(parts.pool);
  const [tiers, known, onOffer, isMerchant] = await Promise.all([
    parts.tiers.read(),
    queries.findGroup(groupId),
    offerId === null ? null : queries.findGroupOffer({ groupId, offerId }),
    queries.isMerchant(groupId),
  ]);
  const group = known ?? newGroup(groupId);
  const record = { ...group, isMerchant };
  const ordersOfDay = await countOrdersOfDay(parts, groupId, group.cancels.length);
  return {
    openOrders: group.openTaken,
    openWorthCents: group.openWorthCents,
    openOnOffer: onOffer?.openOrders ?? 0,
    tier: tierOf(tiers, record),
    next: nextTierOf(tiers, record),
    barredUntil: barredUntil(group.cancels, parts.clock.now(), ordersOfDay),
  };
}

type OverLimit = "openOrdersLimit" | "offerOrdersLimit" | "openWorthLimit" | "cancelLimit";

/** What keeps the group from taking one more, however small. */
export function listOverLimits(limits: GroupLimits, offerSide: OfferSide): OverLimit[] {
  const { tier, openOrders, openOnOffer, openWorthCents } = limits;
  const over: OverLimit[] = [];
  if (openOrders >= tier.maxOpenOrders) over.push("openOrdersLimit");
  else if (openOnOffer >= tier.maxOpenOnOffer) over.push("offerOrdersLimit");
  const isBuying = offerSide === "sell";
  if (isBuying && openWorthCents >= tier.maxOpenWorthCents) over.push("openWorthLimit");
  if (limits.barredUntil !== null) over.push("cancelLimit");
  return over;
}
