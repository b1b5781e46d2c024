// A ruling of staff from its announcement to its effect.
import { describe, expect, test } from "vitest";
import { toUserId } from "../ids.ts";
import {
  decideOrder,
  type OrderContext,
  type OrderRequest,
  type OrderVerdict,
} from "./decide-order.ts";
import {
  appealed,
  DAY_MS,
  EFFECT_AT,
  failedOrder,
  MINUTE_MS,
  paidOrder,
  RULED_AT,
  ruled,
  terms,
} from "./order.fixture.ts";
import type { Order, OrderActor, RulingKind } from "./order.ts";
import { listActions, outlookOf } from "./order-view.ts";
import { hasRuledBefore } from "./standing-ruling.ts";

const LATER = RULED_AT + 10 * MINUTE_MS;
const VERIFIED = { isVerified: true };

function context(by: OrderActor, change: Partial<OrderContext> = {}): OrderContext {
  return { by, now: LATER, isVerified: false, isOnHold: false, hasCase: false, ...change };
}

function moved(order: Order, request: OrderRequest, given: OrderContext) {
  const verdict = decideOrder(order, request, given);
  if (!verdict.ok) throw new Error(`it was refused: ${verdict.error}`);
  return verdict;
}

function refusal(order: Order, request: OrderRequest, given: OrderContext) {
  const verdict: OrderVerdict = decideOrder(order, request, given);
  return verdict.ok ? undefined : verdict.error;
}

const STAFF = context("staff", { hasCase: true });
const ACCEPT = { step: "accept-ruling" } as const;
const LOOK = { step: "second-look" } as const;
const KINDS: readonly RulingKind[] = ["release", "refund", "split"];
const SPLIT = 4_000_000_000n;
const ruleAs = (kind: RulingKind) =>
  ({
    step: `rule-${kind}`,
    ruling: terms({ amount: kind === "split" ? SPLIT : null }),
  }) as const;

describe("a ruling", () => {
  const order = appealed(paidOrder());

  test.each(KINDS)("to %s waits for two hours and leaves the coins in escrow", (kind) => {
    const { order: after, flow } = moved(order, ruleAs(kind), STAFF);
    expect(flow).toEqual({ kind: "none" });
    expect(after).toEqual({
      ...order,
      version: order.version + 1,
      ruling: {
        ...terms({ amount: kind === "split" ? SPLIT : null }),
        kind,
        at: LATER,
        effectAt: LATER + 2 * 60 * MINUTE_MS,
        approvedById: null,
        acceptedBy: [],
      },
    });
  });

  test("is made by the member of staff with the case alone, hold or not", () => {
    for (const kind of KINDS) {
      expect(refusal(order, ruleAs(kind), context("staff"))).toBe("caseNotYours");
      expect(refusal(order, ruleAs(kind), { ...STAFF, isOnHold: true })).toBeUndefined();
      for (const by of ["buyer", "seller", "clock", "system"] as const) {
        expect(refusal(order, ruleAs(kind), { ...STAFF, by })).toBe("orderStateChanged");
      }
    }
  });

  test("is not replaced while it waits", () => {
    expect(refusal(ruled(paidOrder(), "release"), ruleAs("refund"), STAFF)).toBe(
      "orderStateChanged",
    );
  });

  test("that waits for approval is void once anything else happens", () => {
    const waiting: Order = {
      ...ruled(paidOrder(), "refund", { effectAt: null }),
      split: { by: "buyer", amount: 1n },
    };
    for (const [request, given] of [
      [{ step: "withdraw-appeal" }, context("buyer")],
      [{ step: "release" }, context("seller", VERIFIED)],
    ] as const) {
      expect(moved(waiting, request, given).order).toMatchObject({ ruling: null, split: null });
    }
    const again = moved(waiting, { step: "propose-split", amount: 2n }, context("buyer"));
    expect(again.order).toMatchObject({ ruling: null, split: { amount: 2n } });
  });
});

describe("a waiting ruling", () => {
  test.each<readonly [RulingKind, object, object]>([
    [
      "release",
      { state: "completed", settledQuantity: paidOrder().receiveQuantity, confirmedAt: null },
      { kind: "pay", toBuyer: paidOrder().receiveQuantity, fee: paidOrder().fee, toSeller: 0n },
    ],
    ["refund", { state: "canceled", cancelReason: "appeal" }, { kind: "return" }],
    ["split", { state: "completed", settledQuantity: SPLIT }, { kind: "pay", toBuyer: SPLIT }],
  ])("to %s is applied by the clock at its time, not before", (kind, state, flow) => {
    const order = ruled(paidOrder(), kind);
    const apply = { step: `apply-${kind}` } as const;
    expect(refusal(order, apply, context("clock", { now: EFFECT_AT - 1 }))).toBe(
      "orderStateChanged",
    );
    const at = context("clock", { now: EFFECT_AT });
    const applied = moved(order, apply, at);
    expect(applied.order).toMatchObject({ ...state, appeal: { state: "resolved" }, ruling: null });
    expect(applied.flow).toMatchObject(flow);
    for (const other of KINDS.filter((one) => one !== kind)) {
      expect(refusal(order, { step: `apply-${other}` }, at)).toBe("orderStateChanged");
    }
    for (const by of ["buyer", "seller", "staff", "system"] as const) {
      expect(refusal(order, apply, { ...STAFF, now: EFFECT_AT, by })).toBe("orderStateChanged");
    }
    expect(refusal(order, apply, { ...at, isOnHold: true })).toBe("accountOnHold");
  });

  test.each([
    ["release", "seller", "buyer"],
    ["refund", "buyer", "seller"],
  ] as const)("to %s is due at once when the %s accepts, who loses", (kind, loser, winner) => {
    const order = ruled(paidOrder(), kind);
    expect(refusal(order, ACCEPT, context(winner))).toBe("orderStateChanged");
    const { order: accepted, flow } = moved(order, ACCEPT, context(loser));
    expect(flow).toEqual({ kind: "none" });
    expect(accepted.ruling).toMatchObject({ acceptedBy: [loser], effectAt: LATER });
    // An accepted ruling has no second look.
    expect(refusal(accepted, LOOK, context(winner))).toBe("orderStateChanged");
    expect(
      refusal(accepted, { step: `apply-${kind}` }, context("clock", { now: LATER })),
    ).toBeUndefined();
  });

  test("to split waits until both have accepted", () => {
    const order = ruled(paidOrder(), "split");
    const { order: once } = moved(order, ACCEPT, context("seller"));
    expect(once.ruling).toMatchObject({ acceptedBy: ["seller"], effectAt: EFFECT_AT });
    expect(refusal(once, ACCEPT, context("seller"))).toBe("orderStateChanged");
    expect(refusal(once, LOOK, context("buyer"))).toBeUndefined();
    const { order: twice } = moved(once, ACCEPT, context("buyer"));
    expect(twice.ruling).toMatchObject({ acceptedBy: ["seller", "buyer"], effectAt: LATER });
  });

  test.each(["buyer", "seller"] as const)("returns to the queue when the %s asks", (by) => {
    const order = ruled(paidOrder(), "refund");
    const { order: again, flow } = moved(order, LOOK, context(by));
    expect(flow).toEqual({ kind: "none" });
    expect(again).toMatchObject({
      ruling: null,
      caseStaffId: null,
      secondLook: { by, at: LATER, staffIds: [order.ruling?.byId] },
      appeal: { state: "open" },
    });
    // Once per order, whichever side asks.
    const second = { ...ruled(paidOrder(), "release"), secondLook: again.secondLook };
    for (const side of ["buyer", "seller"] as const) {
      expect(refusal(second, LOOK, context(side))).toBe("orderStateChanged");
    }
  });

  test("keeps who ruled and who approved it away from the second look", () => {
    const [approver, other] = [toUserId(8n), toUserId(9n)];
    const order = ruled(paidOrder(), "refund", { approvedById: approver });
    const { order: again } = moved(order, LOOK, context("buyer"));
    const ruler = order.ruling?.byId ?? other;
    const asked = [ruler, approver, other].map((id) => hasRuledBefore(again, id));
    expect(asked).toEqual([true, true, false]);
    expect(hasRuledBefore(order, ruler)).toBe(false);
  });

  test("is applied by the clock from its time on", () => {
    const order = ruled(paidOrder(), "refund");
    for (const request of [ACCEPT, LOOK]) {
      const at = (now: number) => refusal(order, request, context("buyer", { now }));
      expect(at(EFFECT_AT - 1)).toBeUndefined();
      expect(at(EFFECT_AT)).toBe("orderStateChanged");
    }
  });

  test("is void by a release, a retry or an accepted split", () => {
    for (const [order, request, given] of [
      [ruled(paidOrder(), "refund"), { step: "release" }, context("seller", VERIFIED)],
      [ruled(failedOrder(), "refund"), { step: "retry" }, context("seller", VERIFIED)],
      [
        { ...ruled(paidOrder(), "refund"), split: { by: "seller", amount: 5n } },
        { step: "accept-split" },
        context("buyer"),
      ],
    ] as const) {
      expect(moved(order, request, given).order.ruling).toBeNull();
    }
  });

  test("is not delayed by the losing side with a proposal or by withdrawing the appeal", () => {
    const order = ruled(paidOrder(), "refund");
    const proposal = { step: "propose-split", amount: 2n } as const;
    expect(moved(order, proposal, context("buyer")).order).toMatchObject({
      ruling: order.ruling,
      split: { by: "buyer", amount: 2n },
    });
    expect(refusal(order, { step: "withdraw-appeal" }, context("buyer"))).toBe("orderStateChanged");
  });

  test("is what happens without an action", () => {
    const order = ruled(paidOrder(), "release");
    expect(outlookOf(order, LATER)).toEqual({ at: EFFECT_AT, outcome: "ruling" });
    expect(listActions(order, "seller", LATER)).toContain("accept-ruling");
    expect(listActions(order, "buyer", LATER)).not.toContain("accept-ruling");
    for (const role of ["buyer", "seller"] as const) {
      expect(listActions(order, role, LATER)).toContain("second-look");
    }
  });
});

describe("a refund for silence alone", () => {
  const asked = appealed(paidOrder(), "seller");
  const { paidAt } = asked;
  const silent: Order = {
    ...asked,
    notReceived: { at: paidAt + 20 * MINUTE_MS, answeredAt: null },
  };
  const refund = { step: "rule-refund", ruling: terms({ reason: "no-answer" }) } as const;
  const at = (order: Order, now: number) => refusal(order, refund, { ...STAFF, now });

  test("is ruled from 24 hours after the payment was marked, to the millisecond", () => {
    expect(at(silent, paidAt + DAY_MS - 1)).toBe("silenceTooEarly");
    expect(at(silent, paidAt + DAY_MS)).toBeUndefined();
  });

  test("is not ruled before the time for proof is over", () => {
    const late: Order = {
      ...asked,
      notReceived: { at: paidAt + DAY_MS - MINUTE_MS, answeredAt: null },
    };
    expect(at(late, paidAt + DAY_MS)).toBe("silenceTooEarly");
    expect(at(late, paidAt + DAY_MS + 59 * MINUTE_MS)).toBeUndefined();
  });

  test("is not ruled where the buyer has answered or was never asked", () => {
    const answered = { ...silent, notReceived: { at: paidAt, answeredAt: paidAt + 1 } };
    for (const order of [answered, asked]) {
      expect(at(order, paidAt + 2 * DAY_MS)).toBe("silenceTooEarly");
    }
  });
});
