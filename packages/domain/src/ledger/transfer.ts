// How money moves: a transfer is a set of postings that sums to zero for each asset, decided
// against the current ledger accounts. The database checks the same again when the postings are
// written.
import { accountKeyText, type AccountKey, type LedgerAccount } from "./account.ts";

/** Why money moves. The same cause is never booked twice. */
export interface Cause {
  /** `order`, `withdrawal`, `deposit` … */
  readonly kind: string;
  readonly id: bigint;
  /** `create`, `release` … */
  readonly step: string;
}

export interface Line {
  readonly account: AccountKey;
  /** Atoms, signed. */
  readonly amount: bigint;
}

export interface Posting {
  readonly accountId: bigint;
  readonly sequence: bigint;
  readonly amount: bigint;
  readonly balanceAfter: bigint;
}

export type TransferVerdict =
  | {
      readonly ok: true;
      /** The ledger accounts afterwards, one for each posting. */
      readonly accounts: readonly LedgerAccount[];
      readonly postings: readonly Posting[];
    }
  | TransferRefusal;

/** In this order of precedence, for the first line that cannot be. */
export type TransferRefusal =
  | { readonly ok: false; readonly error: "insufficientBalance"; readonly account: AccountKey }
  | { readonly ok: false; readonly error: "balanceTooLarge"; readonly account: AccountKey };

/** The range of the database's bigint. */
export const LARGEST_BALANCE = 2n ** 63n - 1n;

/**
 * Decides a transfer. An unused ledger account begins at zero and gets its id from `nextId`.
 * Postings that do not sum to zero, move nothing or name an account twice are a bug of the caller.
 */
export function decideTransfer(
  find: (key: AccountKey) => LedgerAccount | null,
  lines: readonly Line[],
  nextId: () => bigint,
): TransferVerdict {
  checkLines(lines);
  const accounts: LedgerAccount[] = [];
  const postings: Posting[] = [];
  for (const { account: key, amount } of lines) {
    const { ownerId, kind, asset } = key;
    const account = find(key) ?? { id: nextId(), ownerId, kind, asset, balance: 0n, sequence: 0n };
    const balance = account.balance + amount;
    if (balance < 0n && kind !== "chain") {
      return { ok: false, error: "insufficientBalance", account: key };
    }
    if (isTooLarge(balance) || isTooLarge(amount)) {
      return { ok: false, error: "balanceTooLarge", account: key };
    }
    const sequence = account.sequence + 1n;
    accounts.push({ ...account, balance, sequence });
    postings.push({ accountId: account.id, sequence, amount, balanceAfter: balance });
  }
  return { ok: true, accounts, postings };
}

/** From one ledger account to another. */
export function moveLines(from: AccountKey, to: AccountKey, amount: bigint): Line[] {
  return [
    { account: from, amount: -amount },
    { account: to, amount },
  ];
}

function isTooLarge(atoms: bigint): boolean {
  return atoms > LARGEST_BALANCE || atoms < -LARGEST_BALANCE;
}

function checkLines(lines: readonly Line[]): void {
  const sums = new Map<string, bigint>();
  const named = new Set<string>();
  for (const { account, amount } of lines) {
    const name = accountKeyText(account);
    if (amount === 0n) throw new RangeError(`A line moves nothing on ${name}.`);
    if (named.has(name)) throw new RangeError(`A transfer names ${name} twice.`);
    named.add(name);
    sums.set(account.asset, (sums.get(account.asset) ?? 0n) + amount);
  }
  if (lines.length === 0) throw new RangeError("A transfer has no lines.");
  for (const [asset, sum] of sums) {
    if (sum !== 0n) throw new RangeError(`The lines in ${asset} sum to ${sum} instead of zero.`);
  }
}
