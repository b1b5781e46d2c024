/**
 * Numbers as the site shows them: the separators of the language, a double dash where there is no
 * number, and decimals exactly as given unless the caller sets bounds.
 */
import { type Decimal, decimalText, type NumericInput, parseDecimal, rescale } from "../decimal.ts";
import type { KnownLanguage } from "../language/language.ts";
import { EMPTY_VALUE } from "./empty-value.ts";
import { groupThousands } from "./group-thousands.ts";

export interface NumberFormat {
  /** Zeros are added up to this many decimals. */
  readonly minimumDigits?: number;
  /** Decimals beyond this many are rounded away, and zeros at the end are dropped. */
  readonly maximumDigits?: number;
  /** Truncation is the default: a figure on the screen never promises more than there is. */
  readonly rounding?: "down" | "up";
  /** None where it is not known, and for what programs read. */
  readonly language?: KnownLanguage;
}

export function formatNumber(value: NumericInput, format: NumberFormat = {}): string {
  const decimal = parseDecimal(value);
  if (decimal === null) return EMPTY_VALUE;
  return groupThousands(decimalText(bounded(decimal, format)), format.language);
}

function bounded(value: Decimal, format: NumberFormat): Decimal {
  const { minimumDigits = 0, maximumDigits, rounding = "down" } = format;
  if (maximumDigits === undefined) {
    return rescale(value, Math.max(value.scale, minimumDigits), "down");
  }
  const { coefficient } = rescale(value, maximumDigits, rounding);
  let digits = maximumDigits;
  let trimmed = coefficient;
  while (digits > minimumDigits && trimmed % 10n === 0n) {
    trimmed /= 10n;
    digits -= 1;
  }
  return { coefficient: trimmed, scale: digits };
}
