/** A ratio as a percentage: the value times 100 with two decimals, `0.9876` as `98.76%`. */
import { decimalText, type NumericInput, parseDecimal, rescale } from "../decimal.ts";
import { EMPTY_VALUE } from "./empty-value.ts";

export function formatRatio(value: NumericInput): string {
  const ratio = parseDecimal(value);
  if (ratio === null) return EMPTY_VALUE;
  const percent = { coefficient: ratio.coefficient * 100n, scale: ratio.scale };
  return `${decimalText(rescale(percent, 2, "half-up"))}%`;
}
