// How deep a payment is in its network. Its own block is the first confirmation.

export interface BlockPlace {
  /** Null while no block contains it. */
  readonly blockHeight: number | null;
  readonly confirmationsNeeded: number;
}

/** At most as many as are needed; none while the network's height is not known. */
export function countConfirmations(
  { blockHeight, confirmationsNeeded }: BlockPlace,
  height: number | null,
): number {
  if (height === null || blockHeight === null) return 0;
  return Math.min(confirmationsNeeded, Math.max(0, height - blockHeight + 1));
}
