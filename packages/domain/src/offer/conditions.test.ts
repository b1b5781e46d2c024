import { describe, expect, test } from "vitest";
import { listUnmetConditions, takerFigures, type TakerRecord } from "./conditions.ts";
import { NO_CONDITIONS, type OfferConditions } from "./offer.ts";

const NOW = Date.parse("2026-03-01T12:00:00Z");
const DAY_MS = 24 * 60 * 60_000;

const NEWCOMER: TakerRecord = {
  isKycApproved: false,
  completedTrades: 0,
  failedTrades: 0,
  registeredAt: NOW,
};

const unmetOf = (asked: Partial<OfferConditions>, record: Partial<TakerRecord>) =>
  listUnmetConditions(
    { ...NO_CONDITIONS, ...asked },
    takerFigures({ ...NEWCOMER, ...record }, NOW),
  );

const trades = (completedTrades: number, failedTrades: number) => ({
  completedTrades,
  failedTrades,
});

describe("the required completion rate", () => {
  test.each([
    ["nobody's orders have ended", 95, trades(0, 0), []],
    ["all that ended failed", 95, trades(0, 1), ["conditionCompletion"]],
    ["most were completed", 95, trades(18, 2), ["conditionCompletion"]],
    ["all but one in twenty were completed", 95, trades(19, 1), []],
    ["one in a thousand less was completed", 95, trades(949, 51), ["conditionCompletion"]],
    ["none may have failed, and none has", 100, trades(7, 0), []],
    ["none may have failed, and one has", 100, trades(9_999, 1), ["conditionCompletion"]],
  ])("where %s", (_name, minCompletionPercent, record, unmet) => {
    expect(unmetOf({ minCompletionPercent }, record)).toEqual(unmet);
  });

  test("is met by a taker with exactly that rate", () => {
    for (let percent = 0; percent <= 100; percent += 1) {
      const exact = trades(percent, 100 - percent);
      expect(unmetOf({ minCompletionPercent: percent }, exact)).toEqual([]);
      if (percent === 100) continue;
      const unmet = unmetOf({ minCompletionPercent: percent + 1 }, exact);
      expect(unmet).toEqual(["conditionCompletion"]);
    }
  });
});

test.each([
  [9, ["conditionTrades"]],
  [10, []],
])("of ten required trades, %i", (completedTrades, unmet) => {
  expect(unmetOf({ minTrades: 10 }, { completedTrades })).toEqual(unmet);
});

test.each([
  ["a millisecond short", 30 * DAY_MS - 1, ["conditionRegistered"]],
  ["to the millisecond", 30 * DAY_MS, []],
])("thirty days required, %s", (_name, age, unmet) => {
  expect(unmetOf({ minRegisteredDays: 30 }, { registeredAt: NOW - age })).toEqual(unmet);
});

test("a verified identity required", () => {
  expect(unmetOf({ isKycRequired: true }, { isKycApproved: false })).toEqual(["conditionKyc"]);
  expect(unmetOf({ isKycRequired: true }, { isKycApproved: true })).toEqual([]);
});

test("all missing conditions are listed in one order, and none where none is required", () => {
  const asked = {
    isKycRequired: true,
    minTrades: 1,
    minCompletionPercent: 50,
    minRegisteredDays: 1,
  };
  expect(unmetOf(asked, { failedTrades: 1 })).toEqual([
    "conditionKyc",
    "conditionTrades",
    "conditionCompletion",
    "conditionRegistered",
  ]);
  expect(unmetOf({}, { failedTrades: 1 })).toEqual([]);
});
