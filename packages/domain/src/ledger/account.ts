// The ledger accounts. Each belongs to a user or to the platform and has one asset.
import { toUserId, type UserId } from "../ids.ts";

/** What a user has: `spot` to trade with, `futures` beside it, and what is tied up where. */
export const USER_ACCOUNT_KINDS = ["spot", "futures", "offer", "escrow", "withdrawal"] as const;

/** `fees` the platform has earned; `chain` represents the coins outside, owed to all the others. */
export const PLATFORM_ACCOUNT_KINDS = ["fees", "chain"] as const;

export type UserAccountKind = (typeof USER_ACCOUNT_KINDS)[number];
export type PlatformAccountKind = (typeof PLATFORM_ACCOUNT_KINDS)[number];
export type AccountKind = UserAccountKind | PlatformAccountKind;

/** The owner of the platform's ledger accounts. */
export const PLATFORM = toUserId(0n);

export interface AccountKey {
  /** A user's id, or `PLATFORM`. */
  readonly ownerId: UserId;
  readonly kind: AccountKind;
  readonly asset: string;
}

export interface LedgerAccount extends AccountKey {
  readonly id: bigint;
  /** Atoms. */
  readonly balance: bigint;
  /** How many postings it has had. */
  readonly sequence: bigint;
}

export function accountKeyText({ ownerId, kind, asset }: AccountKey): string {
  return `${ownerId}/${kind}/${asset}`;
}

/** A user's ledger account. */
export function userAccount(ownerId: UserId, kind: UserAccountKind, asset: string): AccountKey {
  return { ownerId, kind, asset };
}

export function platformAccount(kind: PlatformAccountKind, asset: string): AccountKey {
  return { ownerId: PLATFORM, kind, asset };
}
