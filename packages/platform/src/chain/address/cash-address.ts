// CashAddr, the addresses of Bitcoin Cash: like bech32, with a longer checksum.
import { bech32 } from "@scure/base";
import { bytesOfWords } from "./coders.ts";

const ALPHABET = "qpzry9x8gf2tvdw0s3jn54khce6mua7l";
const GENERATORS = [0x98f2bc8e61n, 0x79b76d99e2n, 0xf33e5fb3c4n, 0xae2eabe2a8n, 0x1e4f43e470n];
const PREFIX = "bitcoincash";
const CHECKSUM_LENGTH = 8;
/** A kind in one byte, and a hash of twenty. */
const PAYLOAD_BYTES = 21;
/** To a key, to a script. */
const KINDS: ReadonlySet<number> = new Set([0, 8]);

/** To a key. */
export function encodeCashAddress(hash: Uint8Array): string {
  const words = bech32.toWords(Uint8Array.from([0, ...hash]));
  const filler = Array.from({ length: CHECKSUM_LENGTH }, () => 0);
  const sum = polymod([...prefixWords(), ...words, ...filler]);
  const check = filler.map((_, index) =>
    Number((sum >> BigInt(5 * (CHECKSUM_LENGTH - 1 - index))) & 31n),
  );
  return `${PREFIX}:${[...words, ...check].map((word) => ALPHABET.charAt(word)).join("")}`;
}

/** The address in full, written small; null for what is none. The prefix may be left out. */
export function parseCashAddress(text: string): string | null {
  const lower = text.toLowerCase();
  if (lower !== text && text !== text.toUpperCase()) return null;
  const body = lower.startsWith(`${PREFIX}:`) ? lower.slice(PREFIX.length + 1) : lower;
  const words = body.split("").map((character) => ALPHABET.indexOf(character));
  if (words.includes(-1) || polymod([...prefixWords(), ...words]) !== 0n) return null;
  const payload = bytesOfWords(words.slice(0, -CHECKSUM_LENGTH));
  if (payload?.length !== PAYLOAD_BYTES || !KINDS.has(payload[0] ?? -1)) return null;
  return `${PREFIX}:${body}`;
}

function prefixWords(): number[] {
  return [...PREFIX.split("").map((character) => character.charCodeAt(0) & 31), 0];
}

function polymod(values: readonly number[]): bigint {
  let sum = 1n;
  for (const value of values) {
    const top = sum >> 35n;
    sum = ((sum & 0x07ffffffffn) << 5n) ^ BigInt(value);
    for (const [index, generator] of GENERATORS.entries()) {
      if (((top >> BigInt(index)) & 1n) === 1n) sum ^= generator;
    }
  }
  return sum ^ 1n;
}
