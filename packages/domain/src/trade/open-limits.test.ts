// How much an account group may have open, at and around every boundary.
import { describe, expect, test } from "vitest";
import {
  countAsOne,
  decideOpenOrder,
  nextTierOf,
  tierOf,
  worthLeft,
  type TradeTiers,
} from "./open-limits.ts";

const tier = (name: string, from: [number, number], most: [number, bigint, number]) => ({
  name,
  minTrades: from[0],
  minCounterparties: from[1],
  maxOpenOrders: most[0],
  maxOpenWorthCents: most[1],
  maxOpenOnOffer: most[2],
});

const newcomer = tier("newcomer", [0, 0], [2, 50_000n, 1]);
const known = tier("known", [1, 1], [5, 500_000n, 2]);
const regular = tier("regular", [10, 3], [10, 5_000_000n, 2]);
const merchant = tier("merchant", [0, 0], [100, 100_000_000n, 2]);
const tiers: TradeTiers = { ordinary: [newcomer, known, regular], merchant };

describe("the tier of a group", () => {
  test.each([
    [0, 0, "newcomer", "known"],
    [1, 0, "newcomer", "known"],
    [0, 1, "newcomer", "known"],
    [1, 1, "known", "regular"],
    [9, 9, "known", "regular"],
    [500, 2, "known", "regular"],
    [10, 3, "regular", undefined],
  ])("%d counted trades with %d groups: %s", (completedTrades, counterparties, name, next) => {
    const record = { completedTrades, counterparties, isMerchant: false };
    expect(tierOf(tiers, record).name).toBe(name);
    expect(nextTierOf(tiers, record)?.name).toBe(next);
  });

  test("a merchant by staff's mark has the merchants' tier, whatever was traded", () => {
    const record = { completedTrades: 0, counterparties: 0, isMerchant: true };
    expect(tierOf(tiers, record).name).toBe("merchant");
    expect(nextTierOf(tiers, record)).toBeNull();
  });
});

test("a group shares open orders and cancels of a linked one, and none of its trades", () => {
  const none = { openTaken: 0, openWorthCents: 0n, completedTrades: 0, counterparties: 0 };
  const veteran = { openTaken: 3, openWorthCents: 7n, completedTrades: 90, counterparties: 40 };
  const counts = countAsOne({ ...none, cancels: [1] }, [{ ...veteran, cancels: [2, 3] }]);
  expect(counts).toEqual({ ...none, openTaken: 3, openWorthCents: 7n, cancels: [1, 2, 3] });
  expect(tierOf(tiers, { ...counts, isMerchant: false })).toBe(newcomer);
});

describe("one more order", () => {
  const open = { openTaken: 0, openWorthCents: 0n, openOnOffer: 0 };

  test("is refused at the number of the tier, and not one before", () => {
    expect(decideOpenOrder(newcomer, { ...open, openTaken: 1 }, 1n)).toBeNull();
    expect(decideOpenOrder(newcomer, { ...open, openTaken: 2 }, 1n)).toEqual({
      ok: false,
      error: "openOrdersLimit",
      most: 2,
    });
  });

  test("is refused at the number of one offer, and not one before", () => {
    expect(decideOpenOrder(known, { ...open, openOnOffer: 1 }, 1n)).toBeNull();
    expect(decideOpenOrder(known, { ...open, openOnOffer: 2 }, 1n)).toEqual({
      ok: false,
      error: "offerOrdersLimit",
      most: 2,
    });
    expect(decideOpenOrder(newcomer, { ...open, openOnOffer: 1 }, 1n)).toMatchObject({ most: 1 });
  });

  test("may be worth exactly what is left, and no cent more", () => {
    const some = { ...open, openWorthCents: 30_000n };
    expect(decideOpenOrder(newcomer, some, 20_000n)).toBeNull();
    expect(decideOpenOrder(newcomer, some, 20_001n)).toEqual({
      ok: false,
      error: "openWorthLimit",
      mostCents: 50_000n,
      leftCents: 20_000n,
    });
  });

  test("by a seller does not count against what the group buys", () => {
    expect(decideOpenOrder(newcomer, { ...open, openWorthCents: 50_000n }, null)).toBeNull();
  });

  test("leaves zero, and never less, once the limit was lowered below what is open", () => {
    expect(worthLeft(newcomer, { openWorthCents: 60_000n })).toBe(0n);
  });
});
