import { setImmediate as turn } from "node:timers/promises";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { createPacing, PLAIN_PACING, type Pacing } from "./pacing.ts";

const LARGE = 8;

let pacing: Pacing;
let done: string[];

beforeEach(() => {
  pacing = createPacing();
  done = [];
});

const come = (name: string) => pacing.defer(() => done.push(name));

describe("deferred requests", () => {
  test("run at once while no batch is assembled", () => {
    come("a");
    expect(done).toEqual(["a"]);
    pacing.assemble(LARGE)();
    come("b");
    expect(done).toEqual(["a", "b"]);
  });

  test("run at once while a small batch is assembled", () => {
    pacing.assemble(4);
    come("a");
    expect(done).toEqual(["a"]);
  });

  test("run in their order once the batch is assembled", async () => {
    const assembled = pacing.assemble(LARGE);
    come("a");
    come("b");
    await turn();
    expect(done).toEqual([]);
    assembled();
    // Behind those that wait, also when no batch is assembled any more.
    come("c");
    expect(done).toEqual([]);
    await turn();
    expect(done).toEqual(["a", "b", "c"]);
    come("d");
    expect(done).toEqual(["a", "b", "c", "d"]);
  });

  test("wait for the last of two batches, whose ends count once each", async () => {
    const [first, second] = [pacing.assemble(LARGE), pacing.assemble(LARGE)];
    come("a");
    first();
    first();
    await turn();
    expect(done).toEqual([]);
    second();
    await turn();
    expect(done).toEqual(["a"]);
  });

  test("are not lost when they arrive while others are run", async () => {
    const assembled = pacing.assemble(LARGE);
    pacing.defer(() => {
      done.push("a");
      const again = pacing.assemble(LARGE);
      come("b");
      again();
    });
    assembled();
    await turn();
    await turn();
    expect(done).toEqual(["a", "b"]);
  });

  test("run after 10 ms although the batch is not assembled", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const assembled = pacing.assemble(LARGE);
      come("a");
      vi.advanceTimersByTime(9);
      await turn();
      expect(done).toEqual([]);
      vi.advanceTimersByTime(1);
      await turn();
      expect(done).toEqual(["a"]);
      assembled();
      pacing.assemble(LARGE);
      come("b");
      // The batch before has ended already.
      assembled();
      await turn();
      expect(done).toEqual(["a"]);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe("sizes of batches", () => {
  test("take all that waits after a pause, shared among free lanes", () => {
    expect(pacing.sizeOf(100, 1)).toBe(100);
    expect(pacing.sizeOf(100, 2)).toBe(50);
  });

  test("settle halfway between what waits and the batch before", () => {
    pacing.end(100);
    expect(pacing.sizeOf(40, 1)).toBe(40);
    pacing.end(20);
    expect(pacing.sizeOf(100, 1)).toBe(60);
    pacing.end(1);
    expect(pacing.sizeOf(18, 1)).toBe(16);
  });
});

test("without pacing all that waits is taken, and requests run at once", () => {
  expect(PLAIN_PACING.sizeOf(100, 2)).toBe(100);
  PLAIN_PACING.assemble(LARGE);
  PLAIN_PACING.defer(() => done.push("a"));
  expect(done).toEqual(["a"]);
});
