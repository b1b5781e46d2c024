import * as fc from "fast-check";
import { expect, test } from "vitest";
import { randomText } from "./random-text.ts";

/** A source that walks through all values in turn. */
function counting(): (limit: number) => number {
  let next = 0;
  return (limit) => next++ % limit;
}

test("a random string has 16 alphanumeric characters", () => {
  expect(randomText(counting())).toBe("ABCDEFGHIJKLMNOP");
  expect(randomText(() => 61)).toBe("9999999999999999");
});

test("every letter and digit can occur", () => {
  const all = randomText(counting(), 62);
  expect(new Set(all).size).toBe(62);
  expect(all).toMatch(/^[A-Za-z0-9]{62}$/);
});

test("any uniform source gives 16 alphanumeric characters", () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat(61)), (values) => {
      const text = randomText(() => values.next().value ?? 0);
      expect(text).toMatch(/^[A-Za-z0-9]{16}$/);
    }),
  );
});
