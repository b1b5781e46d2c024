// An advertiser as the index knows it, and the filters of the list that look at the advertiser alone.

export interface IndexedAdvertiser {
  readonly id: bigint;
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

/**
 * By the name that the query of the list has for them. A new one is a line here, a field of the
 * contract's query and a flag of the website.
 */
const FILTERS = {
  verifiedOnly: ({ isKycVerified }) => isKycVerified,
  onlineOnly: ({ seenAt }, now) => now - seenAt <= ONLINE_MS,
} satisfies Record<string, (advertiser: IndexedAdvertiser, now: number) => boolean>;

/** Which of them are wanted. */
export type AdvertiserFilters = { readonly [name in keyof typeof FILTERS]?: boolean | undefined };

const NAMES = Object.keys(FILTERS) as readonly (keyof typeof FILTERS)[];

/** Whether any advertiser will do. */
export function isUnfiltered(wanted: AdvertiserFilters): boolean {
  return NAMES.every((name) => wanted[name] !== true);
}

export function passesFilters(
  wanted: AdvertiserFilters,
  advertiser: IndexedAdvertiser,
  now: number,
): boolean {
  return NAMES.every((name) => wanted[name] !== true || FILTERS[name](advertiser, now));
}
