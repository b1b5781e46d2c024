// Who may withdraw, in the order of the checks.
import { openWithdrawalBlock } from "../security/withdrawal-block.ts";

export interface Withdrawer {
  readonly isStaff: boolean;
  /** Of a sub-user; a master may everything. */
  readonly isPermitted: boolean;
  /** Of the account group, epoch milliseconds. */
  readonly blockedUntil: number | null;
  /** The account itself or its master; by a hold too. */
  readonly isTradingFrozen: boolean;
}

export type WithdrawerRefusal =
  | {
      readonly ok: false;
      readonly error: "staffMayNotTrade" | "subUserForbidden" | "tradingFrozen";
    }
  | { readonly ok: false; readonly error: "withdrawalsBlocked"; readonly blockedUntil: number };

/** Null without an obstacle. */
export function decideWithdrawer(
  { isStaff, isPermitted, blockedUntil, isTradingFrozen }: Withdrawer,
  now: number,
): WithdrawerRefusal | null {
  if (isStaff) return { ok: false, error: "staffMayNotTrade" };
  if (!isPermitted) return { ok: false, error: "subUserForbidden" };
  const openUntil = openWithdrawalBlock(blockedUntil, now);
  if (openUntil !== null) {
    return { ok: false, error: "withdrawalsBlocked", blockedUntil: openUntil };
  }
  return isTradingFrozen ? { ok: false, error: "tradingFrozen" } : null;
}
