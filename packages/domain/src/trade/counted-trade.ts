// Which trades count for reputation, and which ends of orders count against a user. Two accounts of
// one person could build a reputation by trading with each other, and one seller could ruin a
// buyer's by taking the buyer's offer repeatedly and letting it expire.
import type { UserId } from "../ids.ts";

/** So many trades a day between two groups count. */
export const COUNTED_A_DAY = 3;
/** Payment and receipt within that time are implausible unless the method is instant. */
export const SHORTEST_TRADE_MS = 60_000;

/** Why a trade does not count and staff is shown it. */
export const FLAG_REASONS = [
  "too-fast",
  "shared-device",
  "shared-document",
  "shared-payment-account",
  "shared-address",
] as const;
export type FlagReason = (typeof FLAG_REASONS)[number];

/** What two groups have in common; an address of the network may be a whole town's. */
export type SharedThing = "device" | "document" | "payment-account" | "address";

/** What two groups have done with each other, the lower id first. */
export interface GroupPair {
  readonly lowId: bigint;
  readonly highId: bigint;
  readonly counted: number;
  /** `2026-11-15`, in UTC: the last day on which an order of theirs ended. */
  readonly day: string;
  readonly countedOfDay: number;
  /** A buy offer of this side was taken by the other and not paid, on that day. */
  readonly lowTimedOut: boolean;
  readonly highTimedOut: boolean;
}

export type PairKey = Pick<GroupPair, "lowId" | "highId">;

export function pairOf(oneId: bigint, otherId: UserId): PairKey {
  return oneId < otherId ? { lowId: oneId, highId: otherId } : { lowId: otherId, highId: oneId };
}

/** The counter of that day; what was counted on an earlier day is dropped. */
export function pairOn(pair: GroupPair | null, key: PairKey, day: string): GroupPair {
  const fresh = { day, countedOfDay: 0, lowTimedOut: false, highTimedOut: false };
  if (pair === null) return { ...key, counted: 0, ...fresh };
  return pair.day === day ? pair : { ...pair, ...fresh };
}

export interface EndedTrade {
  readonly tookMs: number;
  readonly isInstantMethod: boolean;
  readonly shared: readonly SharedThing[];
  /** Demo people of a development server trade with each other, at any pace. */
  readonly isDemo: boolean;
}

export interface CountVerdict {
  readonly isCounted: boolean;
  readonly flags: readonly FlagReason[];
}

export function decideCounted(pair: GroupPair, trade: EndedTrade): CountVerdict {
  if (trade.isDemo) return { isCounted: true, flags: [] };
  const isTooFast = trade.tookMs < SHORTEST_TRADE_MS && !trade.isInstantMethod;
  const flags: readonly FlagReason[] = [
    ...(isTooFast ? (["too-fast"] as const) : []),
    ...trade.shared.map((thing) => `shared-${thing}` as const),
  ];
  const isForged = flags.some((flag) => flag !== "shared-address");
  return { isCounted: !isForged && pair.countedOfDay < COUNTED_A_DAY, flags };
}

/** After one more trade that counts. */
export function withTrade(pair: GroupPair): GroupPair {
  return { ...pair, counted: pair.counted + 1, countedOfDay: pair.countedOfDay + 1 };
}

/** Whether the buyer's group has left an offer of its own unpaid with the other one that day. */
export function hasTimedOut(pair: GroupPair, buyerGroupId: bigint): boolean {
  return buyerGroupId === pair.lowId ? pair.lowTimedOut : pair.highTimedOut;
}

export function withTimeOut(pair: GroupPair, buyerGroupId: bigint): GroupPair {
  return buyerGroupId === pair.lowId
    ? { ...pair, lowTimedOut: true }
    : { ...pair, highTimedOut: true };
}
