import { expect, test } from "vitest";
import { eventOfStep } from "./chat-event.ts";
import type { Order } from "./order.ts";

const NOW = Date.parse("2026-03-01T12:00:00Z");

const ORDER: Order = {
  id: 1n,
  externalOrderId: null,
  rToken: "token",
  offerId: 2n,
  offerSide: "sell",
  advertiserId: 3n,
  takerId: 4n,
  crypto: "USDT",
  fiat: "EUR",
  cryptoScale: 8,
  fiatScale: 2,
  priceScale: 3,
  price: 930n,
  feeRate: { numerator: 1n, denominator: 1_000n },
  quantity: 10_000_000_000n,
  fee: 10_000_000n,
  receiveQuantity: 9_990_000_000n,
  fiatAmount: 9_300n,
  payMethod: "sepa",
  userPaymentId: 5n,
  payWindowMinutes: 15,
  state: "pending_payment",
  appeal: { state: "none", by: null, reason: null, openedAt: null },
  caseStaffId: null,
  version: 1,
  split: null,
  ruling: null,
  createdAt: NOW,
  payBy: NOW + 900_000,
  isExtended: false,
  paidAt: null,
  confirmBy: null,
  isReminded: false,
  escalateAt: null,
  confirmedAt: null,
  completedAt: null,
  canceledAt: null,
  cancelReason: null,
  settledQuantity: null,
};

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
