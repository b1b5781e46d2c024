import { describe, expect, test } from "vitest";
import { withdrawalSignals, type WithdrawalFacts } from "./withdrawal-signal.ts";

const DAY = 24 * 60 * 60_000;
const NOW = Date.parse("2026-03-01T12:00:00.000Z");

const USUAL: WithdrawalFacts = {
  registeredAt: NOW - 30 * DAY,
  securityChangedAt: null,
  newestDeviceAt: NOW - 3 * DAY,
  leaves: 89n,
  heldBefore: 100n,
  sentToAddress: 1,
  othersWithAddress: 0,
  links: 0,
  flaggedTrades: 0,
  falseClaims: 0,
  isBarred: false,
  isNetworkOff: false,
};

test("a usual withdrawal has no signal", () => {
  expect(withdrawalSignals(USUAL, NOW)).toEqual([]);
});

describe("each fact gives its own signal", () => {
  test.each([
    ["youngAccount", { registeredAt: NOW - 30 * DAY + 1 }],
    ["newAddress", { sentToAddress: 0 }],
    ["sharedAddress", { othersWithAddress: 1 }],
    ["securityChanged", { securityChangedAt: NOW - 7 * DAY + 1 }],
    ["newDevice", { newestDeviceAt: NOW - 3 * DAY + 1 }],
    ["emptiesWallet", { leaves: 90n }],
    ["linkedGroup", { links: 1 }],
    ["flaggedTrade", { flaggedTrades: 1 }],
    ["falseClaims", { falseClaims: 1 }],
    ["barred", { isBarred: true }],
    ["networkOff", { isNetworkOff: true }],
  ] as const)("%s", (signal, change) => {
    expect(withdrawalSignals({ ...USUAL, ...change }, NOW)).toEqual([signal]);
  });
});

test("a change of security counts for seven days to the millisecond", () => {
  const changed = { ...USUAL, securityChangedAt: NOW - 7 * DAY };
  expect(withdrawalSignals(changed, NOW)).toEqual([]);
});

test("an account with all of them has them in the order of the list", () => {
  const worst = {
    registeredAt: NOW,
    securityChangedAt: NOW,
    newestDeviceAt: NOW,
    leaves: 100n,
    heldBefore: 100n,
    sentToAddress: 0,
    othersWithAddress: 2,
    links: 1,
    flaggedTrades: 1,
    falseClaims: 1,
    isBarred: true,
    isNetworkOff: true,
  };
  const signals = withdrawalSignals(worst, NOW);
  expect(signals).toHaveLength(11);
  expect(signals[0]).toBe("youngAccount");
  expect(signals.at(-1)).toBe("networkOff");
});
