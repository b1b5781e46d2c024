import { describe, expect, test } from "vitest";
import { listReleasable, selectAll, toggle, totalsOf } from "./release-selection.ts";

const order = (orderId: string, role = "seller", actions: readonly string[] = ["release"]) => ({
  orderId,
  role,
  actions,
  appeal: "none",
});

test("only a seller's orders that can be released are offered", () => {
  const orders = [order("1"), order("2", "buyer"), order("3", "seller", ["appeal"])];
  expect(listReleasable(orders).map(({ orderId }) => orderId)).toEqual(["1"]);
});

describe("a selection", () => {
  const many = Array.from({ length: 25 }, (_, index) => order(String(index)));

  test("of all selects as many as one code releases", () => {
    expect(selectAll(many).size).toBe(20);
  });

  test("of all leaves out orders with an open appeal, which can be selected one by one", () => {
    const disputed = { ...order("2"), appeal: "open" };
    const orders = [order("1"), disputed, { ...order("3"), appeal: "withdrawn" }];
    expect([...selectAll(orders)]).toEqual(["1", "3"]);
    expect(listReleasable(orders)).toContain(disputed);
    expect([...toggle(selectAll(orders), "2")]).toEqual(["1", "3", "2"]);
  });

  test("adds and removes an order, and none beyond the maximum", () => {
    expect([...toggle(new Set(["1"]), "2")]).toEqual(["1", "2"]);
    expect([...toggle(new Set(["1", "2"]), "1")]).toEqual(["2"]);
    expect(toggle(selectAll(many), "24").size).toBe(20);
    expect(toggle(selectAll(many), "0").size).toBe(19);
  });
});

test("totals are exact, one for each currency and coin", () => {
  const totals = totalsOf([
    { fiat: "EUR", fiatAmount: "100.10", crypto: "USDT", quantity: "0.1" },
    { fiat: "EUR", fiatAmount: "0.20", crypto: "USDT", quantity: "0.00000002" },
    { fiat: "JPY", fiatAmount: "1500", crypto: "BTC", quantity: "1" },
  ]);
  expect(totals.fiat).toEqual([
    { unit: "EUR", amount: "100.30" },
    { unit: "JPY", amount: "1500" },
  ]);
  expect(totals.crypto).toEqual([
    { unit: "USDT", amount: "0.10000002" },
    { unit: "BTC", amount: "1" },
  ]);
});
