import { expect, test } from "vitest";
import { createMovableClock, systemClock } from "./clock.ts";

test("a moved clock keeps running with the one underneath and can go back to it", () => {
  let time = 1_000;
  const clock = createMovableClock({ now: () => time });
  expect(clock.now()).toBe(1_000);
  clock.advance(60_000);
  clock.advance(-10_000);
  time = 1_500;
  expect(clock.now()).toBe(51_500);
  clock.reset();
  expect(clock.now()).toBe(1_500);
});

test("the system's clock returns epoch milliseconds", () => {
  const before = Date.now();
  expect(systemClock.now()).toBeGreaterThanOrEqual(before);
});
