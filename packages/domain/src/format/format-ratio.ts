/**
 * A ratio as a percentage: the value times 100 with two decimals, `0.9876` as `98.76%`. The decimals
 * may be bounded, for rates that a sentence names: `0.3%`.
 */
import { decimalText, type NumericInput, parseDecimal, rescale } from "../decimal.ts";
import { type KnownLanguage, numberMarks } from "../language/language.ts";
import { EMPTY_VALUE } from "./empty-value.ts";
import { formatNumber } from "./format-number.ts";

const DIGITS = 2;

export interface RatioFormat {
  readonly language?: KnownLanguage;
  /** Zeros are added up to this many decimals; two where it is not given. */
  readonly minimumDigits?: number;
}

export function formatRatio(value: NumericInput, format: RatioFormat = {}): string {
  const { language = null, minimumDigits = DIGITS } = format;
  const ratio = parseDecimal(value);
  if (ratio === null) return EMPTY_VALUE;
  const percent = { coefficient: ratio.coefficient * 100n, scale: ratio.scale };
  const rounded = decimalText(rescale(percent, DIGITS, "half-up"));
  const text = formatNumber(rounded, { language, minimumDigits, maximumDigits: DIGITS });
  // A language may put its sign before the number, but the minus is first in all of them.
  const [, minus = "", number = ""] = /^(-?)(.*)$/s.exec(text) ?? [];
  return minus + numberMarks(language).percent.replace("#", number);
}
