import { expect, test } from "vitest";
import { roundDown, roundUp } from "./round.ts";

test.each([
  ["1.239", 2, "1.23"],
  ["1.999", 0, "1"],
  ["1.5", 3, "1.500"],
  ["-1.239", 2, "-1.23"],
  [0.29, 2, "0.29"],
  ["0.000000019", 8, "0.00000001"],
  ["4.35", 2, "4.35"],
])("truncating %s down to %i digits gives %s", (value, digits, expected) => {
  expect(roundDown(value, digits)).toBe(expected);
});

test.each([
  ["1.231", 2, "1.24"],
  ["1.23", 2, "1.23"],
  ["1.2300000000000000001", 2, "1.24"],
  ["9.999", 2, "10.00"],
  ["-1.231", 2, "-1.24"],
  ["1.1", 1, "1.1"],
])("rounding %s up to %i digits gives %s", (value, digits, expected) => {
  expect(roundUp(value, digits)).toBe(expected);
});

test("an empty value to round shows a double dash", () => {
  expect(roundDown("", 2)).toBe("--");
  expect(roundDown(Number.NaN, 2)).toBe("--");
  expect(roundUp(null, 2)).toBe("--");
});

test("decimals that binary floating point would lose are exact", () => {
  expect(roundDown("1.005", 3)).toBe("1.005");
  expect(roundDown("90071992547409931.00000001", 8)).toBe("90071992547409931.00000001");
  expect(roundUp("0.1", 18)).toBe("0.100000000000000000");
});
