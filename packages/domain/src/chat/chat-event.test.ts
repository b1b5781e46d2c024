import { expect, test } from "vitest";
import { eventOfStep } from "./chat-event.ts";
import {
  completedOrder,
  EFFECT_AT,
  MINUTE_MS,
  NOW,
  paidOrder,
  placedOrder,
  ruled,
} from "../order/order.fixture.ts";
import type { Order } from "../order/order.ts";

const ORDER = placedOrder();

test("a chat line of a step says what happened, by whom, and how much or until when", () => {
  expect(eventOfStep(ORDER, { step: "create", actor: "buyer" })).toEqual({
    code: "create",
    by: "buyer",
    values: { amount: "100.00000000", token: "USDT", time: NOW + 900_000 },
  });
  expect(eventOfStep(ORDER, { step: "extend", actor: "seller" }).values).toEqual({
    time: NOW + 900_000,
  });
  expect(eventOfStep(ORDER, { step: "pay", actor: "buyer" }).values).toEqual({});
  const settled = completedOrder({ settledQuantity: 9_990_000_000n });
  expect(eventOfStep(settled, { step: "settle", actor: "system" }).values).toEqual({
    amount: "99.90000000",
    token: "USDT",
  });
  const proposed = paidOrder({ split: { by: "buyer", amount: 50_000_000n } });
  expect(eventOfStep(proposed, { step: "propose-split", actor: "buyer" }).values).toEqual({
    amount: "0.50000000",
    token: "USDT",
  });
});

function told(order: Order, step: "rule-release" | "rule-refund" | "rule-split") {
  return eventOfStep(order, { step, actor: "staff" }).values;
}

test("a chat line of a ruling says who gets what, and when", () => {
  const time = EFFECT_AT;
  expect(told(ruled(paidOrder(), "release"), "rule-release")).toEqual({
    amount: "99.90000000",
    token: "USDT",
    time,
  });
  expect(told(ruled(paidOrder(), "refund"), "rule-refund")).toEqual({ time });
  expect(told(ruled(paidOrder(), "split"), "rule-split")).toEqual({
    amount: "40.00000000",
    token: "USDT",
    time,
  });
});

test("a chat line of a missing payment says until when proof is requested", () => {
  const order = { ...paidOrder(), notReceived: { at: NOW, answeredAt: null } };
  expect(eventOfStep(order, { step: "not-received", actor: "seller" }).values).toEqual({
    time: NOW + 60 * MINUTE_MS,
  });
});
