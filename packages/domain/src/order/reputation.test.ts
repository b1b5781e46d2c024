import type { UserId } from "../ids.ts";
import { ORDER_STEPS } from "./order-step.ts";
import { describe, expect, test } from "vitest";
import { ADVERTISER, completedOrder, DAY_MS, NOW, TAKER, timedOutOrder } from "./order.fixture.ts";
import { RULING_REASONS } from "./order.ts";
import {
  barredUntil,
  CLAIM_WINDOW_MS,
  isFrozenByClaims,
  marksOf,
  ordersThatExcuse,
  type TraderMark,
} from "./reputation.ts";

const BLANK = {
  completed: false,
  failed: false,
  canceled: false,
  releaseSeconds: null,
  paySeconds: null,
  falseClaim: false,
};
const mark = (userId: UserId, change: Partial<TraderMark>) => ({ ...BLANK, userId, ...change });
/** They took a sell offer: the taker buys. */
const [BUYER, SELLER] = [TAKER, ADVERTISER];
const CANCELED = { failed: true, canceled: true };

describe("what the end of an order counts for", () => {
  test("a trade counts for both, with how long the one paid and the other released", () => {
    expect(marksOf(completedOrder(), "settle", null)).toEqual([
      mark(BUYER, { completed: true, paySeconds: 300 }),
      mark(SELLER, { completed: true, releaseSeconds: 300 }),
    ]);
    const taken = completedOrder({ offerSide: "buy" });
    expect(marksOf(taken, "settle", null).map(({ userId }) => userId)).toEqual([ADVERTISER, TAKER]);
  });

  test("an unpaid order counts against the buyer, whether advertiser or taker", () => {
    for (const step of ["cancel", "time-out"] as const) {
      expect(marksOf(timedOutOrder(), step, null)).toEqual([mark(BUYER, CANCELED)]);
      expect(marksOf(timedOutOrder({ offerSide: "buy" }), step, null)).toEqual([
        mark(ADVERTISER, CANCELED),
      ]);
    }
  });

  test("a ruling counts against the side at fault, and a release by it is no cancel of the seller's", () => {
    expect(marksOf(completedOrder(), "apply-release", "payment-proved")).toEqual([
      mark(BUYER, { completed: true }),
      mark(SELLER, { failed: true }),
    ]);
    expect(marksOf(timedOutOrder(), "apply-refund", "wrong-amount")).toEqual([
      mark(BUYER, CANCELED),
    ]);
  });

  test.each(RULING_REASONS)("a refund because of %s", (reason) => {
    const claims = marksOf(timedOutOrder(), "apply-refund", reason).map((one) => one.falseClaim);
    const isFalse = reason === "payment-not-proved" || reason === "fraud";
    expect(claims).toEqual(reason === "agreement" ? [] : [isFalse]);
  });

  test("a split that leaves the buyer nothing counts as the refund that it is", () => {
    const refund = marksOf(timedOutOrder(), "apply-refund", "payment-not-proved");
    expect(marksOf(timedOutOrder(), "apply-split", "payment-not-proved")).toEqual(refund);
    expect(marksOf(completedOrder(), "apply-split", "payment-not-proved")).toEqual([]);
  });

  test("an agreed split counts against neither side", () => {
    expect(marksOf(timedOutOrder(), "apply-refund", "agreement")).toEqual([]);
    expect(marksOf(completedOrder(), "apply-release", "agreement")).toEqual([
      mark(BUYER, { completed: true }),
      mark(SELLER, { completed: true }),
    ]);
    expect(marksOf(completedOrder(), "accept-split", null)).toEqual([]);
    expect(marksOf(timedOutOrder(), "accept-split", null)).toEqual([]);
  });

  test("no other end counts for a side", () => {
    const counting = new Set(["cancel", "time-out", "settle", "apply-release", "apply-refund"]);
    for (const step of ORDER_STEPS.filter((one) => !counting.has(one))) {
      expect(marksOf(completedOrder(), step, null)).toEqual([]);
    }
  });
});

describe("the cancel limit", () => {
  const cancels = [NOW, NOW + 1_000, NOW + 2_000];

  test("bars after the third, until the first of the three is a day old", () => {
    expect(barredUntil(cancels.slice(0, 2), NOW + 3_000, 0)).toBeNull();
    const until = barredUntil(cancels, NOW + 3_000, 0);
    expect(until).toBe(NOW + DAY_MS);
    expect(barredUntil(cancels, NOW + DAY_MS - 1, 0)).toBe(NOW + DAY_MS);
    expect(barredUntil(cancels, NOW + DAY_MS, 0)).toBeNull();
  });

  test("counts the last three where there were more, in any order", () => {
    const four = [NOW + 2_000, NOW, NOW + 3_000, NOW + 1_000];
    expect(barredUntil(four, NOW + 4_000, 0)).toBe(NOW + 1_000 + DAY_MS);
    expect(barredUntil(four, NOW + 1_000 + DAY_MS, 0)).toBeNull();
  });
});

describe("the cancel limit of a group with many orders", () => {
  const three = [NOW, NOW + 1_000, NOW + 2_000];
  const four = [...three, NOW + 3_000];

  test("is five percent of its orders of the day where that is more than three", () => {
    expect(barredUntil(three, NOW + 4_000, 79)).toBe(NOW + DAY_MS);
    expect(barredUntil(three, NOW + 4_000, 80)).toBeNull();
    expect(barredUntil(four, NOW + 4_000, 80)).toBe(NOW + DAY_MS);
    expect(barredUntil(four, NOW + 4_000, 100)).toBeNull();
  });

  test.each([3, 4, 7, 19])(
    "this many orders excuse %i cancels, and one fewer does not",
    (count) => {
      const cancels = Array.from({ length: count }, (_, index) => NOW + index);
      const orders = ordersThatExcuse(count);
      expect(barredUntil(cancels, NOW + 4_000, orders)).toBeNull();
      expect(barredUntil(cancels, NOW + 4_000, orders - 1)).not.toBeNull();
    },
  );
});

describe("payments that were claimed and never made", () => {
  const claims = [NOW, NOW + DAY_MS, NOW + 2 * DAY_MS];

  test("freeze after the third in ninety days", () => {
    expect(isFrozenByClaims(claims.slice(0, 2), NOW + 3 * DAY_MS)).toBe(false);
    expect(isFrozenByClaims(claims, NOW + 3 * DAY_MS)).toBe(true);
    expect(isFrozenByClaims(claims, NOW + CLAIM_WINDOW_MS - 1)).toBe(true);
    expect(isFrozenByClaims(claims, NOW + CLAIM_WINDOW_MS)).toBe(false);
  });
});
