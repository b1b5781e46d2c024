import { expect, test } from "vitest";
import { describeTimes, figuresOf, judgeFigure, medianOf, ratioOf } from "./figures.ts";

const AT_MOST_50_MS = { unit: "ms", than: "≤", target: 50 } as const;
const AT_LEAST_TWICE = { unit: "×", than: "≥", target: 2 } as const;

test("a measurement without samples is printed as not measured and misses its target", () => {
  const { p99Ms, ...figures } = figuresOf([], 10);
  expect(describeTimes({ ...figures, p99Ms })).toBe("not measured");
  const { line, isMet } = judgeFigure("commit → event", p99Ms, AT_MOST_50_MS);
  expect(line).toMatch(/^commit → event +not measured ≤ 50 MISSED$/);
  expect(isMet).toBe(false);
});

test("a comparison with a load generator that did nothing misses its target", () => {
  const ratio = medianOf([ratioOf({ perSecond: 100 }, { perSecond: 0 })]);
  expect(judgeFigure("orders : pgbench", ratio, AT_LEAST_TWICE).isMet).toBe(false);
});

test("percentiles, medians and verdicts are computed from the samples", () => {
  const samples = Array.from({ length: 100 }, (_none, index) => 100 - index);
  expect(figuresOf(samples, 10)).toEqual({ count: 100, perSecond: 10, p50Ms: 51, p99Ms: 100 });
  expect(medianOf([3, null, 1, 2])).toBe(2);
  expect(ratioOf({ perSecond: 300 }, { perSecond: 100 })).toBe(3);
  expect(judgeFigure("slow", 51, AT_MOST_50_MS).isMet).toBe(false);
  expect(judgeFigure("quick", 49, AT_MOST_50_MS).isMet).toBe(true);
  expect(judgeFigure("often", 3, AT_LEAST_TWICE).isMet).toBe(true);
});
