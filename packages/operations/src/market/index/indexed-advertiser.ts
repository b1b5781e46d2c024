// An advertiser as the index knows it, and the filters of the list that look at the advertiser alone.
import type { UserId } from "@parley/domain/ids";

export interface IndexedAdvertiser {
  readonly id: UserId;
  readonly accountGroup: number;
  readonly isKycVerified: boolean;
  /** Frozen advertisers' offers cannot be taken and are not shown. */
  readonly isFrozen: boolean;
  readonly completedTrades: number;
  readonly failedTrades: number;
  /** Null before the first release. */
  readonly averageReleaseSeconds: number | null;
  /** For how many cents of US dollars buy offers of the group may still be taken. */
  readonly buyRoomCents: number;
  /** Epoch milliseconds; 0 when never. */
  readonly seenAt: number;
}

/** Seen within these is online. */
export const ONLINE_MS = 5 * 60_000;

interface AdvertiserFilter {
  /** The field of the list's query that asks for it. */
  readonly name: string;
  readonly isGood: (advertiser: IndexedAdvertiser, now: number) => boolean;
}

/** A new one is a line here, a field of the contract's query and a flag of the website. */
const FILTERS = [
  { name: "verifiedOnly", isGood: ({ isKycVerified }) => isKycVerified },
  { name: "onlineOnly", isGood: ({ seenAt }, now) => now - seenAt <= ONLINE_MS },
] as const satisfies AdvertiserFilter[];

type FilterName = (typeof FILTERS)[number]["name"];

/** Which of them are wanted. */
export type AdvertiserFilters = { readonly [Name in FilterName]?: boolean | undefined };

/** Whether any advertiser will do. */
export function isUnfiltered(wanted: AdvertiserFilters): boolean {
  return FILTERS.every(({ name }) => wanted[name] !== true);
}

export function passesFilters(
  wanted: AdvertiserFilters,
  advertiser: IndexedAdvertiser,
  now: number,
): boolean {
  return FILTERS.every(({ name, isGood }) => wanted[name] !== true || isGood(advertiser, now));
}
