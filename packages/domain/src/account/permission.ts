// What a master may allow a sub-user. A master may everything.

export const PERMISSIONS = ["trade", "payment", "withdraw"] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** More are no team any more but a business of its own. */
export const MOST_SUB_USERS = 20;

export interface SubUserRights {
  readonly permissions: readonly Permission[];
  readonly usesMasterTwoFactor: boolean;
}

/**
 * Whether coins leave by the sub-user's verification alone. A sub-user who receives that right
 * waits as after any weakening of the account: otherwise a stolen session of the master could empty
 * it. Verifying with an authenticator that the master does not have counts as verifying alone.
 */
export function canWithdrawAlone(
  { permissions, usesMasterTwoFactor }: SubUserRights,
  isMasterTwoFactorOn: boolean,
): boolean {
  return permissions.includes("withdraw") && !(usesMasterTwoFactor && isMasterTwoFactorOn);
}

/**
 * Whether the sub-user can do more afterwards, which needs the master's codes. With whose authenticator
 * it verifies counts either way: an authenticator that the master does not have protects nothing.
 */
export function givesRights(before: SubUserRights, after: SubUserRights): boolean {
  const isMore = after.permissions.some((permission) => !before.permissions.includes(permission));
  return isMore || before.usesMasterTwoFactor !== after.usesMasterTwoFactor;
}

/** Coins go to a sub-user this young only with the master's codes. */
export const NEW_SUB_USER_MS = 24 * 60 * 60_000;

export function isNewSubUser(createdAt: number, now: number): boolean {
  return now - createdAt < NEW_SUB_USER_MS;
}
