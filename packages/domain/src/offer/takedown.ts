// Offers that customer service, or a change of the market, has taken offline: why, and what has to
// happen before they can be online again.

/** What staff may name. */
export const STAFF_TAKEDOWN_REASONS = [
  "misleading-terms",
  "contact-details",
  "offensive-text",
  "suspected-fraud",
  "other",
] as const;

export const TAKEDOWN_REASONS = [
  ...STAFF_TAKEDOWN_REASONS,
  /** No order would be possible within the market's limits and the offer's. */
  "market-limits",
  /** None of its payment methods is offered any more. */
  "method-closed",
] as const;

export type TakedownReason = (typeof TAKEDOWN_REASONS)[number];

export interface Takedown {
  readonly reason: TakedownReason;
  /** Of the offer when it was taken down; an edit makes it higher. */
  readonly version: number;
  readonly isLifted: boolean;
}

/** Until staff lift it, whatever the advertiser changes; meanwhile no other offer goes online. */
export const LASTING_REASONS: readonly TakedownReason[] = ["suspected-fraud"];

export function isLasting({ reason }: Pick<Takedown, "reason">): boolean {
  return LASTING_REASONS.includes(reason);
}

/** Whether the offer may not be put online: its advertiser has not changed it, or cannot help it. */
export function isKeptDown(takedown: Takedown | null, offerVersion: number): boolean {
  if (takedown === null || takedown.isLifted) return false;
  return isLasting(takedown) || offerVersion <= takedown.version;
}
