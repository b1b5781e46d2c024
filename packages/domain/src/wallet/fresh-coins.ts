// Fresh coins: what a new account buys, or any account by a reversible payment, stays in the
// account group for a day. A victim usually notices, or disputes a payment, within that time; coins
// that have left by then cannot be recovered.
import type { MethodClass } from "../payment/method-class.ts";

const HOUR_MS = 60 * 60_000;
/** How long bought coins stay fresh. */
export const FRESH_MS = 24 * HOUR_MS;
/** Younger account groups buy fresh coins, whatever the payment method. */
export const NEW_ACCOUNT_MS = 30 * 24 * HOUR_MS;

export type FreshReason = "newAccount" | "reversible";

export interface Buying {
  /** When the master of the buyer's account group registered. */
  readonly registeredAt: number;
  readonly methodClass: MethodClass;
}

export function isNewAccount(registeredAt: number, now: number): boolean {
  return now < registeredAt + NEW_ACCOUNT_MS;
}

/** Why coins bought now are fresh; null where they are free at once. */
export function freshReason(
  { registeredAt, methodClass }: Buying,
  now: number,
): FreshReason | null {
  if (isNewAccount(registeredAt, now)) return "newAccount";
  return methodClass === "reversible" ? "reversible" : null;
}

/** Until when what was completed now stays in the group; null where it is free at once. */
export function freshUntil(buying: Buying, completedAt: number): number | null {
  return freshReason(buying, completedAt) === null ? null : completedAt + FRESH_MS;
}

export interface FreshAmount {
  readonly atoms: bigint;
  /** From this instant on it is fresh no longer. */
  readonly until: number;
}

/** An account group's balance of one coin in the wallets of all members, and its fresh part. */
export interface GroupCoins {
  readonly held: bigint;
  readonly fresh: readonly FreshAmount[];
}

export function sumFresh(fresh: readonly FreshAmount[], now: number): bigint {
  return fresh.reduce((sum, { atoms, until }) => (until > now ? sum + atoms : sum), 0n);
}

/** What may leave the group now, by withdrawal or sale, from any of its ledger accounts. */
export function freeAtoms({ held, fresh }: GroupCoins, now: number): bigint {
  const free = held - sumFresh(fresh, now);
  return free > 0n ? free : 0n;
}

/** When the last of it is fresh no longer; null where nothing is. */
export function lastFreshUntil(fresh: readonly FreshAmount[], now: number): number | null {
  const ends = fresh.filter(({ until }) => until > now).map(({ until }) => until);
  return ends.length === 0 ? null : Math.max(...ends);
}

export interface FreshRefusal {
  readonly ok: false;
  readonly error: "coinsFresh";
  /** What may leave now. */
  readonly free: bigint;
  /** When the requested amount may leave, or the whole balance where that is less. */
  readonly until: number;
}

/** Null where so much may leave. A group without fresh coins is bound by its balances alone. */
export function decideLeaving(coins: GroupCoins, atoms: bigint, now: number): FreshRefusal | null {
  const last = lastFreshUntil(coins.fresh, now);
  if (last === null) return null;
  const free = freeAtoms(coins, now);
  if (atoms <= free) return null;
  const ends = coins.fresh.map(({ until }) => until).filter((until) => until > now);
  const until = ends
    .toSorted((one, other) => one - other)
    .find((end) => freeAtoms(coins, end) >= atoms);
  return { ok: false, error: "coinsFresh", free, until: until ?? last };
}
