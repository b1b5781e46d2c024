// What speaks against letting a withdrawal go, for the member of staff who decides it. A signal decides
// nothing: each is usual for honest users, and several at once are not.

const DAY_MS = 24 * 60 * 60_000;

export const WITHDRAWAL_SIGNALS = [
  /** The account is younger than thirty days. */
  "youngAccount",
  /** Nothing was sent to the address for this account before. */
  "newAddress",
  /** Another account group has withdrawn to the same address. */
  "sharedAddress",
  /** Password, contact or second factor changed in the last seven days. */
  "securityChanged",
  /** A browser that is new to the account was verified in the last three days. */
  "newDevice",
  /** Nine tenths or more of the coin's balance leave. */
  "emptiesWallet",
  /** The account group shares a device, document, contact or payment account with another one. */
  "linkedGroup",
  /** A trade of the account group waits for staff with a flag. */
  "flaggedTrade",
  /** The account group has marked payments as made that were not, in the last ninety days. */
  "falseClaims",
  /** The account is frozen or held: the withdrawal would wait after its approval. */
  "barred",
  /** Withdrawals of the coin to the network are switched off: it would wait after its approval. */
  "networkOff",
] as const;
export type WithdrawalSignal = (typeof WITHDRAWAL_SIGNALS)[number];

const YOUNG_MS = 30 * DAY_MS;
const SECURITY_MS = 7 * DAY_MS;
const DEVICE_MS = 3 * DAY_MS;
/** False claims older than this are in no count. */
export const FALSE_CLAIMS_MS = 90 * DAY_MS;
const EMPTIES = { part: 9n, of: 10n } as const;

export interface WithdrawalFacts {
  /** Epoch milliseconds, as all instants here. */
  readonly registeredAt: number;
  readonly securityChangedAt: number | null;
  /** When the youngest known browser was verified. */
  readonly newestDeviceAt: number | null;
  /** Of the request: what leaves with the fee, and what the account held of the coin before it. */
  readonly leaves: bigint;
  readonly heldBefore: bigint;
  /** Withdrawals of the account that were sent to the address before. */
  readonly sentToAddress: number;
  /** Other account groups with withdrawals to the address. */
  readonly othersWithAddress: number;
  readonly links: number;
  readonly flaggedTrades: number;
  readonly falseClaims: number;
  readonly isBarred: boolean;
  readonly isNetworkOff: boolean;
}

/** In the order of the list above. */
export function withdrawalSignals(facts: WithdrawalFacts, now: number): WithdrawalSignal[] {
  const isWithin = (at: number | null, ms: number) => at !== null && now - at < ms;
  const isGiven: Readonly<Record<WithdrawalSignal, boolean>> = {
    youngAccount: isWithin(facts.registeredAt, YOUNG_MS),
    newAddress: facts.sentToAddress === 0,
    sharedAddress: facts.othersWithAddress > 0,
    securityChanged: isWithin(facts.securityChangedAt, SECURITY_MS),
    newDevice: isWithin(facts.newestDeviceAt, DEVICE_MS),
    emptiesWallet: facts.leaves * EMPTIES.of >= facts.heldBefore * EMPTIES.part,
    linkedGroup: facts.links > 0,
    flaggedTrade: facts.flaggedTrades > 0,
    falseClaims: facts.falseClaims > 0,
    barred: facts.isBarred,
    networkOff: facts.isNetworkOff,
  };
  return WITHDRAWAL_SIGNALS.filter((signal) => isGiven[signal]);
}
