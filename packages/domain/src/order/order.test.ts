import { toUserId } from "../ids.ts";
import { expect, test } from "vitest";
import {
  appealed,
  completedOrder,
  failedOrder,
  NOW,
  paidOrder,
  placedOrder,
  releasingOrder,
  ruled,
  timedOutOrder,
} from "./order.fixture.ts";
import { toOrder, type OrderFields } from "./order.ts";

const { paidAt, confirmBy, arrivesBy } = paidOrder();
const MARKED = { paidAt, confirmBy, arrivesBy };

test.each<[string, OrderFields]>([
  ["pending", placedOrder()],
  ["paid", paidOrder()],
  ["paid and appealed", ruled(paidOrder(), "split")],
  ["releasing", releasingOrder()],
  ["failed", failedOrder()],
  ["completed by the seller", completedOrder()],
  ["completed by a ruling", completedOrder({ confirmedAt: null, caseStaffId: toUserId(7n) })],
  ["timed out", timedOutOrder()],
  ["timed out and appealed", appealed(timedOutOrder())],
  ["refunded", { ...timedOutOrder(), ...MARKED, cancelReason: "appeal" }],
])("the facts of an order %s fit its state", (_name, fields) => {
  expect(toOrder(fields)).toBe(fields);
});

test.each<[string, OrderFields]>([
  ["pending with a payment", { ...placedOrder(), paidAt: NOW }],
  ["pending with a proposal", { ...placedOrder(), split: { by: "buyer", amount: 1n } }],
  ["paid without its time", { ...paidOrder(), paidAt: null }],
  ["paid with a confirmation", { ...paidOrder(), confirmedAt: NOW }],
  ["releasing with a clock", { ...releasingOrder(), escalateAt: NOW }],
  ["failed without a confirmation", { ...failedOrder(), confirmedAt: null }],
  ["completed without an amount", { ...completedOrder(), settledQuantity: null }],
  ["completed and canceled", { ...completedOrder(), canceledAt: NOW, cancelReason: "appeal" }],
  ["canceled without a reason", { ...timedOutOrder(), cancelReason: null }],
  ["canceled but counted", { ...timedOutOrder(), isCounted: true }],
])("an order %s is refused", (_name, fields) => {
  expect(() => toOrder(fields)).toThrow(`do not fit its state ${fields.state}`);
});
