/**
 * Amounts of money: whole atoms inside, decimal text on the wire. The number of decimals is data of
 * the asset, so that the scale is always an argument.
 */
import { decimalText } from "../decimal.ts";

const AMOUNT_PATTERN = /^(\d{1,18})(?:\.(\d{1,8}))?$/;

/**
 * Reads an amount as atoms. Null when the text is not an amount, or has more decimals than the
 * asset: money is never rounded silently.
 */
export function parseAmount(text: string, scale: number): bigint | null {
  const match = AMOUNT_PATTERN.exec(text);
  if (match === null) return null;
  const [, integer = "", decimals = ""] = match;
  if (decimals.length > scale) return null;
  return BigInt(integer + decimals.padEnd(scale, "0"));
}

/** Writes atoms with all decimals of the scale: 150 atoms at scale 2 are `1.50`. */
export function formatAmount(atoms: bigint, scale: number): string {
  return decimalText({ coefficient: atoms, scale });
}
