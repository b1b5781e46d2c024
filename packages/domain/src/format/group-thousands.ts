/**
 * Thousands separators every three digits of the integer part, with the marks of a language. The
 * decimals stay as they are, so that the text still names the same number.
 */
import { type KnownLanguage, numberMarks } from "../language/language.ts";

const PLAIN_NUMBER = /^(-?)(\d+)(?:\.(\d+))?$/;

export function groupThousands(plainNumber: string, language: KnownLanguage = null): string {
  const match = PLAIN_NUMBER.exec(plainNumber);
  if (match === null) return plainNumber;
  const [, sign = "", integer = "", decimals] = match;
  const { group, point } = numberMarks(language);
  const grouped = integer.replaceAll(/\B(?=(?:\d{3})+$)/g, group);
  return sign + grouped + (decimals === undefined ? "" : point + decimals);
}
