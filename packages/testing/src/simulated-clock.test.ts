import { expect, test } from "vitest";
import { createSimulatedClock } from "./simulated-clock.ts";

test("a simulated clock stops, moves on demand, and can be reset", () => {
  const clock = createSimulatedClock(1_000);
  expect([clock.now(), clock.now()]).toEqual([1_000, 1_000]);
  clock.advance(60_000);
  expect(clock.now()).toBe(61_000);
  clock.reset();
  expect(clock.now()).toBe(1_000);
});
