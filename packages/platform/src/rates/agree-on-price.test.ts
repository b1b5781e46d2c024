import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { agreeOnPrice, type Saying } from "./agree-on-price.ts";

const say = (...prices: number[]): Saying[] =>
  prices.map((price, index) => ({ provider: `p${index}`, price: BigInt(price) }));

describe("agreeOnPrice, tolerance 2 %", () => {
  test.each([
    ["three alike: the middle one", [10_000, 10_100, 10_050], 10_050n, ["p0", "p1", "p2"]],
    ["four alike: between the middle two", [10_000, 10_010, 10_020, 10_030], 10_015n, null],
    ["two alike are enough", [10_000, 10_100], 10_050n, ["p0", "p1"]],
    ["one far above is left out", [10_000, 10_100, 50_000], 10_050n, ["p0", "p1"]],
    ["one far below is left out", [100, 10_000, 10_100], 10_050n, ["p1", "p2"]],
    ["exactly at the tolerance still agrees", [10_000, 10_200], 10_100n, ["p0", "p1"]],
    ["two against three", [5_000, 5_001, 10_000, 10_001, 10_002], 10_001n, ["p2", "p3", "p4"]],
  ])("%s", (_name, prices, price, providers) => {
    const agreement = agreeOnPrice(say(...prices), 200n);
    expect(agreement?.price).toBe(price);
    expect(agreement?.providers).toEqual(providers ?? ["p0", "p1", "p2", "p3"]);
  });

  test.each([
    ["nobody", []],
    ["one alone", [10_000]],
    ["two that differ", [10_000, 10_201]],
    ["two against two", [5_000, 5_001, 10_000, 10_001]],
    ["three that all differ", [10_000, 20_000, 30_000]],
  ])("%s: no price", (_name, prices) => {
    expect(agreeOnPrice(say(...prices), 200n)).toBeNull();
  });

  test("a chain of close prices that overlap is one market, not a contradiction", () => {
    expect(agreeOnPrice(say(10_000, 10_150, 10_300), 200n)?.price).toBe(10_075n);
  });
});

test("one wrong provider among right ones never moves the price beyond their range", () => {
  const honest = fc.array(fc.integer({ min: 1_000_000, max: 1_010_000 }), {
    minLength: 2,
    maxLength: 5,
  });
  fc.assert(
    fc.property(honest, fc.integer({ min: 1, max: 100_000_000 }), (prices, lie) => {
      const price = Number(agreeOnPrice(say(...prices, lie), 200n)?.price);
      // A deviation inside the tolerance may widen the range, but no further than that.
      expect(price).toBeGreaterThanOrEqual(Math.floor(Math.min(...prices) / 1.02));
      expect(price).toBeLessThanOrEqual(Math.max(...prices) * 1.02);
    }),
  );
});
