/**
 * Rounding for display: truncating down or rounding up to a given number of digits. Both work on
 * magnitudes, so that a loss and a gain of the same size show the same figures.
 */
import {
  decimalText,
  type NumericInput,
  parseDecimal,
  rescale,
  type Rounding,
} from "../decimal.ts";
import { EMPTY_VALUE } from "./empty-value.ts";

/** Cuts the value off after `digits` decimals: `1.239` becomes `1.23`. */
export function roundDown(value: NumericInput, digits: number): string {
  return round(value, digits, "down");
}

/** Raises the last of `digits` decimals when anything was cut off: `1.231` becomes `1.24`. */
export function roundUp(value: NumericInput, digits: number): string {
  return round(value, digits, "up");
}

function round(value: NumericInput, digits: number, rounding: Rounding): string {
  const decimal = parseDecimal(value);
  return decimal === null ? EMPTY_VALUE : decimalText(rescale(decimal, digits, rounding));
}
