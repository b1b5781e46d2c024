// Base 58 as Bitcoin and its relatives write bytes, plain and with a checksum.
import { createHash } from "node:crypto";

const BITCOIN = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
/** The same letters in another order. */
export const RIPPLE = "rpshnaf39wBUDNEGHJKLM4PQRST7VWXYZ2bcdeCg65jkm8oFqi1tuvAxyz";

const CHECKSUM_BYTES = 4;

export function encodeBase58(bytes: Uint8Array, alphabet = BITCOIN): string {
  let value = BigInt(`0x00${Buffer.from(bytes).toString("hex")}`);
  let text = "";
  for (; value > 0n; value /= 58n) text = alphabet.charAt(Number(value % 58n)) + text;
  const zeros = bytes.findIndex((byte) => byte !== 0);
  return alphabet.charAt(0).repeat(zeros === -1 ? bytes.length : zeros) + text;
}

/** Null for what is none. */
export function decodeBase58(text: string, alphabet = BITCOIN): Uint8Array | null {
  let value = 0n;
  for (const character of text) {
    const digit = alphabet.indexOf(character);
    if (digit === -1) return null;
    value = value * 58n + BigInt(digit);
  }
  const first = alphabet.charAt(0);
  const zeros = text.split("").findIndex((character) => character !== first);
  const digits = value === 0n ? "" : value.toString(16);
  const body = Buffer.from(digits.padStart(digits.length + (digits.length % 2), "0"), "hex");
  return Buffer.concat([Buffer.alloc(zeros === -1 ? text.length : zeros), body]);
}

export function encodeBase58Check(payload: Uint8Array, alphabet = BITCOIN): string {
  return encodeBase58(Buffer.concat([payload, checksum(payload)]), alphabet);
}

/** What was encoded; null when the checksum says otherwise. */
export function decodeBase58Check(text: string, alphabet = BITCOIN): Uint8Array | null {
  const bytes = decodeBase58(text, alphabet);
  if (bytes === null || bytes.length <= CHECKSUM_BYTES) return null;
  const payload = bytes.subarray(0, -CHECKSUM_BYTES);
  return checksum(payload).equals(bytes.subarray(-CHECKSUM_BYTES)) ? payload : null;
}

function checksum(payload: Uint8Array): Buffer {
  const once = createHash("sha256").update(payload).digest();
  return createHash("sha256").update(once).digest().subarray(0, CHECKSUM_BYTES);
}
