/**
 * A ratio as a percentage: the value times 100 with two decimals, `0.9876` as `98.76%`. The decimals
 * may be bounded, for rates that a sentence names: `0.3%`.
 */
import { type Decimal, decimalText, type NumericInput, parseDecimal, rescale } from "../decimal.ts";
import { type KnownLanguage, numberMarks } from "../language/language.ts";
import { EMPTY_VALUE } from "./empty-value.ts";
import { formatNumber } from "./format-number.ts";

const DIGITS = 2;

export interface RatioFormat {
  readonly language?: KnownLanguage;
  /** Zeros are added up to this many decimals; two where it is not given. */
  readonly minimumDigits?: number;
  /** A plus before gains, and a minus as wide as it. */
  readonly isSigned?: boolean;
}

export function formatRatio(value: NumericInput, format: RatioFormat = {}): string {
  const ratio = parseDecimal(value);
  if (ratio === null) return EMPTY_VALUE;
  return write({ coefficient: ratio.coefficient * 100n, scale: ratio.scale }, format);
}

/** Of a value that is in percent already: `98.76` as `98.76%`. */
export function formatPercent(value: NumericInput, format: RatioFormat = {}): string {
  const percent = parseDecimal(value);
  return percent === null ? EMPTY_VALUE : write(percent, format);
}

function write(percent: Decimal, format: RatioFormat): string {
  const { language = null, minimumDigits = DIGITS, isSigned = false } = format;
  const rounded = rescale(percent, DIGITS, "half-up");
  const text = formatNumber(decimalText(rounded), {
    language,
    minimumDigits,
    maximumDigits: DIGITS,
  });
  // A language may put its sign before the number, but the minus is first in all of them.
  const [, minus = "", number = ""] = /^(-?)(.*)$/s.exec(text) ?? [];
  const sign = minus === "" ? (rounded.coefficient > 0n ? "+" : "") : "\u2212";
  return (isSigned ? sign : minus) + numberMarks(language).percent.replace("#", number);
}
