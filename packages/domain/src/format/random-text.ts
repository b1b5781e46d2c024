/**
 * Random alphanumeric text. The source of randomness is an argument: the machine's secure one, or a
 * seeded one.
 */
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
const DEFAULT_LENGTH = 16;

/** Gives whole numbers from 0 up to, but not including, `limit`, each equally likely. */
export type UniformBelow = (limit: number) => number;

export function randomText(uniformBelow: UniformBelow, length: number = DEFAULT_LENGTH): string {
  let text = "";
  while (text.length < length) text += ALPHABET.charAt(uniformBelow(ALPHABET.length));
  return text;
}
