/** Coins within a sentence: grouped, and without the zeros at the end, which say nothing there. */
import type { NumericInput } from "../decimal.ts";
import type { KnownLanguage } from "../language/language.ts";
import { formatNumber } from "./format-number.ts";

/** The decimals of an atom. */
const MOST_DIGITS = 8;

export function formatCoins(amount: NumericInput, language: KnownLanguage = null): string {
  return formatNumber(amount, { maximumDigits: MOST_DIGITS, language });
}
