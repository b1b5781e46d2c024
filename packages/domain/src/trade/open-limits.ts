// How much an account group may have open at a time: the number of orders it has taken, on one offer
// and in all, and what the orders are worth in which it buys. The limits grow with counted trades and
// with the number of groups they were made with, so that a new account cannot lock others' coins.

/** What the groups of one tier may have open. */
export interface Tier {
  readonly name: string;
  /** From so many counted trades, with so many groups, a group is of this tier. */
  readonly minTrades: number;
  readonly minCounterparties: number;
  readonly maxOpenOrders: number;
  readonly maxOpenWorthCents: bigint;
  readonly maxOpenOnOffer: number;
}

export interface TradeTiers {
  /** The lowest first; every group has at least the first. */
  readonly ordinary: readonly Tier[];
  /** Of those whom staff has marked as merchants. */
  readonly merchant: Tier;
}

export interface GroupRecord {
  readonly completedTrades: number;
  readonly counterparties: number;
  readonly isMerchant: boolean;
}

export interface GroupOpen {
  readonly openTaken: number;
  readonly openWorthCents: bigint;
}

/** What is counted of a group. */
export interface GroupCounts extends GroupOpen {
  readonly completedTrades: number;
  readonly counterparties: number;
  readonly cancels: readonly number[];
}

/**
 * A group together with those of presumably the same person: their open orders and cancels count
 * for it. Its trades are its own: entering the payment account of a known trader must not raise
 * limits.
 */
export function countAsOne(own: GroupCounts, linked: readonly GroupCounts[]): GroupCounts {
  const groups = [own, ...linked];
  return {
    ...own,
    openTaken: sum(groups.map(({ openTaken }) => openTaken)),
    openWorthCents: groups.reduce((worth, { openWorthCents }) => worth + openWorthCents, 0n),
    cancels: groups.flatMap(({ cancels }) => cancels),
  };
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

/** The highest whose trades and counterparties the group has. */
export function tierOf(tiers: TradeTiers, record: GroupRecord): Tier {
  if (record.isMerchant) return tiers.merchant;
  const tier = tiers.ordinary.findLast((one) => isReached(one, record));
  if (tier === undefined) throw new Error("no tier begins with the first order");
  return tier;
}

/** What the next trades lead to; null for the highest, and for merchants. */
export function nextTierOf(tiers: TradeTiers, record: GroupRecord): Tier | null {
  if (record.isMerchant) return null;
  return tiers.ordinary.find((one) => !isReached(one, record)) ?? null;
}

function isReached(tier: Tier, { completedTrades, counterparties }: GroupRecord): boolean {
  return completedTrades >= tier.minTrades && counterparties >= tier.minCounterparties;
}

export type OpenRefusal =
  | {
      readonly ok: false;
      readonly error: "openOrdersLimit" | "offerOrdersLimit";
      readonly most: number;
    }
  /** What it may all be worth, and how much of that is left. */
  | {
      readonly ok: false;
      readonly error: "openWorthLimit";
      readonly mostCents: bigint;
      readonly leftCents: bigint;
    };

/** Of one more order. Worth counts where the group buys, which `buysCents` then states. */
export function decideOpenOrder(
  tier: Tier,
  open: GroupOpen & { readonly openOnOffer: number },
  buysCents: bigint | null,
): OpenRefusal | null {
  if (open.openTaken >= tier.maxOpenOrders) {
    return { ok: false, error: "openOrdersLimit", most: tier.maxOpenOrders };
  }
  if (open.openOnOffer >= tier.maxOpenOnOffer) {
    return { ok: false, error: "offerOrdersLimit", most: tier.maxOpenOnOffer };
  }
  const leftCents = worthLeft(tier, open);
  if (buysCents === null || buysCents <= leftCents) return null;
  return { ok: false, error: "openWorthLimit", mostCents: tier.maxOpenWorthCents, leftCents };
}

/** What the group may still buy for, now. */
export function worthLeft(
  { maxOpenWorthCents }: Pick<Tier, "maxOpenWorthCents">,
  { openWorthCents }: Pick<GroupOpen, "openWorthCents">,
): bigint {
  const left = maxOpenWorthCents - openWorthCents;
  return left > 0n ? left : 0n;
}
