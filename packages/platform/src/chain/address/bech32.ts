// Bech32 and its successor bech32m (BIP 173, BIP 350), which differ in one constant.

const ALPHABET = "qpzry9x8gf2tvdw0s3jn54khce6mua7l";
const GENERATORS = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];
const CONSTANTS = { bech32: 1, bech32m: 0x2bc830a3 } as const;
const CHECKSUM_LENGTH = 6;

export type Bech32Kind = keyof typeof CONSTANTS;

export interface Bech32 {
  readonly kind: Bech32Kind;
  readonly prefix: string;
  /** Five bits each. */
  readonly words: readonly number[];
}

export function encodeBech32({ kind, prefix, words }: Bech32): string {
  const values = [...expand(prefix), ...words, ...Array.from({ length: CHECKSUM_LENGTH }, () => 0)];
  const sum = polymod(values) ^ CONSTANTS[kind];
  const check = Array.from(
    { length: CHECKSUM_LENGTH },
    (_, index) => (sum >> (5 * (CHECKSUM_LENGTH - 1 - index))) & 31,
  );
  return `${prefix}1${[...words, ...check].map((word) => ALPHABET.charAt(word)).join("")}`;
}

/** Null for what is none. Capitals are allowed, a mixture is not. */
export function decodeBech32(text: string): Bech32 | null {
  const lower = text.toLowerCase();
  if (lower !== text && text !== text.toUpperCase()) return null;
  const separator = lower.lastIndexOf("1");
  const prefix = lower.slice(0, separator);
  if (separator < 1 || !/^[\x21-\x7e]+$/.test(prefix)) return null;
  const words = lower
    .slice(separator + 1)
    .split("")
    .map((character) => ALPHABET.indexOf(character));
  if (words.length < CHECKSUM_LENGTH || words.includes(-1)) return null;
  const sum = polymod([...expand(prefix), ...words]);
  const kind = sum === CONSTANTS.bech32 ? "bech32" : sum === CONSTANTS.bech32m ? "bech32m" : null;
  return kind === null ? null : { kind, prefix, words: words.slice(0, -CHECKSUM_LENGTH) };
}

/** Bytes as words of five bits, filled up with zeros. */
export function toWords(bytes: Uint8Array): number[] {
  return regroup([...bytes], 8, 5, true) ?? [];
}

/** Null when bits are left over that are no filling. */
export function fromWords(words: readonly number[]): Uint8Array | null {
  const bytes = regroup(words, 5, 8, false);
  return bytes === null ? null : Uint8Array.from(bytes);
}

function regroup(
  values: readonly number[],
  from: number,
  to: number,
  isFilledUp: boolean,
): number[] | null {
  const groups: number[] = [];
  let held = 0;
  let bits = 0;
  for (const value of values) {
    held = (held << from) | value;
    bits += from;
    while (bits >= to) {
      bits -= to;
      groups.push((held >> bits) & ((1 << to) - 1));
    }
    held &= (1 << bits) - 1;
  }
  if (isFilledUp) {
    if (bits > 0) groups.push((held << (to - bits)) & ((1 << to) - 1));
    return groups;
  }
  return bits >= from || held !== 0 ? null : groups;
}

function expand(prefix: string): number[] {
  const codes = prefix.split("").map((character) => character.charCodeAt(0));
  return [...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31)];
}

function polymod(values: readonly number[]): number {
  let sum = 1;
  for (const value of values) {
    const top = sum >>> 25;
    sum = ((sum & 0x1ffffff) << 5) ^ value;
    for (const [index, generator] of GENERATORS.entries()) {
      if (((top >> index) & 1) === 1) sum ^= generator;
    }
  }
  return sum >>> 0;
}
