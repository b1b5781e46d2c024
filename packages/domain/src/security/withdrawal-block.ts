// After a factor is removed withdrawals wait: the owner, who is notified at every bound channel,
// has that long to react.

export const WITHDRAWAL_BLOCK_MS = 24 * 60 * 60_000;

/** Until when withdrawals of the account group are blocked by a change that is made now. */
export function blockWithdrawalsUntil(now: number): number {
  return now + WITHDRAWAL_BLOCK_MS;
}

/** The end of a block that still counts, or null. It ends at that very instant. */
export function openWithdrawalBlock(blockedUntil: number | null, now: number): number | null {
  return blockedUntil !== null && blockedUntil > now ? blockedUntil : null;
}
