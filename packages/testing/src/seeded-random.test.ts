import { expect, test } from "vitest";
import { createSeededRandom } from "./seeded-random.ts";

const draw = (seed: number) => {
  const random = createSeededRandom(seed);
  return Array.from({ length: 1000 }, () => random.next());
};

test("the same seed repeats, another seed differs", () => {
  expect(draw(7)).toEqual(draw(7));
  expect(draw(7)).not.toEqual(draw(8));
});

test("numbers lie in [0, 1) and are evenly distributed", () => {
  const numbers = draw(1);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
  const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  expect(mean).toBeGreaterThan(0.47);
  expect(mean).toBeLessThan(0.53);
});

test("whole numbers include both ends, and picks are elements of the list", () => {
  const random = createSeededRandom(3);
  const dice = new Set(Array.from({ length: 200 }, () => random.integer(1, 6)));
  expect(dice).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  const picks = new Set(Array.from({ length: 50 }, () => random.pick(["a", "b"])));
  expect(picks).toEqual(new Set(["a", "b"]));
});
