import { expect, test } from "vitest";
import { mulDivCeil, mulDivFloor } from "./mul-div.ts";

test.each([
  [7n, 3n, 2n, 10n, 11n],
  [6n, 1n, 3n, 2n, 2n],
  [0n, 5n, 7n, 0n, 0n],
  [-7n, 1n, 2n, -4n, -3n],
  [7n, 1n, -2n, -4n, -3n],
  [-7n, 1n, -2n, 3n, 4n],
  [10n ** 26n, 10n ** 26n, 10n ** 25n, 10n ** 27n, 10n ** 27n],
])("%s × %s ÷ %s is between %s and %s", (a, b, c, floor, ceil) => {
  expect(mulDivFloor(a, b, c)).toBe(floor);
  expect(mulDivCeil(a, b, c)).toBe(ceil);
});

test("dividing by zero is a bug, not a value", () => {
  expect(() => mulDivFloor(1n, 1n, 0n)).toThrow(RangeError);
  expect(() => mulDivCeil(1n, 1n, 0n)).toThrow(RangeError);
});
