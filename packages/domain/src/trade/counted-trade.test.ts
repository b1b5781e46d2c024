// Which trades count for reputation, and which time-outs count against a buyer.
import { toUserId } from "../ids.ts";
import { describe, expect, test } from "vitest";
import {
  COUNTED_A_DAY,
  decideCounted,
  hasTimedOut,
  pairOf,
  pairOn,
  SHORTEST_TRADE_MS,
  withTimeOut,
  withTrade,
} from "./counted-trade.ts";

const KEY = pairOf(9n, toUserId(4n));
const TODAY = "2026-03-01";
const fresh = pairOn(null, KEY, TODAY);
const trade = {
  tookMs: SHORTEST_TRADE_MS,
  isInstantMethod: false,
  shared: [],
  isDemo: false,
} as const;

test("two groups are one pair, whichever of them is named first", () => {
  expect(KEY).toEqual({ lowId: 4n, highId: 9n });
  expect(pairOf(4n, toUserId(9n))).toEqual(KEY);
});

describe("a completed trade", () => {
  test("counts three times a day between two groups, and again on the next", () => {
    let pair = fresh;
    for (let count = 0; count < COUNTED_A_DAY; count += 1) {
      expect(decideCounted(pair, trade)).toEqual({ isCounted: true, flags: [] });
      pair = withTrade(pair);
    }
    expect(decideCounted(pair, trade)).toEqual({ isCounted: false, flags: [] });
    const next = pairOn(pair, KEY, "2026-03-02");
    expect(next).toMatchObject({ counted: COUNTED_A_DAY, countedOfDay: 0 });
    expect(decideCounted(next, trade).isCounted).toBe(true);
  });

  test("within a minute does not count and is flagged, unless its method is instant", () => {
    const quick = { ...trade, tookMs: SHORTEST_TRADE_MS - 1 };
    expect(decideCounted(fresh, quick)).toEqual({ isCounted: false, flags: ["too-fast"] });
    const instant = { ...quick, isInstantMethod: true };
    expect(decideCounted(fresh, instant)).toEqual({ isCounted: true, flags: [] });
  });

  test.each([
    ["device", false],
    ["document", false],
    ["payment-account", false],
    ["address", true],
  ] as const)("of groups that share a %s is flagged, and counts: %s", (thing, isCounted) => {
    const verdict = decideCounted(fresh, { ...trade, shared: [thing] });
    expect(verdict).toEqual({ isCounted, flags: [`shared-${thing}`] });
  });

  test("of demo users counts at any pace", () => {
    const demo = { ...trade, tookMs: 0, shared: ["device"], isDemo: true } as const;
    expect(decideCounted(withTrade(withTrade(withTrade(fresh))), demo)).toEqual({
      isCounted: true,
      flags: [],
    });
  });
});

test("a time-out counts once a day against the side that left its offer unpaid", () => {
  expect(hasTimedOut(fresh, 9n)).toBe(false);
  const pair = withTimeOut(fresh, 9n);
  expect([hasTimedOut(pair, 9n), hasTimedOut(pair, 4n)]).toEqual([true, false]);
  expect(hasTimedOut(withTimeOut(fresh, 4n), 4n)).toBe(true);
  expect(hasTimedOut(pairOn(pair, KEY, "2026-03-02"), 9n)).toBe(false);
});
