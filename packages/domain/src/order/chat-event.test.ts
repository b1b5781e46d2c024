import { expect, test } from "vitest";
import { eventOfStep } from "./chat-event.ts";
import { NOW, placedOrder } from "./order.fixture.ts";

const ORDER = placedOrder();

test("a line tells what happened, by whom, and how much or until when", () => {
  expect(eventOfStep(ORDER, { command: "create", actor: "buyer" })).toEqual({
    code: "create",
    by: "buyer",
    values: { amount: "100.00000000", token: "USDT", time: NOW + 900_000 },
  });
  expect(eventOfStep(ORDER, { command: "extend", actor: "seller" })?.values).toEqual({
    time: NOW + 900_000,
  });
  expect(eventOfStep(ORDER, { command: "pay", actor: "buyer" })?.values).toEqual({});
  const settled = { ...ORDER, settledQuantity: 9_990_000_000n };
  expect(eventOfStep(settled, { command: "settle", actor: "system" })?.values).toEqual({
    amount: "99.90000000",
    token: "USDT",
  });
  const proposed = { ...ORDER, split: { by: "buyer", amount: 50_000_000n } } as const;
  expect(eventOfStep(proposed, { command: "propose-split", actor: "buyer" })?.values).toEqual({
    amount: "0.50000000",
    token: "USDT",
  });
});

test("a ruling that waits for a second member of staff is not told", () => {
  const step = { command: "rule-refund", actor: "staff" } as const;
  const open = { state: "open", by: "buyer", reason: "other", openedAt: NOW } as const;
  expect(eventOfStep({ ...ORDER, appeal: open }, step)).toBeNull();
  expect(eventOfStep({ ...ORDER, appeal: { ...open, state: "resolved" } }, step)).not.toBeNull();
});
