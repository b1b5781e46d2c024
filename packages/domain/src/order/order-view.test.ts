import { describe, expect, test } from "vitest";
import { ORDER_ACTIONS, type OrderAction } from "./order-step.ts";
import { decideOrder, type OrderRequest } from "./decide-order.ts";
import { ORDER_TABLE, type Transition } from "./order-table.ts";
import {
  appealed,
  completedOrder,
  CONFIRMED_AT,
  DAY_MS,
  failedOrder,
  MINUTE_MS,
  NOW,
  PAID_AT,
  paidOrder,
  placedOrder,
  releasingOrder,
  timedOutOrder,
} from "./order.fixture.ts";
import type { Order, OrderRole } from "./order.ts";
import { codePurposeOf, labelOf, listActions, outlookOf } from "./order-view.ts";

const LATER = NOW + 12 * MINUTE_MS;
const withdrawn = (order: Order): Order => ({
  ...order,
  appeal: { ...appealed(order).appeal, state: "withdrawn" },
});
const resolved = (order: Order): Order => ({
  ...order,
  appeal: { ...appealed(order).appeal, state: "resolved" },
});

/** State and appeal, then what the buyer reads, then the seller. */
test.each([
  ["pending_payment", placedOrder(), "pendingPayment", "pendingPayment"],
  ["paid", paidOrder(), "pendingRelease", "pendingFiatReceipt"],
  ["paid, withdrawn", withdrawn(paidOrder()), "pendingRelease", "pendingFiatReceipt"],
  ["paid, open", appealed(paidOrder()), "inProcess", "inProcess"],
  ["releasing", releasingOrder(), "pendingCryptoReceipt", "inProcess"],
  ["failed", failedOrder(), "failed", "failed"],
  ["failed, open", appealed(failedOrder()), "inProcess", "inProcess"],
  ["completed", completedOrder(), "completed", "completed"],
  ["completed, resolved", resolved(completedOrder()), "completed", "completed"],
  ["canceled", timedOutOrder(), "canceled", "canceled"],
  ["canceled, open", appealed(timedOutOrder()), "inProcess", "inProcess"],
] as const)("the label of %s", (_name, order, buyer, seller) => {
  expect([labelOf(order, "buyer"), labelOf(order, "seller")]).toEqual([buyer, seller]);
});

/** In the states that can have one. */
const split = (order: Order, by: OrderRole): Order =>
  order.state === "paid" || order.state === "failed"
    ? { ...order, split: { by, amount: 1n } }
    : order;

describe("the buttons", () => {
  test.each<readonly [string, Order, readonly OrderAction[], readonly OrderAction[]]>([
    ["pending_payment", placedOrder(), ["pay", "cancel"], ["extend"]],
    ["extended", placedOrder({ isExtended: true }), ["pay", "cancel"], []],
    ["past its deadline", placedOrder({ payBy: LATER }), ["cancel"], []],
    ["paid", paidOrder(), ["appeal"], ["release", "appeal"]],
    [
      "paid and not arrived",
      paidOrder({ arrivesBy: LATER }),
      ["appeal"],
      ["release", "appeal", "not-received"],
    ],
    ["paid, withdrawn", withdrawn(paidOrder()), ["appeal"], ["release", "appeal"]],
    [
      "paid, open",
      appealed(paidOrder()),
      ["withdraw-appeal", "propose-split"],
      ["release", "propose-split"],
    ],
    [
      "paid, opened by the clock",
      appealed(paidOrder(), "system"),
      ["propose-split"],
      ["release", "propose-split"],
    ],
    [
      "with the buyer's proposal",
      split(appealed(paidOrder(), "seller"), "buyer"),
      ["propose-split"],
      ["release", "withdraw-appeal", "propose-split", "accept-split"],
    ],
    [
      "with the seller's proposal",
      split(appealed(failedOrder(), "seller"), "seller"),
      ["propose-split", "accept-split"],
      ["retry", "withdraw-appeal", "propose-split"],
    ],
    ["releasing", releasingOrder(), [], []],
    ["failed", failedOrder(), ["appeal"], ["retry", "appeal", "not-received"]],
    ["failed after an appeal", resolved(failedOrder()), [], ["retry"]],
    ["completed", completedOrder(), [], []],
    ["canceled by the clock", timedOutOrder(), ["appeal"], []],
    ["canceled by the buyer", timedOutOrder({ cancelReason: "buyer" }), [], []],
    ["canceled and appealed", appealed(timedOutOrder()), [], []],
  ])("of an order %s", (_name, order, buyer, seller) => {
    const at = order.state === "pending_payment" || order.state === "paid" ? LATER : NOW + DAY_MS;
    expect(listActions(order, "buyer", at)).toEqual(buyer);
    expect(listActions(order, "seller", at)).toEqual(seller);
  });

  test("are the steps that the table permits, and those that need codes say so", () => {
    const orders = [placedOrder(), paidOrder(), releasingOrder(), failedOrder(), timedOutOrder()]
      .flatMap((order) => [order, appealed(order), withdrawn(order), resolved(order)])
      .flatMap((order) => [order, split(order, "buyer"), split(order, "seller")]);
    for (const order of orders) {
      for (const by of ["buyer", "seller"] as const) {
        for (const action of ORDER_ACTIONS) {
          const tried = (isVerified: boolean) =>
            decideOrder(order, requestOf(action), {
              by,
              now: LATER,
              isVerified,
              isOnHold: false,
              hasCase: false,
            });
          const isShown = listActions(order, by, LATER).includes(action);
          expect(tried(true).ok).toBe(isShown);
          const isHeldUp = isShown && !tried(false).ok;
          const purpose = codePurposeOf(action, by, order.state, order.appeal.state);
          expect(isHeldUp).toBe(isShown && purpose !== null);
        }
      }
    }
  });
});

describe("codes", () => {
  test("are asked of a seller before coins leave", () => {
    expect(codePurposeOf("release", "seller", "paid", "none")).toBe("release");
    expect(codePurposeOf("retry", "seller", "failed", "open")).toBe("release");
    expect(codePurposeOf("propose-split", "seller", "paid", "open")).toBe("split");
    expect(codePurposeOf("accept-split", "seller", "paid", "open")).toBe("split");
  });

  test("are not required otherwise", () => {
    expect(codePurposeOf("retry", "seller", "failed", "none")).toBeNull();
    expect(codePurposeOf("pay", "buyer", "pending_payment", "none")).toBeNull();
    expect(codePurposeOf("accept-split", "buyer", "paid", "open")).toBeNull();
    expect(codePurposeOf("release", "buyer", "paid", "open")).toBeNull();
  });
});

function requestOf(action: OrderAction): OrderRequest {
  if (action === "extend") return { step: action, minutes: 5 };
  if (action === "appeal") return { step: action, reason: "other" };
  if (action === "propose-split") return { step: action, amount: 1n };
  return { step: action };
}

describe("without an action", () => {
  test.each([
    ["pending_payment", placedOrder(), { at: placedOrder().payBy, outcome: "canceled" }],
    ["paid", paidOrder(), { at: PAID_AT + DAY_MS, outcome: "appeal" }],
    ["paid, withdrawn", withdrawn(paidOrder()), { at: PAID_AT + DAY_MS, outcome: "appeal" }],
    ["releasing", releasingOrder(), { at: null, outcome: "completed" }],
    ["failed", failedOrder(), { at: CONFIRMED_AT + DAY_MS, outcome: "appeal" }],
    ["paid, open", appealed(paidOrder()), { at: null, outcome: "staff" }],
    ["failed, open", appealed(failedOrder()), { at: null, outcome: "staff" }],
    ["canceled, open", appealed(timedOutOrder()), { at: null, outcome: "staff" }],
    ["completed", completedOrder(), null],
    ["canceled", timedOutOrder(), null],
  ] as const)("%s", (_name, order, outlook) => {
    expect(outlookOf(order, LATER)).toEqual(outlook);
  });

  test("the announced step is what the clock then does, and nothing before", () => {
    for (const order of [placedOrder(), paidOrder(), failedOrder()]) {
      const outlook = outlookOf(order, LATER);
      const rows: readonly Transition[] = ORDER_TABLE;
      const ofClock = rows.filter(
        ({ by, from, appeal }) =>
          by.includes("clock") && from.includes(order.state) && appeal.includes(order.appeal.state),
      );
      expect(ofClock).toHaveLength(1);
      const at = outlook?.at ?? 0;
      const tick = (now: number) =>
        ofClock.map(({ step }) =>
          step === "time-out" || step === "escalate"
            ? decideOrder(order, { step }, clockAt(now))
            : null,
        )[0];
      expect(tick(at - 1)).toMatchObject({ ok: false });
      expect(tick(at)).toMatchObject(
        outlook?.outcome === "canceled"
          ? { order: { state: "canceled" } }
          : { order: { state: order.state, appeal: { state: "open" } } },
      );
    }
  });
});

function clockAt(now: number) {
  return { by: "clock", now, isVerified: false, isOnHold: false, hasCase: false } as const;
}
