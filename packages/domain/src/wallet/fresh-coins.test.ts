import { describe, expect, test } from "vitest";
import {
  decideLeaving,
  FRESH_MS,
  freeAtoms,
  freshReason,
  freshUntil,
  lastFreshUntil,
  NEW_ACCOUNT_MS,
} from "./fresh-coins.ts";

const NOW = Date.parse("2026-05-01T12:00:00Z");

describe("bought coins are fresh", () => {
  test.each([
    ["an old account by an instant method", NEW_ACCOUNT_MS, "instant", null],
    ["an old account by a slow method", NEW_ACCOUNT_MS, "slow", null],
    ["an old account by a reversible method", NEW_ACCOUNT_MS, "reversible", "reversible"],
    ["an account a moment short of 30 days", NEW_ACCOUNT_MS - 1, "instant", "newAccount"],
    ["a new account by a reversible method", 0, "reversible", "newAccount"],
  ] as const)("for %s: %s", (_who, age, methodClass, reason) => {
    const buying = { registeredAt: NOW - age, methodClass };
    expect(freshReason(buying, NOW)).toBe(reason);
    expect(freshUntil(buying, NOW)).toBe(reason === null ? null : NOW + FRESH_MS);
  });
});

describe("what may leave an account group", () => {
  const fresh = [
    { atoms: 30n, until: NOW + 1_000 },
    { atoms: 50n, until: NOW + 5_000 },
    { atoms: 900n, until: NOW },
  ];
  const coins = { held: 100n, fresh };

  test("is its balance less what is fresh", () => {
    expect(freeAtoms(coins, NOW)).toBe(20n);
    expect(freeAtoms(coins, NOW + 1_000)).toBe(50n);
    expect(freeAtoms(coins, NOW + 5_000)).toBe(100n);
    expect(lastFreshUntil(fresh, NOW)).toBe(NOW + 5_000);
    expect(lastFreshUntil(fresh, NOW + 5_000)).toBeNull();
  });

  test("is refused beyond that, with the instant at which it may", () => {
    expect(decideLeaving(coins, 20n, NOW)).toBeNull();
    expect(decideLeaving(coins, 21n, NOW)).toEqual({
      ok: false,
      error: "coinsFresh",
      free: 20n,
      until: NOW + 1_000,
    });
    expect(decideLeaving(coins, 51n, NOW)).toMatchObject({ until: NOW + 5_000 });
    expect(decideLeaving(coins, 1_000n, NOW)).toMatchObject({ until: NOW + 5_000 });
  });

  test("is left to the balances where nothing is fresh", () => {
    expect(decideLeaving({ held: 0n, fresh: [] }, 10n, NOW)).toBeNull();
  });
});
