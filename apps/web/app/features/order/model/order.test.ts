import { describe, expect, it } from "vitest";
import { NOW, orderOf } from "./order.fixture.ts";
import { newerOrder, stepOf } from "./order.ts";

describe("newerOrder", () => {
  const known = orderOf({ version: 3, serverTime: NOW });

  it("never goes back behind a transition that was seen", () => {
    const late = orderOf({ version: 2, serverTime: NOW + 5_000 });
    expect(newerOrder(known, late)).toBe(known);
    expect(newerOrder(late, known)).toBe(known);
  });

  it("prefers the later reading of the same version, and the found one of the same moment", () => {
    const older = orderOf({ version: 3, serverTime: NOW - 1 });
    const same = orderOf({ version: 3, serverTime: NOW });
    expect(newerOrder(known, older)).toBe(known);
    expect(newerOrder(known, same)).toBe(same);
  });

  it("accepts another order as it is", () => {
    const other = orderOf({ orderId: "7002", version: 1, serverTime: 0 });
    expect(newerOrder(known, other)).toBe(other);
  });
});

describe("stepOf", () => {
  it("follows the five steps of a trade", () => {
    const states = ["pending_payment", "paid", "releasing", "completed"] as const;
    expect(states.map((state) => stepOf(orderOf({ state })))).toEqual([1, 2, 3, 5]);
  });

  it("shows where a failed order stopped, and no step once it is canceled", () => {
    expect(stepOf(orderOf({ state: "failed" }))).toBe(3);
    expect(stepOf(orderOf({ state: "canceled" }))).toBeNull();
  });
});
