// After any sequence of steps an order keeps the constraints of the database, and every atom leaves
// the escrow once.
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { feeOf } from "../trade/quote.ts";
import {
  decideOrder,
  dueAt,
  type OrderContext,
  type OrderRequest,
  type OrderVerdict,
} from "./decide-order.ts";
import {
  findTransition,
  ORDER_STEPS,
  ORDER_TABLE,
  type OrderStep,
  type Transition,
} from "./order-table.ts";
import {
  appealed,
  failedOrder,
  NOW,
  paidOrder,
  placedOrder,
  ruled,
  terms as rulingTerms,
  timedOutOrder,
} from "./order.fixture.ts";
import { isOpen, ORDER_ACTORS, type Order } from "./order.ts";

/** Seconds alone; on a machine that is busy with other tests several times as long. */
const PROPERTY_MS = 60_000;

const terms = fc
  .record({
    quantity: fc.oneof(fc.bigInt(2n, 5_000n), fc.bigInt(2n, 10n ** 15n)),
    numerator: fc.bigInt(0n, 500n),
    offerSide: fc.constantFrom("sell" as const, "buy" as const),
  })
  .map(({ quantity, numerator, offerSide }) => {
    const feeRate = { numerator, denominator: 1_000n };
    const fee = feeOf(feeRate, quantity);
    return { offerSide, quantity, fee, receiveQuantity: quantity - fee, feeRate };
  });

/** Some begin further on, since few sequences get that far. */
const start: fc.Arbitrary<Order> = terms.chain((agreement) =>
  fc.constantFrom(
    placedOrder(agreement),
    paidOrder(agreement),
    appealed(paidOrder(agreement)),
    appealed(failedOrder(agreement), "seller"),
    ruled(paidOrder(agreement), "release"),
    ruled(failedOrder(agreement), "refund"),
    ruled(paidOrder(agreement), "split", { amount: agreement.receiveQuantity / 2n }),
    timedOutOrder(agreement),
  ),
);

interface Try {
  /** Mostly one of the table's rows from here, since chance alone seldom gets far. */
  readonly row: number | null;
  readonly step: OrderStep;
  readonly context: Omit<OrderContext, "now">;
  readonly waitMs: number;
  readonly minutes: number;
  /** Thousandths of what the buyer would get, and atoms more or less. */
  readonly part: bigint;
  readonly atoms: bigint;
}

const anyTry: fc.Arbitrary<Try> = fc.record({
  row: fc.option(fc.nat(), { freq: 4 }),
  step: fc.constantFrom(...ORDER_STEPS),
  context: fc.record({
    by: fc.constantFrom(...ORDER_ACTORS),
    isVerified: fc.oneof({ arbitrary: fc.constant(true), weight: 3 }, fc.boolean()),
    isOnHold: fc.boolean(),
    hasCase: fc.boolean(),
  }),
  waitMs: fc.constantFrom(
    0,
    0,
    0,
    0,
    0,
    1,
    60_000,
    899_999,
    900_000,
    7_200_000,
    86_399_999,
    86_400_000,
  ),
  minutes: fc.integer({ min: 0, max: 31 }),
  part: fc.constantFrom(0n, 1n, 400n, 1_000n),
  atoms: fc.constantFrom(-1n, 0n, 1n),
});

/** Who tries what. */
function attempt({ row, step, context }: Try, { state, appeal }: Order) {
  const rows: readonly Transition[] = ORDER_TABLE;
  const open = rows.filter((one) => one.from.includes(state) && one.appeal.includes(appeal.state));
  const chosen = row === null ? undefined : open[row % open.length];
  if (row === null || chosen === undefined) return { step, by: context.by };
  return { step: chosen.step, by: chosen.by[row % chosen.by.length] ?? context.by };
}

function requestOf(step: OrderStep, { minutes, part, atoms }: Try, order: Order) {
  return request(step, minutes, (order.receiveQuantity * part) / 1_000n + atoms);
}

function request(step: OrderStep, minutes: number, amount: bigint): OrderRequest {
  if (step === "extend") return { step, minutes };
  if (step === "appeal") return { step, reason: "other" };
  if (step === "propose-split") return { step, amount };
  if (step === "rule-split") return { step, ruling: rulingTerms({ amount }) };
  if (step === "rule-release" || step === "rule-refund") {
    return { step, ruling: rulingTerms() };
  }
  return { step };
}

const isSet = (value: unknown) => value !== null;

/** What the table of the database checks, row by row. */
function expectKept(order: Order): void {
  const { state, appeal, split, settledQuantity, cancelReason } = order;
  expect(isSet(order.canceledAt)).toBe(state === "canceled");
  expect(isSet(cancelReason)).toBe(state === "canceled");
  expect(isSet(order.completedAt)).toBe(state === "completed");
  expect(isSet(settledQuantity)).toBe(state === "completed");
  if (settledQuantity !== null) {
    expect(settledQuantity > 0n && settledQuantity <= order.receiveQuantity).toBe(true);
  }
  if (state === "pending_payment") expect(order.paidAt).toBeNull();
  else if (isOpen(order)) expect(order.paidAt).not.toBeNull();
  if (state === "releasing" || state === "failed") expect(order.confirmedAt).not.toBeNull();
  // The clock runs towards an appeal while the coins wait for the seller, and only then.
  const isWaiting = (state === "paid" || state === "failed") && appeal.state !== "open";
  expect(isSet(order.escalateAt)).toBe(isWaiting);
  const isRuled = order.ruling !== null && order.ruling.effectAt !== null;
  if (isRuled) {
    expect(appeal.state).toBe("open");
    expect(state === "paid" || state === "failed").toBe(true);
  }
  expect(isSet(dueAt(order))).toBe(
    state === "pending_payment" || state === "releasing" || isSet(order.escalateAt) || isRuled,
  );
  if (order.notReceived !== null) expect(appeal.state).not.toBe("none");
  expect(isSet(appeal.by)).toBe(appeal.state !== "none");
  expect(isSet(appeal.openedAt)).toBe(appeal.state !== "none");
  if (split !== null) {
    expect(appeal.state).toBe("open");
    expect(split.amount >= 0n && split.amount <= order.receiveQuantity).toBe(true);
  }
}

/** The parts of an order that never change. */
function agreed(order: Order) {
  const { id, offerId, advertiserId, takerId, quantity, fee, receiveQuantity, fiatAmount } = order;
  return { id, offerId, advertiserId, takerId, quantity, fee, receiveQuantity, fiatAmount };
}

test(
  "any sequence of steps keeps the constraints of the database and empties the escrow once",
  { timeout: PROPERTY_MS },
  () => {
    const reached = new Set<Transition>();
    const rows: readonly Transition[] = ORDER_TABLE;
    const missed = () => rows.filter((row) => !reached.has(row));
    const walk = fc.property(
      start,
      fc.array(anyTry, { minLength: 1, maxLength: 40 }),
      (placed, tries) => {
        let order = placed;
        let now = NOW;
        let emptied = isOpen(placed) ? 0 : 1;
        for (const one of tries) {
          now += one.waitMs;
          const { step, by } = attempt(one, order);
          const verdict = decideOrder(order, requestOf(step, one, order), {
            ...one.context,
            by,
            now,
          });
          const row = findTransition(step, by, order.state, order.appeal.state);
          const error = verdict.ok ? null : verdict.error;
          expect(row !== null || error === "orderStateChanged").toBe(true);
          if (!verdict.ok) continue;
          reached.add(verdict.transition);
          const isEmptied = isOpen(order) && !isOpen(verdict.order);
          if (isEmptied) expectDecidedByAPerson(order, verdict.transition);
          if (isEmptied) emptied += 1;
          expectStep(order, verdict);
          order = verdict.order;
        }
        expect(emptied).toBe(isOpen(order) ? 0 : 1);
      },
    );
    fc.assert(walk, { numRuns: 1_500 });
    // A rare row may need more sequences; a row that cannot be reached is missed by all of them.
    for (let more = 0; more < 8 && missed().length > 0; more += 1) {
      fc.assert(walk, { numRuns: 1_500 });
    }
    expect(missed()).toEqual([]);
  },
);

/**
 * After the payment was marked coins move only by a decision: of the seller by a release, of both
 * by a split, or of staff by a ruling in effect.
 */
function expectDecidedByAPerson(before: Order, { step, by }: Transition): void {
  if (before.paidAt === null) return;
  const isByItself = by.every((actor) => actor === "clock" || actor === "system");
  const isReleased = step === "settle" && before.confirmedAt !== null;
  const isRuled = before.ruling !== null && step === `apply-${before.ruling.kind}`;
  expect(isByItself ? isReleased || isRuled : step === "accept-split").toBe(true);
}

test(
  "no clock moves coins of a paid order except by a release or a ruling",
  { timeout: PROPERTY_MS },
  () => {
    const rows: readonly Transition[] = ORDER_TABLE;
    const byItself = rows.filter(
      ({ by, from, money }) =>
        money !== "none" &&
        by.some((actor) => actor === "clock" || actor === "system") &&
        from.some((state) => state !== "pending_payment"),
    );
    expect(byItself.map(({ step, from }) => [step, from])).toEqual([
      // Only the seller's release or retry leads to `releasing`.
      ["settle", ["releasing"]],
      ["apply-release", ["paid", "failed"]],
      ["apply-refund", ["paid", "failed"]],
      ["apply-split", ["paid", "failed"]],
    ]);
    expect(
      rows.filter(({ to }) => to.state === "releasing").every(({ by }) => !by.includes("clock")),
    ).toBe(true);
    expect(
      byItself
        .filter(({ step }) => step !== "settle")
        .every(({ preconditions }) => preconditions.includes("rulingDue")),
    ).toBe(true);
  },
);

function expectStep(
  before: Order,
  { order: after, flow }: Extract<OrderVerdict, { readonly ok: true }>,
): void {
  expect(after.version).toBe(before.version + 1);
  expect(agreed(after)).toEqual(agreed(before));
  expectKept(after);
  // What is over moves neither state nor coins any more.
  expect(isOpen(before) || after.state === before.state).toBe(true);
  expect(flow.kind !== "none").toBe(isOpen(before) && !isOpen(after));
  expect(flow.kind === "return").toBe(isOpen(before) && after.state === "canceled");
  if (flow.kind !== "pay") return;
  expect(after.state).toBe("completed");
  expect(flow.toBuyer + flow.fee + flow.toSeller).toBe(before.quantity);
  expect(flow.toBuyer).toBe(after.settledQuantity);
  expect(flow.fee >= 0n && flow.fee <= before.fee && flow.toSeller >= 0n).toBe(true);
}
