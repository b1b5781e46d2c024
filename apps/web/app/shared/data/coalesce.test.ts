import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { coalesce } from "./coalesce.ts";

const PAUSE_MS = 1_000;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function count(takesMs: number) {
  const begun: number[] = [];
  const startedAt = Date.now();
  const work = () => {
    begun.push(Date.now() - startedAt);
    return new Promise<void>((resolve) => {
      setTimeout(resolve, takesMs);
    });
  };
  return { begun, ...coalesce(work, PAUSE_MS) };
}

test("the first request runs at once, later ones together after the pause", async () => {
  const { begun, wish } = count(10);
  wish();
  for (let more = 0; more < 5; more += 1) wish();
  await vi.advanceTimersByTimeAsync(10 * PAUSE_MS);
  expect(begun).toEqual([0, PAUSE_MS]);
  wish();
  expect(begun).toHaveLength(3);
});

test("slow work never runs twice at a time", async () => {
  const { begun, wish } = count(3 * PAUSE_MS);
  wish();
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  wish();
  await vi.advanceTimersByTimeAsync(10 * PAUSE_MS);
  expect(begun).toEqual([0, 3 * PAUSE_MS]);
});

test("failed work runs again on request", async () => {
  let calls = 0;
  const { wish } = coalesce(() => {
    calls += 1;
    return Promise.reject(new Error("away"));
  }, PAUSE_MS);
  wish();
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  wish();
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(calls).toBe(2);
});

test("no work begins after the end", async () => {
  const { begun, wish, stop } = count(10);
  wish();
  wish();
  stop();
  await vi.advanceTimersByTimeAsync(10 * PAUSE_MS);
  wish();
  expect(begun).toEqual([0]);
});
