// A payment that the seller has not received.
import { describe, expect, test } from "vitest";
import { decideOrder, type OrderContext } from "./decide-order.ts";
import { appealed, MINUTE_MS, PAID_AT, paidOrder } from "./order.fixture.ts";
import type { Order, OrderActor } from "./order.ts";
import { listActions, outlookOf } from "./order-view.ts";
import { isProofOverdue, proofBy } from "./proof-of-payment.ts";

const FROM = PAID_AT + 10 * MINUTE_MS;

function tried(order: Order, by: OrderActor, now: number) {
  const context: OrderContext = { by, now, isVerified: false, isOnHold: false, hasCase: false };
  return decideOrder(order, { step: "not-received" }, context);
}

describe("not received", () => {
  test("is reported by the seller from the usual time of arrival on", () => {
    const order = paidOrder();
    expect(order.arrivesBy).toBe(FROM);
    expect(tried(order, "seller", FROM - 1)).toMatchObject({ error: "notReceivedTooEarly" });
    expect(tried(order, "buyer", FROM)).toMatchObject({ error: "orderStateChanged" });
    expect(tried(order, "seller", FROM)).toMatchObject({
      flow: { kind: "none" },
      order: {
        state: "paid",
        escalateAt: null,
        notReceived: { at: FROM, answeredAt: null },
        appeal: { state: "open", by: "seller", reason: "payment-not-received", openedAt: FROM },
      },
    });
    expect(listActions(order, "seller", FROM - 1)).not.toContain("not-received");
    expect(listActions(order, "seller", FROM)).toContain("not-received");
  });

  test("waits as long as the method takes", () => {
    const slow = paidOrder({ arrivesBy: PAID_AT + 600 * MINUTE_MS });
    expect(tried(slow, "seller", FROM)).toMatchObject({ error: "notReceivedTooEarly" });
    expect(tried(slow, "seller", PAID_AT + 600 * MINUTE_MS)).toMatchObject({ ok: true });
  });

  test("is reported also after the clock has called customer service", () => {
    const arrivesBy = PAID_AT + 72 * 60 * MINUTE_MS;
    const handed = appealed(paidOrder({ arrivesBy }), "system");
    expect(tried(handed, "seller", arrivesBy - 1)).toMatchObject({ error: "notReceivedTooEarly" });
    expect(listActions(handed, "seller", arrivesBy)).toContain("not-received");
    expect(tried(handed, "seller", arrivesBy)).toMatchObject({
      order: {
        notReceived: { at: arrivesBy, answeredAt: null },
        appeal: { state: "open", by: "seller", reason: "payment-not-received" },
      },
    });
    // A side's own appeal requests proof already, and a ruling has considered it.
    for (const by of ["buyer", "seller"] as const) {
      const own = appealed(paidOrder({ arrivesBy }), by);
      expect(tried(own, "seller", arrivesBy)).toMatchObject({ error: "orderStateChanged" });
    }
  });

  test("is reported once per order, and withdrawing it ends the request for proof", () => {
    const said = tried(paidOrder(), "seller", FROM);
    if (!said.ok) throw new Error(said.error);
    const withdraw = { by: "seller", now: FROM + 1, isVerified: false, isOnHold: false } as const;
    const withdrawn = decideOrder(
      said.order,
      { step: "withdraw-appeal" },
      { ...withdraw, hasCase: false },
    );
    if (!withdrawn.ok) throw new Error(withdrawn.error);
    expect(tried(withdrawn.order, "seller", FROM + 2)).toMatchObject({
      error: "orderStateChanged",
    });
    expect(isProofOverdue(withdrawn.order, FROM + 600 * MINUTE_MS)).toBe(false);
  });

  test("gives the buyer an hour, then staff decides, and no coins move by themselves", () => {
    const order: Order = {
      ...appealed(paidOrder(), "seller"),
      notReceived: { at: FROM, answeredAt: null },
    };
    const until = FROM + 60 * MINUTE_MS;
    expect(proofBy(order)).toBe(until);
    expect(outlookOf(order, until - 1)).toEqual({ at: until, outcome: "proof" });
    expect(outlookOf(order, until)).toEqual({ at: null, outcome: "staff" });
    expect(isProofOverdue(order, until - 1)).toBe(false);
    expect(isProofOverdue(order, until)).toBe(true);
    const answered = { ...order, notReceived: { at: FROM, answeredAt: until - 1 } };
    expect(outlookOf(answered, until - 1)).toEqual({ at: null, outcome: "staff" });
    expect(isProofOverdue(answered, until)).toBe(false);
  });
});
