import { describe, expect, test } from "vitest";
import { ORDER_STEPS, type OrderStep } from "../order/order-step.ts";
import {
  ADVERTISER,
  appealed,
  completedOrder,
  EFFECT_AT,
  MINUTE_MS,
  NOW,
  paidOrder,
  placedOrder,
  ruled,
  TAKER,
  timedOutOrder,
} from "../order/order.fixture.ts";
import type { Order, OrderActor } from "../order/order.ts";
import { evidenceNoticeOf, noticesOf, reminderOf } from "./order-notices.ts";

/** On the sell offer of these tests the taker buys. */
const [BUYER, SELLER] = [TAKER, ADVERTISER];

const SPLIT = { step: "propose-split", actor: "seller" } as const;

const told = (order: Order, step: OrderStep | "create", actor: OrderActor) =>
  noticesOf(order, { step, actor }).map(({ userId, kind }) => [userId, kind]);

const resolved = (order: Order): Order => ({
  ...order,
  appeal: { ...appealed(order).appeal, state: "resolved" },
});

describe("a step notifies", () => {
  const appeal = appealed(paidOrder());
  const steps: readonly [string, Order, OrderStep | "create", OrderActor, unknown][] = [
    ["the advertiser when he sells", placedOrder(), "create", "buyer", [[SELLER, "order-created"]]],
    ["the seller who waits for money", paidOrder(), "pay", "buyer", [[SELLER, "order-paid"]]],
    ["the seller left alone", timedOutOrder(), "cancel", "buyer", [[SELLER, "order-canceled"]]],
    ["the buyer with more time", placedOrder(), "extend", "seller", [[BUYER, "order-extended"]]],
    ["the other side of an appeal", appeal, "appeal", "seller", [[BUYER, "appeal-opened"]]],
    ["the other side", paidOrder(), "withdraw-appeal", "buyer", [[SELLER, "appeal-withdrawn"]]],
    [
      "the side without a second look",
      appeal,
      "second-look",
      "buyer",
      [[SELLER, "second-look-asked"]],
    ],
    ["whom it is proposed to", appeal, "propose-split", "seller", [[BUYER, "split-proposed"]]],
  ];
  test.each(steps)("%s", (_who, order, step, actor, expected) => {
    expect(told(order, step, actor)).toEqual(expected);
  });

  test.each([
    ["time-out", "clock", timedOutOrder(), "order-timed-out"],
    ["settle", "system", completedOrder(), "order-completed"],
    ["refuse-settlement", "system", paidOrder(), "order-failed"],
    ["escalate", "clock", appeal, "appeal-opened"],
    ["accept-split", "buyer", resolved(completedOrder()), "appeal-resolved"],
    ["rule-release", "staff", ruled(paidOrder(), "release"), "appeal-ruled"],
    ["rule-refund", "staff", ruled(paidOrder(), "refund"), "appeal-ruled"],
    ["rule-split", "staff", ruled(paidOrder(), "split"), "appeal-ruled"],
    ["apply-release", "clock", resolved(completedOrder()), "appeal-resolved"],
    ["apply-refund", "clock", resolved(timedOutOrder()), "appeal-resolved"],
    ["apply-split", "clock", resolved(completedOrder()), "appeal-resolved"],
    ["close-appeal", "staff", resolved(timedOutOrder()), "appeal-resolved"],
  ] as const)("both sides: %s", (step, actor, order, kind) => {
    expect(told(order, step, actor)).toEqual([
      [BUYER, kind],
      [SELLER, kind],
    ]);
  });

  test("the advertiser who buys: the advertiser has to pay", () => {
    const order = placedOrder({ offerSide: "buy" });
    const [notice] = noticesOf(order, { step: "create", actor: "seller" });
    expect(notice).toMatchObject({
      userId: ADVERTISER,
      facts: { role: "buyer", quantity: "99.90000000", deadline: order.payBy },
    });
  });

  test("no side of a release or a retry: its result follows at once", () => {
    expect(told(paidOrder(), "release", "seller")).toEqual([]);
    expect(told(paidOrder(), "retry", "seller")).toEqual([]);
  });

  test("both sides of a ruling, with the buyer's share and its time", () => {
    for (const [kind, share] of [
      ["release", "99.90000000"],
      ["refund", "0.00000000"],
      ["split", "40.00000000"],
    ] as const) {
      const step = { step: `rule-${kind}`, actor: "staff" } as const;
      for (const { facts } of noticesOf(ruled(paidOrder(), kind), step)) {
        expect(facts).toMatchObject({ share, deadline: EFFECT_AT });
      }
    }
  });

  test("the buyer, with the deadline for proof", () => {
    const order = { ...appeal, notReceived: { at: NOW, answeredAt: null } };
    const [notice, ...others] = noticesOf(order, { step: "not-received", actor: "seller" });
    expect(others).toEqual([]);
    expect(notice).toMatchObject({
      userId: BUYER,
      kind: "proof-wanted",
      facts: { deadline: NOW + 60 * MINUTE_MS },
    });
  });

  test("not the side that took the step", () => {
    const alone = ORDER_STEPS.flatMap((step) =>
      (["buyer", "seller"] as const).map((actor) => {
        const people = told(paidOrder(), step, actor).map(([userId]) => userId);
        return { people, own: actor === "buyer" ? BUYER : SELLER };
      }),
    ).filter(({ people }) => people.length === 1);
    expect(alone.length).toBeGreaterThan(0);
    expect(alone.filter(({ people, own }) => people.includes(own))).toEqual([]);
  });
});

test("a notification includes all values of its text", () => {
  const [notice] = noticesOf(paidOrder(), { step: "pay", actor: "buyer" });
  expect(notice?.facts).toEqual({
    orderId: "1",
    role: "seller",
    crypto: "USDT",
    fiat: "EUR",
    quantity: "100.00000000",
    fiatAmount: "93.00",
    payMethod: "sepa",
    deadline: paidOrder().confirmBy,
    by: "buyer",
    share: null,
  });
});

test("a proposed split states what the buyer would get, and an end what the buyer got", () => {
  const split = { by: "seller", amount: 5_000_000_000n } as const;
  const [proposal] = noticesOf({ ...appealed(paidOrder()), split }, SPLIT);
  expect(proposal?.facts.share).toBe("50.00000000");
  const [end] = noticesOf(completedOrder(), { step: "settle", actor: "system" });
  expect(end?.facts.share).toBe("99.90000000");
});

test("the reminder is sent to the seller", () => {
  expect(reminderOf(paidOrder())).toMatchObject({
    userId: SELLER,
    kind: "confirm-reminder",
    // When customer service takes over.
    facts: { deadline: paidOrder().escalateAt },
  });
});

describe("evidence notifies", () => {
  const order = appealed(paidOrder());
  const added = (by: "buyer" | "seller", lastAt: number | null) =>
    evidenceNoticeOf(order, { by, lastAt, now: 1_000_000 });

  test("the other side", () => {
    expect(added("buyer", null)).toMatchObject({
      userId: SELLER,
      kind: "evidence-added",
      facts: { role: "seller", by: "buyer", deadline: null, share: null },
    });
    expect(added("seller", null)).toMatchObject({ userId: BUYER, facts: { role: "buyer" } });
  });

  test("no side within ten minutes of an earlier statement of the same side", () => {
    expect(added("buyer", 1_000_000 - 599_999)).toBeNull();
    expect(added("buyer", 1_000_000 - 600_000)).not.toBeNull();
  });
});
