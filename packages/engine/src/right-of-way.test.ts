import { setImmediate as turn } from "node:timers/promises";
import { beforeEach, expect, test, vi } from "vitest";
import { createRightOfWay, type RightOfWay } from "./right-of-way.ts";

let way: RightOfWay;
let done: string[];

beforeEach(() => {
  way = createRightOfWay();
  done = [];
});

const come = (name: string) => way.standBack(() => done.push(name));

test("without a batch requests continue at once", () => {
  come("a");
  expect(done).toEqual(["a"]);
  way.take()();
  come("b");
  expect(done).toEqual(["a", "b"]);
});

test("deferred requests continue in the order of arrival when the priority is released", async () => {
  const giveBack = way.take();
  come("a");
  come("b");
  await turn();
  expect(done).toEqual([]);
  giveBack();
  // After those that have waited, also when the priority is released.
  come("c");
  expect(done).toEqual([]);
  await turn();
  expect(done).toEqual(["a", "b", "c"]);
  come("d");
  expect(done).toEqual(["a", "b", "c", "d"]);
});

test("of two batches with priority the second release counts, and each only once", async () => {
  const [first, second] = [way.take(), way.take()];
  come("a");
  first();
  first();
  await turn();
  expect(done).toEqual([]);
  second();
  await turn();
  expect(done).toEqual(["a"]);
});

test("a request that arrives while others continue is not lost", async () => {
  const giveBack = way.take();
  way.standBack(() => {
    done.push("a");
    const again = way.take();
    come("b");
    again();
  });
  giveBack();
  await turn();
  await turn();
  expect(done).toEqual(["a", "b"]);
});

test("a batch that does not release its priority in time loses it", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const giveBack = way.take();
    come("a");
    vi.advanceTimersByTime(9);
    await turn();
    expect(done).toEqual([]);
    vi.advanceTimersByTime(1);
    await turn();
    expect(done).toEqual(["a"]);
    giveBack();
    way.take();
    come("b");
    // The former owner has nothing left to release.
    giveBack();
    await turn();
    expect(done).toEqual(["a"]);
  } finally {
    vi.useRealTimers();
  }
});
