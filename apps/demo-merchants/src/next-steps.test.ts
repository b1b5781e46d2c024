import { describe, expect, test } from "vitest";
import { listSteps, nameOf, type Manner, type OrderFacts } from "./next-steps.ts";

const PACE = { greetMs: 1_000, payMs: 6_000, releaseMs: 4_000 };
const PROMPT: Manner = { doesRelease: true, pace: PACE };
const SLOW: Manner = { doesRelease: false, pace: PACE };

const FRESH: OrderFacts = {
  orderId: "7000000000000000500",
  role: "seller",
  state: "pending_payment",
  actions: ["extend"],
  createdAt: 100_000,
  paidAt: null,
  completedAt: null,
};
const PAID: OrderFacts = {
  ...FRESH,
  state: "paid",
  actions: ["release", "appeal"],
  paidAt: 200_000,
};

function told(order: OrderFacts, manner: Manner): string[] {
  return listSteps(order, manner).map((step) => `${nameOf(step)} at ${step.dueAt}`);
}

describe("a demo merchant", () => {
  test.each([
    ["selling greets and waits", FRESH, PROMPT, ["hello at 101500"]],
    [
      "selling releases some time after the payment",
      PAID,
      PROMPT,
      ["hello at 101500", "payment-received at 206000", "release at 206000"],
    ],
    [
      "selling who is slow only asks for patience",
      PAID,
      SLOW,
      ["hello at 101500", "please-wait at 206000"],
    ],
    [
      "buying pays some time after the order",
      { ...FRESH, role: "buyer", actions: ["pay", "cancel"] },
      PROMPT,
      ["hello at 101500", "pay at 109000"],
    ],
    [
      "buying pays though slow to release",
      { ...FRESH, role: "buyer", actions: ["pay", "cancel"] },
      SLOW,
      ["hello at 101500", "pay at 109000"],
    ],
    [
      "buying whose time is over pays no more",
      { ...FRESH, role: "buyer", actions: ["cancel"] },
      PROMPT,
      ["hello at 101500"],
    ],
    [
      "buying says that it has paid, and waits",
      { ...PAID, role: "buyer", actions: ["appeal"] },
      PROMPT,
      ["hello at 101500", "payment-sent at 201500"],
    ],
    [
      "thanks in the end",
      { ...PAID, state: "completed", actions: [], completedAt: 300_000 },
      PROMPT,
      ["thanks at 301500"],
    ],
    ["leaves a canceled order alone", { ...PAID, state: "canceled", actions: [] }, PROMPT, []],
    ["leaves a failed order to staff", { ...PAID, state: "failed" }, PROMPT, []],
  ] satisfies [string, OrderFacts, Manner, string[]][])("%s", (_name, order, manner, steps) => {
    expect(told(order, manner)).toEqual(steps);
  });
});
