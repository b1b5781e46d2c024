// Sequences of attempted steps of an order, for properties of every order that they lead to.
import * as fc from "fast-check";
import { nextTask, type NewTask } from "../appeal/task.ts";
import { ORDER_STEPS, type OrderStep } from "./order-step.ts";
import { feeOf } from "../trade/quote.ts";
import {
  decideOrder,
  type OrderContext,
  type OrderRequest,
  type OrderVerdict,
} from "./decide-order.ts";
import { ORDER_TABLE, type Transition } from "./order-table.ts";
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
import { ORDER_ACTORS, type Order, type OrderActor } from "./order.ts";

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
export const anyStart: fc.Arbitrary<Order> = terms.chain((agreement) =>
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

function requestOf(step: OrderStep, { minutes, part, atoms }: Try, order: Order): OrderRequest {
  if (step === "set-task") return { step, task: taskOf(order, minutes) };
  if (step === "withdraw-task") return { step, taskId: nextTask(order.tasks)?.id ?? "none" };
  return request(step, minutes, (order.receiveQuantity * part) / 1_000n + atoms);
}

/** Sometimes too short, and for a side that has an open one. */
function taskOf({ version }: Order, minutes: number): NewTask {
  return {
    id: String(version),
    side: minutes % 2 === 0 ? "buyer" : "seller",
    kind: "payment-proof",
    text: null,
    byId: rulingTerms().byId,
    minutes: minutes * 10,
  };
}

function request(
  step: Exclude<OrderStep, "set-task" | "withdraw-task">,
  minutes: number,
  amount: bigint,
): OrderRequest {
  if (step === "extend") return { step, minutes };
  if (step === "appeal") return { step, reason: "other" };
  if (step === "propose-split") return { step, amount };
  if (step === "rule-split") return { step, ruling: rulingTerms({ amount }) };
  if (step === "rule-release" || step === "rule-refund") {
    return { step, ruling: rulingTerms() };
  }
  return { step };
}

export const anyTries = fc.array(anyTry, { minLength: 1, maxLength: 40 });

interface Attempt {
  readonly before: Order;
  readonly step: OrderStep;
  readonly by: OrderActor;
  readonly verdict: OrderVerdict;
}

/** What becomes of an order by one attempt after the other. */
export function walked(placed: Order, tries: readonly Try[]): Attempt[] {
  const attempts: Attempt[] = [];
  let order = placed;
  let now = NOW;
  for (const one of tries) {
    now += one.waitMs;
    const { step, by } = attempt(one, order);
    const context = { ...one.context, by, now };
    const verdict = decideOrder(order, requestOf(step, one, order), context);
    attempts.push({ before: order, step, by, verdict });
    if (verdict.ok) order = verdict.order;
  }
  return attempts;
}
