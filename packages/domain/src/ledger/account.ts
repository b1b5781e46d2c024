// The ledger accounts. Each belongs to a user or to the platform and has one asset.

/** What a person has: `spot` to trade with, `futures` beside it, and what is tied up where. */
export const PERSON_DRAWERS = ["spot", "futures", "offer", "escrow", "withdrawal"] as const;

/** `fees` the platform has earned; `chain` represents the coins outside, owed to all the others. */
export const PLATFORM_DRAWERS = ["fees", "chain"] as const;

export type PersonDrawer = (typeof PERSON_DRAWERS)[number];
export type PlatformDrawer = (typeof PLATFORM_DRAWERS)[number];
export type Drawer = PersonDrawer | PlatformDrawer;

/** The owner of the platform's ledger accounts. */
export const PLATFORM = 0n;

export interface AccountKey {
  /** A person's id, or `PLATFORM`. */
  readonly ownerId: bigint;
  readonly kind: Drawer;
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
export function drawer(ownerId: bigint, kind: PersonDrawer, asset: string): AccountKey {
  return { ownerId, kind, asset };
}

export function platformDrawer(kind: PlatformDrawer, asset: string): AccountKey {
  return { ownerId: PLATFORM, kind, asset };
}
