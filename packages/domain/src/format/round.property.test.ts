import * as fc from "fast-check";
import { expect, test } from "vitest";
import { parseDecimal, powerOfTen } from "../decimal.ts";
import { formatNumber } from "./format-number.ts";
import { groupThousands } from "./group-thousands.ts";
import { roundDown, roundUp } from "./round.ts";

const digits = fc.integer({ min: 0, max: 12 });
const plainDecimal = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 24n }), fc.stringMatching(/^\d{0,16}$/))
  .map(([integer, decimals]) => (decimals === "" ? `${integer}` : `${integer}.${decimals}`));

/** All values on one common scale, so that they compare as integers. */
function atoms(text: string): bigint {
  const decimal = parseDecimal(text);
  if (decimal === null) throw new Error(`${text} is not a decimal`);
  return decimal.coefficient * powerOfTen(20 - decimal.scale);
}

test("down ≤ value ≤ up, and both are within one unit of the last digit", () => {
  fc.assert(
    fc.property(plainDecimal, digits, (value, count) => {
      const down = atoms(roundDown(value, count));
      const up = atoms(roundUp(value, count));
      const unit = powerOfTen(20 - count);
      expect(down <= atoms(value)).toBe(true);
      expect(atoms(value) <= up).toBe(true);
      expect(up - down === 0n || up - down === unit).toBe(true);
      expect(up === down).toBe(atoms(value) % unit === 0n);
    }),
  );
});

test("a negative value shows the figures of its magnitude", () => {
  fc.assert(
    fc.property(plainDecimal, digits, (value, count) => {
      expect(roundDown(`-${value}`, count).replace("-", "")).toBe(roundDown(value, count));
      expect(roundUp(`-${value}`, count).replace("-", "")).toBe(roundUp(value, count));
    }),
  );
});

test("rounding twice changes nothing", () => {
  fc.assert(
    fc.property(plainDecimal, digits, (value, count) => {
      expect(roundDown(roundDown(value, count), count)).toBe(roundDown(value, count));
      expect(roundUp(roundUp(value, count), count)).toBe(roundUp(value, count));
    }),
  );
});

test("separators are inserted every three digits and change nothing else", () => {
  fc.assert(
    fc.property(plainDecimal, (value) => {
      const grouped = groupThousands(value);
      expect(grouped.replaceAll(",", "")).toBe(value);
      expect(grouped).toMatch(/^\d{1,3}(?:,\d{3})*(?:\.\d+)?$/);
    }),
  );
});

test("a format without bounds keeps the number", () => {
  fc.assert(
    fc.property(plainDecimal, (value) => {
      expect(atoms(formatNumber(value).replaceAll(",", ""))).toBe(atoms(value));
    }),
  );
});

test("rounding any text gives a number or the double dash", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(formatNumber(text)).toMatch(/^(?:--|-?\d{1,3}(?:,\d{3})*(?:\.\d+)?)$/);
    }),
  );
});
