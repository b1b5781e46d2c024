/** Exact sums and comparisons of decimal strings. */
import { decimalText, parseDecimal, rescale, type Decimal } from "../decimal.ts";

/** Deep enough for every coin and every worth that is sent. */
const SCALE = 18;

function atoms(text: string | null): bigint {
  const decimal: Decimal | null = parseDecimal(text);
  return decimal === null ? 0n : rescale(decimal, SCALE, "down").coefficient;
}

/** What is unknown counts for nothing. */
export function sumOf(texts: readonly (string | null)[]): string {
  const coefficient = texts.reduce((sum, text) => sum + atoms(text), 0n);
  return decimalText({ coefficient, scale: SCALE });
}

export function isZero(text: string | null): boolean {
  return atoms(text) === 0n;
}

/** Negative when the first is the smaller one. */
export function compareDecimals(first: string | null, second: string | null): number {
  const difference = atoms(first) - atoms(second);
  return difference === 0n ? 0 : difference < 0n ? -1 : 1;
}

/** What is left of the first after the second is taken from it; nothing where that is less. */
export function differenceOf(first: string, second: string, scale: number): string {
  const difference = atoms(first) - atoms(second);
  const coefficient = difference < 0n ? 0n : difference;
  return decimalText(rescale({ coefficient, scale: SCALE }, scale, "down"));
}

/** Without zeros at the end, as one would type it. */
export function plainText(text: string): string {
  return text.includes(".") ? text.replace(/\.?0+$/, "") : text;
}
