/**
 * Thousands separators every three digits of the integer part. The decimals stay as they are, so
 * that the text still names the same number.
 */
const PLAIN_NUMBER = /^(-?)(\d+)(\.\d+)?$/;

export function groupThousands(plainNumber: string): string {
  const match = PLAIN_NUMBER.exec(plainNumber);
  if (match === null) return plainNumber;
  const [, sign = "", integer = "", decimals = ""] = match;
  return sign + integer.replaceAll(/\B(?=(?:\d{3})+$)/g, ",") + decimals;
}
