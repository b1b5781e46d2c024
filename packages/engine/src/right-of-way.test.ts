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

test("where nobody has it, everybody goes at once", () => {
  come("a");
  expect(done).toEqual(["a"]);
  way.take()();
  come("b");
  expect(done).toEqual(["a", "b"]);
});

test("who stands back goes when it is given back, in the order of coming", async () => {
  const giveBack = way.take();
  come("a");
  come("b");
  await turn();
  expect(done).toEqual([]);
  giveBack();
  // Behind those who have waited, also when the way is free again.
  come("c");
  expect(done).toEqual([]);
  await turn();
  expect(done).toEqual(["a", "b", "c"]);
  come("d");
  expect(done).toEqual(["a", "b", "c", "d"]);
});

test("of two who have it, the second to give it back counts, and each only once", async () => {
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

test("who comes while others are let go is not lost", async () => {
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

test("who does not give it back in time loses it", async () => {
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
    // The one before has nothing left to give back.
    giveBack();
    await turn();
    expect(done).toEqual(["a"]);
  } finally {
    vi.useRealTimers();
  }
});
