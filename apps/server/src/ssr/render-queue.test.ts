import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  createRenderQueue,
  QUEUE_LIMITS,
  TooBusy,
  type QueueLimits,
  type Turn,
} from "./render-queue.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Renderings that end when the test says so. */
function stage(limits: Partial<QueueLimits> = {}) {
  const queue = createRenderQueue({ ...QUEUE_LIMITS, maxRunning: 1, ...limits }, () => Date.now());
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const askBy = (turn: Turn, page: string) => {
    const rendered = queue.run(turn, () => {
      begun.push(page);
      const { promise, resolve } = Promise.withResolvers<string>();
      ends.set(page, () => resolve(page));
      return promise;
    });
    return rendered.catch((error: unknown) => error);
  };
  const ask = (page: string, reader = "ada", countWaiting = () => 1) =>
    askBy({ reader, countWaiting }, page);
  const askUntil = (signal: AbortSignal, page: string) => askBy({ reader: "ada", signal }, page);
  const end = async (page: string) => {
    ends.get(page)?.();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { queue, ask, askUntil, begun, end };
}

describe("pages", () => {
  test("are rendered a few at a time, and the next begins when one ends", async () => {
    const { ask, begun, end } = stage({ maxRunning: 2 });
    const pages = ["1", "2", "3"].map((page) => ask(page));
    expect(begun).toEqual(["1", "2"]);
    await end("2");
    expect(begun).toEqual(["1", "2", "3"]);
    await end("1");
    await end("3");
    expect(await Promise.all(pages)).toEqual(["1", "2", "3"]);
  });

  test("of one reader wait behind the first page of another", async () => {
    const { ask, begun, end } = stage();
    for (const page of ["a1", "a2", "a3"]) void ask(page, "ada");
    void ask("b1", "bob");
    void ask("b2", "bob");
    for (const page of ["a1", "a2", "b1", "a3", "b2"]) await end(page);
    expect(begun).toEqual(["a1", "a2", "b1", "a3", "b2"]);
  });

  test("of one reader come in the order in which they were asked for", async () => {
    const { ask, begun, end } = stage();
    for (const page of ["1", "2", "3", "4"]) void ask(page);
    for (const page of ["1", "2", "3"]) await end(page);
    expect(begun).toEqual(["1", "2", "3", "4"]);
  });

  test("that many wait for come before those that one waits for, which come in the end", async () => {
    const { ask, begun, end } = stage();
    void ask("now");
    void ask("rare");
    await vi.advanceTimersByTimeAsync(100);
    void ask("usual", "ada", () => 50);
    await vi.advanceTimersByTimeAsync(100);
    await end("now");
    expect(begun).toEqual(["now", "usual"]);
    void ask("usual again", "ada", () => 50);
    // By then it has waited seven times as long.
    await vi.advanceTimersByTimeAsync(1);
    await end("usual");
    expect(begun).toEqual(["now", "usual", "rare"]);
  });

  test("that fail make room for the next", async () => {
    const queue = createRenderQueue({ ...QUEUE_LIMITS, maxRunning: 1 });
    const failed = queue.run({ reader: "ada" }, () => Promise.reject(new Error("broken")));
    const next = queue.run({ reader: "ada" }, () => Promise.resolve("next"));
    await expect(failed).rejects.toThrow("broken");
    expect(await next).toBe("next");
  });

  test("that wait for something else than the processor make room for others", async () => {
    const { ask, begun, end } = stage();
    const slow = ask("slow");
    void ask("1");
    void ask("2");
    await vi.advanceTimersByTimeAsync(QUEUE_LIMITS.busyMs);
    expect(begun).toEqual(["slow", "1"]);
    // It has no place to give back any more.
    await end("slow");
    expect(await slow).toBe("slow");
    expect(begun).toEqual(["slow", "1"]);
    await end("1");
    expect(begun).toEqual(["slow", "1", "2"]);
  });
});

describe("a page is refused", () => {
  test("that has waited too long, and is not rendered later", async () => {
    const { ask, begun, end } = stage({ maxWaitMs: 500, busyMs: 10_000 });
    void ask("1");
    const late = ask("2");
    await vi.advanceTimersByTimeAsync(499);
    void ask("3");
    await vi.advanceTimersByTimeAsync(1);
    expect(await late).toBeInstanceOf(TooBusy);
    await end("1");
    expect(begun).toEqual(["1", "3"]);
  });

  test("when too many wait, and not any more when some have begun", async () => {
    const { ask, begun, end } = stage({ maxWaiting: 2 });
    for (const page of ["1", "2", "3"]) void ask(page);
    expect(await ask("4")).toBeInstanceOf(TooBusy);
    await end("1");
    void ask("5");
    for (const page of ["2", "3"]) await end(page);
    expect(begun).toEqual(["1", "2", "3", "5"]);
  });
});

describe("a reader that fills the queue", () => {
  test("makes room for another, by its last page that the fewest wait for", async () => {
    const { ask, begun, end } = stage({ maxWaiting: 3 });
    void ask("now");
    void ask("a1", "ada", () => 2);
    const least = ask("a2", "ada");
    void ask("a3", "ada", () => 2);
    void ask("b1", "bob");
    expect(await least).toBeInstanceOf(TooBusy);
    for (const page of ["now", "a1", "b1", "a3"]) await end(page);
    expect(begun).toEqual(["now", "a1", "b1", "a3"]);
  });

  test("is refused itself, and no one that has as few waiting", async () => {
    const { ask } = stage({ maxWaiting: 2 });
    void ask("now");
    void ask("a1", "ada");
    void ask("b1", "bob");
    expect(await ask("a2", "ada")).toBeInstanceOf(TooBusy);
    expect(await ask("c1", "cem")).toBeInstanceOf(TooBusy);
  });
});

test("a page whose reader has gone takes no place and is not rendered", async () => {
  const { ask, askUntil, begun, end } = stage({ maxWaiting: 1 });
  void ask("now");
  const gone = new AbortController();
  const left = askUntil(gone.signal, "left");
  gone.abort();
  expect(await left).toBeInstanceOf(TooBusy);
  expect(await askUntil(gone.signal, "late")).toBeInstanceOf(TooBusy);
  void ask("next");
  await end("now");
  expect(begun).toEqual(["now", "next"]);
});

describe("what no reader waits for", () => {
  test("goes on at once when no page waits", async () => {
    const { queue, ask } = stage();
    void ask("1");
    await expect(queue.whenIdle()).resolves.toBeUndefined();
  });

  test("lets waiting pages go first, for some time", async () => {
    const { queue, ask, end } = stage();
    void ask("1");
    void ask("2");
    const order: string[] = [];
    void queue.whenIdle().then(() => order.push("idle"));
    await vi.advanceTimersByTimeAsync(QUEUE_LIMITS.idleWithinMs - 1);
    expect(order).toEqual([]);
    await end("1");
    await end("2");
    expect(order).toEqual(["idle"]);
    void ask("3");
    void ask("4");
    void queue.whenIdle().then(() => order.push("late"));
    await vi.advanceTimersByTimeAsync(QUEUE_LIMITS.idleWithinMs);
    expect(order).toEqual(["idle", "late"]);
  });
});
