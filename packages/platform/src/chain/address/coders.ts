// Reading and writing bytes as text, where the library throws: here what cannot be read is null.
import { sha256 } from "@noble/hashes/sha2.js";
import { base32nopad, base58, base58xrp, bech32, type BytesCoder } from "@scure/base";

const CHECKSUM_BYTES = 4;
/** Addresses of Cardano are longer than the 90 characters that bech32 was made for. */
const ANY_LENGTH = false;

export interface AddressCoder {
  readonly encode: (bytes: Uint8Array) => string;
  readonly decode: (text: string) => Uint8Array | null;
}

function reading({ encode, decode }: BytesCoder): AddressCoder {
  return {
    encode,
    decode(text) {
      try {
        return decode(text);
      } catch {
        return null;
      }
    },
  };
}

function checksum(payload: Uint8Array): Uint8Array {
  return sha256(sha256(payload)).subarray(0, CHECKSUM_BYTES);
}

/** With the first bytes of a hash of the hash at the end. */
function checked({ encode, decode }: AddressCoder): AddressCoder {
  return {
    encode: (payload) => encode(Uint8Array.from([...payload, ...checksum(payload)])),
    decode(text) {
      const bytes = decode(text);
      if (bytes === null || bytes.length <= CHECKSUM_BYTES) return null;
      const payload = bytes.subarray(0, -CHECKSUM_BYTES);
      const isRight = Buffer.compare(checksum(payload), bytes.subarray(-CHECKSUM_BYTES)) === 0;
      return isRight ? payload : null;
    },
  };
}

export const plainBase32 = reading(base32nopad);
export const plainBase58 = reading(base58);
export const base58Check = checked(plainBase58);
export const rippleCheck = checked(reading(base58xrp));

/** The words of five bits after the prefix, if it is this one. */
export function decodeWords(
  coder: Pick<typeof bech32, "decodeUnsafe">,
  prefix: string,
  text: string,
): number[] | null {
  const decoded = coder.decodeUnsafe(text, ANY_LENGTH);
  return decoded?.prefix === prefix ? decoded.words : null;
}

/** Null when bits are left over that are no padding. */
export function bytesOfWords(words: number[]): Uint8Array | null {
  return bech32.fromWordsUnsafe(words) ?? null;
}
