import { expect, test } from "vitest";
import { blockingIn, type TraceEvent } from "./processor-time.ts";

const SITE = "http://localhost:1";
const main = { pid: 1, tid: 1 };
const task = (ts: number, ms: number, thread: Partial<TraceEvent> = {}): TraceEvent => ({
  name: "RunTask",
  ...main,
  ts,
  tdur: ms * 1_000,
  ...thread,
});
const start = {
  name: "navigationStart",
  ...main,
  ts: 10,
  args: { data: { documentLoaderURL: `${SITE}/en` } },
};
const paint = { name: "firstContentfulPaint", ...main, ts: 100 };

test("what a four times slower processor does beyond 50 ms in one task counts", () => {
  expect(blockingIn([start, paint, task(200, 20), task(300, 12), task(400, 15)], SITE)).toBe(40);
});

test("tasks before the first paint, of other threads and of other names do not count", () => {
  const others = [
    task(50, 90),
    task(200, 90, { tid: 2 }),
    task(200, 90, { pid: 2 }),
    task(200, 90, { name: "FunctionCall" }),
  ];
  expect(blockingIn([start, paint, ...others], SITE)).toBe(0);
});

test("the paint of a page before is not that of this one", () => {
  const before = { ...paint, ts: 5 };
  expect(blockingIn([before, start, paint, task(60, 90)], SITE)).toBe(0);
});

test("a trace without a paint is an error, not a fast page", () => {
  expect(() => blockingIn([start, task(200, 90)], SITE)).toThrow("no first paint");
});

test("a trace without processor time is an error, not a fast page", () => {
  const { tdur: _tdur, ...untimed } = task(200, 90);
  expect(() => blockingIn([start, paint, untimed], SITE)).toThrow("no processor time");
});
