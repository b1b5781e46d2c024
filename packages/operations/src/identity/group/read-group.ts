// What an account group has open and may have open, and whether its cancels bar it, for readers.
// The engine checks the same rows again, locked.
import type { OfferId, UserId } from "@parley/domain/ids";
import type { Pool } from "@parley/database/pool";
import { listGroupsCountedAsOne } from "@parley/database/queries/identity/group-link";
import { countOrdersOfGroup } from "@parley/database/queries/trade/order";
import {
  listGroupIds,
  listTradeGroups,
  countOpenOnOffer,
  isMerchantGroup,
} from "@parley/database/queries/trade/trade-group";
import { getTradeTiers } from "@parley/database/queries/trade/trade-rule";
import type { OfferSide } from "@parley/domain/offer/offer";
import {
  countAsOne,
  nextTierOf,
  tierOf,
  type GroupRecord,
  type Tier,
  type TradeTiers,
} from "@parley/domain/trade/open-limits";
import {
  barredUntil,
  CANCEL_LIMIT,
  CANCEL_WINDOW_MS,
  ordersThatExcuse,
} from "@parley/domain/order/reputation";
import { newGroup } from "./group-tables.ts";
import {
  createTimedValue,
  type ForgettableValue,
  type TimedValue,
} from "../../kernel/timed-value.ts";
import type { BaseParts } from "../../kernel/parts.ts";

type GroupReadParts = Pick<BaseParts, "pool" | "clock">;

/** An account group: its master, and its number. */
export interface GroupName {
  readonly masterId: UserId;
  readonly accountGroup: number;
}

/** The group, and all whose counts it bears since it has shown a payment account of theirs. */
export async function listGroupsAsOne(
  pool: Pool,
  { masterId, accountGroup }: GroupName,
): Promise<UserId[]> {
  const numbers = await listGroupsCountedAsOne(pool, accountGroup);
  return numbers.length <= 1 ? [masterId] : listGroupIds(pool, numbers);
}

/** As many as matter; they are not counted for groups with few cancels. */
export async function countOrdersOfDay(
  { pool, clock }: GroupReadParts,
  groupIds: readonly UserId[],
  cancels: number,
): Promise<number> {
  if (cancels < CANCEL_LIMIT) return 0;
  const since = new Date(clock.now() - CANCEL_WINDOW_MS);
  const most = ordersThatExcuse(cancels);
  const counts = await Promise.all(
    groupIds.map((groupId) => countOrdersOfGroup(pool, groupId, since, most)),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

async function readCounts(
  parts: GroupReadParts,
  { masterId }: GroupName,
  groupIds: readonly UserId[],
) {
  const groups = await listTradeGroups(parts.pool, groupIds);
  const own = groups.find(({ groupId }) => groupId === masterId) ?? newGroup(masterId);
  const linked = groups.filter(({ groupId }) => groupId !== masterId);
  const counts = countAsOne(own, linked);
  const ordersOfDay = await countOrdersOfDay(parts, groupIds, counts.cancels.length);
  return { ...counts, barredUntil: barredUntil(counts.cancels, parts.clock.now(), ordersOfDay) };
}

/** Until when cancels bar the group from new orders; null when they do not. */
export async function readBar(parts: GroupReadParts, group: GroupName): Promise<number | null> {
  const counts = await readCounts(parts, group, await listGroupsAsOne(parts.pool, group));
  return counts.barredUntil;
}

/** The numbers may be changed while the site runs. */
const TIERS_MAX_AGE_MS = 2_000;

export function createTiers({ pool, clock }: GroupReadParts): ForgettableValue<TradeTiers> {
  const load = () => getTradeTiers(pool);
  return createTimedValue({ load, maxAgeMs: TIERS_MAX_AGE_MS, clock });
}

export interface GroupLimits {
  /** The group, with those that count as one with it. */
  readonly groupIds: readonly UserId[];
  readonly openOrders: number;
  readonly openWorthCents: bigint;
  /** On the offer that was asked about. */
  readonly openOnOffer: number;
  /** By which the tier is found. */
  readonly record: GroupRecord;
  readonly tier: Tier;
  /** Null for the highest, and for merchants. */
  readonly next: Tier | null;
  readonly barredUntil: number | null;
}

export async function readLimits(
  parts: GroupReadParts & { readonly tiers: TimedValue<TradeTiers> },
  group: GroupName,
  { offerId }: { readonly offerId: OfferId | null },
): Promise<GroupLimits> {
  const groupIds = await listGroupsAsOne(parts.pool, group);
  const [tiers, counts, openOnOffer, isMerchant] = await Promise.all([
    parts.tiers.read(),
    readCounts(parts, group, groupIds),
    offerId === null ? 0 : countOpenOnOffer(parts.pool, groupIds, offerId),
    isMerchantGroup(parts.pool, group.masterId),
  ]);
  const { completedTrades, counterparties } = counts;
  const record = { completedTrades, counterparties, isMerchant };
  return {
    groupIds,
    openOrders: counts.openTaken,
    openWorthCents: counts.openWorthCents,
    openOnOffer,
    record,
    tier: tierOf(tiers, record),
    next: nextTierOf(tiers, record),
    barredUntil: counts.barredUntil,
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
