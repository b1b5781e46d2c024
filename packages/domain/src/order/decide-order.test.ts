import { describe, expect, test } from "vitest";
import { decideOrder, dueAt, type OrderContext, type OrderRequest } from "./decide-order.ts";
import {
  appealed,
  completedOrder,
  CONFIRMED_AT,
  DAY_MS,
  EFFECT_AT,
  failedOrder,
  MINUTE_MS,
  NOW,
  PAID_AT,
  paidOrder,
  placedOrder,
  releasingOrder,
  ruled,
  terms,
  timedOutOrder,
} from "./order.fixture.ts";
import type { Order, OrderActor, OrderIn } from "./order.ts";
import type { EscrowFlow } from "./settled-fee.ts";

const LATER = NOW + 30 * MINUTE_MS;

function context(by: OrderActor, change: Partial<OrderContext> = {}): OrderContext {
  return { by, now: LATER, isVerified: false, isOnHold: false, hasCase: false, ...change };
}

/** The outcome; a refusal fails the test. */
function moved(order: Order, request: OrderRequest, given: OrderContext) {
  const verdict = decideOrder(order, request, given);
  if (!verdict.ok) throw new Error(`it was refused: ${verdict.error}`);
  return verdict;
}

/** The refusal's name; undefined when it was not refused. */
function refusal(order: Order, request: OrderRequest, given: OrderContext) {
  const verdict = decideOrder(order, request, given);
  return verdict.ok ? undefined : verdict.error;
}

const VERIFIED = { isVerified: true };

describe("before the payment", () => {
  const order = placedOrder();

  test("paying starts the seller's quarter of an hour, and the day of customer service", () => {
    const now = order.payBy - 1;
    const { order: paid, flow } = moved(order, { step: "pay" }, context("buyer", { now }));
    expect(paid).toEqual({
      ...order,
      state: "paid",
      version: 2,
      paidAt: now,
      confirmBy: now + 15 * MINUTE_MS,
      escalateAt: now + DAY_MS,
      arrivesBy: now + 10 * MINUTE_MS,
    });
    expect(flow).toEqual({ kind: "none" });
  });

  test("the deadline is the buyer's to the last millisecond, and from then on the clock's", () => {
    const before = { now: order.payBy - 1 };
    const at = { now: order.payBy };
    expect(refusal(order, { step: "pay" }, context("buyer", before))).toBeUndefined();
    expect(refusal(order, { step: "pay" }, context("buyer", at))).toBe("orderStateChanged");
    expect(refusal(order, { step: "time-out" }, context("clock", before))).toBe(
      "orderStateChanged",
    );
    expect(refusal(order, { step: "time-out" }, context("clock", at))).toBeUndefined();
    const extend = { step: "extend", minutes: 5 } as const;
    expect(refusal(order, extend, context("seller", before))).toBeUndefined();
    expect(refusal(order, extend, context("seller", at))).toBe("orderStateChanged");
  });

  test.each([
    ["cancel", "buyer", "buyer"],
    ["time-out", "clock", "timeout"],
  ] as const)("%s returns all coins", (step, by, cancelReason) => {
    const { order: canceled, flow } = moved(order, { step }, context(by));
    expect(canceled).toEqual({
      ...order,
      state: "canceled",
      version: 2,
      canceledAt: LATER,
      cancelReason,
    });
    expect(flow).toEqual({ kind: "return" });
  });

  test("the buyer can cancel after the deadline too, as long as the clock has not", () => {
    const now = order.payBy + 1;
    expect(refusal(order, { step: "cancel" }, context("buyer", { now }))).toBeUndefined();
  });

  test("the seller extends the deadline once, by up to half an hour", () => {
    const given = context("seller", { now: NOW });
    const { order: extended } = moved(order, { step: "extend", minutes: 30 }, given);
    expect(extended).toEqual({
      ...order,
      version: 2,
      isExtended: true,
      payBy: order.payBy + 30 * MINUTE_MS,
    });
    const again = { step: "extend", minutes: 1 } as const;
    expect(refusal(extended, again, given)).toBe("orderStateChanged");
    for (const minutes of [0, -1, 31, 1.5, Number.NaN]) {
      expect(refusal(order, { step: "extend", minutes }, given)).toBe("extensionOutside");
    }
  });
});

describe("after the payment", () => {
  test("a release needs the seller's codes, and stops the clock", () => {
    const order = paidOrder();
    const release = { step: "release" } as const;
    expect(refusal(order, release, context("seller"))).toBe("verificationNeeded");
    expect(moved(order, release, context("seller", VERIFIED))).toMatchObject({
      order: { ...order, state: "releasing", version: 3, confirmedAt: LATER, escalateAt: null },
      flow: { kind: "none" },
    });
  });

  test("a release while an appeal is open resolves it", () => {
    const order = appealed(paidOrder());
    const { order: after } = moved(order, { step: "release" }, context("seller", VERIFIED));
    expect(after).toMatchObject({
      state: "releasing",
      appeal: { ...order.appeal, state: "resolved" },
    });
  });

  test("the settlement pays net and fee, unless a side is on hold", () => {
    const order = releasingOrder();
    const held = { isOnHold: true };
    expect(refusal(order, { step: "settle" }, context("system", held))).toBe("accountOnHold");
    const { order: settled, flow } = moved(order, { step: "settle" }, context("system"));
    expect(settled).toEqual({
      ...order,
      state: "completed",
      version: 4,
      completedAt: LATER,
      settledQuantity: order.receiveQuantity,
    });
    expect(flow).toEqual({
      kind: "pay",
      toBuyer: order.receiveQuantity,
      fee: order.fee,
      toSeller: 0n,
    });
    expect(refusal(order, { step: "refuse-settlement" }, context("system"))).toBe(
      "orderStateChanged",
    );
    const refused = moved(order, { step: "refuse-settlement" }, context("system", held));
    expect(refused).toMatchObject({
      order: { ...order, state: "failed", version: 4, escalateAt: LATER + DAY_MS },
      flow: { kind: "none" },
    });
  });

  test("a retry keeps the time of the seller's confirmation", () => {
    const order = failedOrder();
    for (const by of ["seller", "staff"] as const) {
      expect(moved(order, { step: "retry" }, context(by)).order).toEqual({
        ...order,
        state: "releasing",
        version: 5,
        escalateAt: null,
      });
    }
    const open = appealed(order);
    expect(refusal(open, { step: "retry" }, context("seller"))).toBe("verificationNeeded");
    expect(refusal(open, { step: "retry" }, context("staff"))).toBe("orderStateChanged");
    const { order: after } = moved(open, { step: "retry" }, context("seller", VERIFIED));
    expect(after).toMatchObject({ state: "releasing", appeal: { state: "resolved" } });
    expect(after.confirmedAt).toBe(CONFIRMED_AT);
  });

  test.each([
    ["paid", paidOrder()],
    ["failed", failedOrder()],
  ] as const)("a %s order goes to customer service after a day, not before", (_state, order) => {
    const due = order.escalateAt ?? 0;
    const escalate = { step: "escalate" } as const;
    expect(refusal(order, escalate, context("clock", { now: due - 1 }))).toBe("orderStateChanged");
    expect(moved(order, escalate, context("clock", { now: due })).order).toEqual({
      ...order,
      version: order.version + 1,
      escalateAt: null,
      appeal: { state: "open", by: "system", reason: null, openedAt: due },
    });
  });
});

describe("an appeal", () => {
  const appeal = { step: "appeal", reason: "wrong-amount" } as const;

  test.each(["buyer", "seller"] as const)("of the %s stops the clock", (by) => {
    const order = paidOrder();
    expect(moved(order, appeal, context(by)).order).toEqual({
      ...order,
      version: 3,
      escalateAt: null,
      appeal: { state: "open", by, reason: "wrong-amount", openedAt: LATER },
    });
  });

  test("that is withdrawn starts the day again, and can be opened again", () => {
    const order = appealed(paidOrder(), "seller");
    const withdraw = { step: "withdraw-appeal" } as const;
    expect(refusal(order, withdraw, context("buyer"))).toBe("orderStateChanged");
    const { order: withdrawn } = moved(order, withdraw, context("seller"));
    expect(withdrawn).toEqual({
      ...order,
      version: order.version + 1,
      escalateAt: LATER + DAY_MS,
      appeal: { ...order.appeal, state: "withdrawn" },
    });
    expect(moved(withdrawn, appeal, context("buyer")).order.appeal).toMatchObject({
      state: "open",
      by: "buyer",
    });
  });

  test("opened by the clock cannot be withdrawn", () => {
    const order = appealed(paidOrder(), "system");
    for (const by of ["buyer", "seller"] as const) {
      expect(refusal(order, { step: "withdraw-appeal" }, context(by))).toBe("orderStateChanged");
    }
  });

  test("after a time-out is the buyer's, for a day to the millisecond", () => {
    const order = timedOutOrder();
    const end = order.canceledAt + DAY_MS;
    const at = (now: number, by: OrderActor = "buyer", change: Partial<OrderIn<"canceled">> = {}) =>
      refusal({ ...order, ...change }, appeal, context(by, { now }));
    expect(at(end - 1)).toBeUndefined();
    expect(at(end)).toBe("orderStateChanged");
    expect(at(end - 1, "seller")).toBe("orderStateChanged");
    expect(at(end - 1, "buyer", { cancelReason: "buyer" })).toBe("orderStateChanged");
    const { order: open, flow } = moved(order, appeal, context("buyer"));
    expect(open).toMatchObject({ state: "canceled", appeal: { state: "open" }, escalateAt: null });
    // Nothing is in escrow any more.
    expect(flow).toEqual({ kind: "none" });
    expect(dueAt(open)).toBeNull();
    const close = { step: "close-appeal" } as const;
    expect(refusal(open, close, context("staff"))).toBe("caseNotYours");
    expect(moved(open, close, context("staff", { hasCase: true })).order).toMatchObject({
      state: "canceled",
      cancelReason: "timeout",
      appeal: { state: "resolved" },
    });
  });
});

const propose = (amount: bigint) => ({ step: "propose-split", amount }) as const;
const rule = (amount: bigint) => ({ step: "rule-split", ruling: terms({ amount }) }) as const;

describe("a split", () => {
  const order = appealed(paidOrder());
  const accept = { step: "accept-split" } as const;
  const proposed = (amount: bigint, by: "buyer" | "seller" = "buyer"): Order => ({
    ...order,
    split: { by, amount },
  });

  test("is proposed by either, by the seller with codes, and replaces the one before", () => {
    expect(moved(proposed(1n), propose(2n), context("buyer")).order).toEqual({
      ...order,
      version: order.version + 1,
      split: { by: "buyer", amount: 2n },
    });
    expect(refusal(order, propose(2n), context("seller"))).toBe("verificationNeeded");
    expect(moved(proposed(1n), propose(2n), context("seller", VERIFIED)).order.split).toEqual({
      by: "seller",
      amount: 2n,
    });
  });

  test("is between nothing and the whole amount", () => {
    const all = order.receiveQuantity;
    expect(refusal(order, propose(0n), context("buyer"))).toBeUndefined();
    expect(refusal(order, propose(all), context("buyer"))).toBeUndefined();
    expect(refusal(order, propose(-1n), context("buyer"))).toBe("splitOutside");
    expect(refusal(order, propose(all + 1n), context("buyer"))).toBe("splitOutside");
    const staff = context("staff", { hasCase: true });
    expect(refusal(order, rule(all + 1n), staff)).toBe("splitOutside");
    expect(refusal(order, rule(-1n), staff)).toBe("splitOutside");
  });

  test("is accepted by the other side, by the seller with codes, unless a side is on hold", () => {
    expect(refusal(order, accept, context("buyer"))).toBe("orderStateChanged");
    expect(refusal(proposed(1n), accept, context("buyer"))).toBe("orderStateChanged");
    expect(refusal(proposed(1n), accept, context("seller"))).toBe("verificationNeeded");
    expect(refusal(proposed(1n), accept, context("seller", { ...VERIFIED, isOnHold: true }))).toBe(
      "accountOnHold",
    );
    expect(refusal(proposed(1n, "seller"), accept, context("buyer"))).toBeUndefined();
  });

  const Q = order.quantity;
  const N = order.receiveQuantity;
  test.each<readonly [string, bigint, EscrowFlow, "completed" | "canceled"]>([
    ["nothing is a refund", 0n, { kind: "return" }, "canceled"],
    [
      "an atom costs no fee",
      1n,
      { kind: "pay", toBuyer: 1n, fee: 0n, toSeller: Q - 1n },
      "completed",
    ],
    [
      "999 atoms are the last without a fee",
      999n,
      { kind: "pay", toBuyer: 999n, fee: 0n, toSeller: Q - 999n },
      "completed",
    ],
    [
      "1,000 atoms cost the first atom of it",
      1_000n,
      { kind: "pay", toBuyer: 1_000n, fee: 1n, toSeller: Q - 1_001n },
      "completed",
    ],
    [
      "a part costs its part of the fee",
      4_000_000_000n,
      { kind: "pay", toBuyer: 4_000_000_000n, fee: 4_004_004n, toSeller: Q - 4_004_004_004n },
      "completed",
    ],
    ["all is a release", N, { kind: "pay", toBuyer: N, fee: order.fee, toSeller: 0n }, "completed"],
  ])("of which %s", (_what, amount, flow, state) => {
    const given = context("seller", VERIFIED);
    const byBoth = moved(proposed(amount), accept, given);
    const byStaff = moved(
      ruled(paidOrder(), "split", { amount, effectAt: LATER }),
      { step: "apply-split" },
      context("clock"),
    );
    for (const verdict of [byBoth, byStaff]) {
      expect(verdict.flow).toEqual(flow);
      expect(verdict.order).toMatchObject({
        state,
        appeal: { state: "resolved" },
        split: null,
        escalateAt: null,
        ...(state === "completed"
          ? { completedAt: LATER, confirmedAt: null, settledQuantity: amount, canceledAt: null }
          : {
              completedAt: null,
              settledQuantity: null,
              canceledAt: LATER,
              cancelReason: "appeal",
            }),
      });
    }
  });

  test("of all leaves the seller nothing, also where a quantity is not the smallest for its net", () => {
    // One atom less would leave the buyer as much.
    const odd = { ...order, quantity: 1_000n, fee: 1n, receiveQuantity: 999n };
    const { flow } = moved(
      { ...odd, split: { by: "buyer", amount: 999n } },
      accept,
      context("seller", VERIFIED),
    );
    expect(flow).toEqual({ kind: "pay", toBuyer: 999n, fee: 1n, toSeller: 0n });
  });
});

test("the clock checks an order only when a step is due", () => {
  expect(dueAt(placedOrder())).toBe(placedOrder().payBy);
  expect(dueAt(paidOrder())).toBe(PAID_AT + 15 * MINUTE_MS);
  expect(dueAt(paidOrder({ isReminded: true }))).toBe(PAID_AT + DAY_MS);
  expect(dueAt(releasingOrder())).toBe(CONFIRMED_AT);
  expect(dueAt(failedOrder())).toBe(CONFIRMED_AT + DAY_MS);
  for (const order of [appealed(paidOrder()), appealed(failedOrder()), completedOrder()]) {
    expect(dueAt(order)).toBeNull();
  }
  expect(dueAt(timedOutOrder())).toBeNull();
  expect(dueAt(ruled(paidOrder(), "refund"))).toBe(EFFECT_AT);
  expect(dueAt(ruled(failedOrder(), "release"))).toBe(EFFECT_AT);
  // A required approval is waited for without a limit.
  expect(dueAt(ruled(paidOrder(), "refund", { effectAt: null }))).toBeNull();
});
