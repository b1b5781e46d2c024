/**
 * Amounts as they are looked over: with as many decimals as people count of a coin, the rest cut off,
 * so that no more is shown than there is. What is cut off follows the figures that are shown.
 */
import { type KnownLanguage, numberMarks } from "../language/language.ts";

export interface BriefAmount {
  readonly shown: string;
  /** Nothing where all figures are shown. */
  readonly rest: string;
}

/** `text` is as `formatNumber` wrote it in the language. */
export function briefAmount(
  text: string,
  digits: number | undefined,
  language: KnownLanguage = null,
): BriefAmount {
  const whole: BriefAmount = { shown: text, rest: "" };
  const point = text.lastIndexOf(numberMarks(language).point);
  if (digits === undefined || point === -1) return whole;
  const end = digits === 0 ? point : point + 1 + digits;
  const shown = text.slice(0, end);
  const rest = text.slice(end);
  // An amount below the last figure that is shown would read as nothing.
  return /[1-9]/.test(rest) && /[1-9]/.test(shown) ? { shown, rest } : whole;
}

/** How many decimals people count of each coin, as pages carry it: `USDT:2 BTC:8`. */
export function writeCoinDigits(
  coins: readonly { readonly code: string; readonly displayDigits: number }[],
): string {
  return coins.map(({ code, displayDigits }) => `${code}:${displayDigits}`).join(" ");
}

/** Undefined for a coin that is not named: all its figures are shown. */
export function coinDigits(written: string, code: string): number | undefined {
  const found = ` ${written} `.indexOf(` ${code}:`);
  if (found === -1) return undefined;
  const digits = Number.parseInt(written.slice(found + code.length + 1), 10);
  return Number.isNaN(digits) ? undefined : digits;
}
