// How the addresses of each family of networks look. `parse` answers the address in its one proper
// writing, or null when its form or its checksum is wrong; `make` writes one around random bytes.
import { keccak_256 } from "@noble/hashes/sha3.js";
import { bech32, bech32m } from "@scure/base";
import { createHash } from "node:crypto";
import { encodeCashAddress, parseCashAddress } from "./cash-address.ts";
import {
  base58Check,
  bytesOfWords,
  decodeWords,
  plainBase32,
  plainBase58,
  rippleCheck,
} from "./coders.ts";

export interface AddressFormat {
  readonly parse: (text: string) => string | null;
  /** 32 random bytes, of which it uses what it needs. */
  readonly make: (bytes: Uint8Array) => string;
}

/** Bitcoin and those that took its addresses over. */
function bitcoinLike(versions: readonly number[], prefix: string | null): AddressFormat {
  return {
    parse(text) {
      const plain = base58Check.decode(text);
      if (plain !== null) {
        return plain.length === 21 && versions.includes(plain[0] ?? -1) ? text : null;
      }
      return prefix === null ? null : parseWitness(text, prefix);
    },
    make(bytes) {
      if (prefix === null) {
        return base58Check.encode(Uint8Array.from([versions[0] ?? 0, ...bytes.subarray(0, 20)]));
      }
      return bech32.encode(prefix, [0, ...bech32.toWords(bytes.subarray(0, 20))]);
    },
  };
}

/** Version 0 is written in bech32, those after it in bech32m; the lengths are those in use. */
const WITNESSES = [
  { coder: bech32, version: 0, lengths: [20, 32] },
  { coder: bech32m, version: 1, lengths: [32] },
];

function parseWitness(text: string, prefix: string): string | null {
  for (const { coder, version, lengths } of WITNESSES) {
    const [first, ...words] = decodeWords(coder, prefix, text) ?? [];
    if (first !== version) continue;
    return lengths.includes(bytesOfWords(words)?.length ?? -1) ? text.toLowerCase() : null;
  }
  return null;
}

/** EIP-55: the letters' capitals are a checksum; without any of it there is none to be wrong. */
const evm: AddressFormat = {
  parse(text) {
    const digits = /^0x([0-9a-fA-F]{40})$/.exec(text)?.[1];
    if (digits === undefined) return null;
    const proper = writeEvm(digits.toLowerCase());
    const isUnchecked = digits === digits.toLowerCase() || digits === digits.toUpperCase();
    return isUnchecked || proper === text ? proper : null;
  },
  make: (bytes) => writeEvm(Buffer.from(bytes.subarray(0, 20)).toString("hex")),
};

function writeEvm(digits: string): string {
  const hash = Buffer.from(keccak_256(Buffer.from(digits, "ascii"))).toString("hex");
  const letters = digits
    .split("")
    .map((digit, index) =>
      Number.parseInt(hash.charAt(index), 16) >= 8 ? digit.toUpperCase() : digit,
    );
  return `0x${letters.join("")}`;
}

const tron: AddressFormat = {
  parse(text) {
    const payload = base58Check.decode(text);
    return payload?.length === 21 && payload[0] === 0x41 ? text : null;
  },
  make: (bytes) => base58Check.encode(Uint8Array.from([0x41, ...bytes.subarray(0, 20)])),
};

/** A public key as it is: there is no checksum, so that only the length can be wrong. */
const solana: AddressFormat = {
  parse: (text) => (plainBase58.decode(text)?.length === 32 ? text : null),
  make: (bytes) => plainBase58.encode(bytes.subarray(0, 32)),
};

const ripple: AddressFormat = {
  parse(text) {
    const payload = rippleCheck.decode(text);
    return payload?.length === 21 && payload[0] === 0 ? text : null;
  },
  make: (bytes) => rippleCheck.encode(Uint8Array.from([0, ...bytes.subarray(0, 20)])),
};

/** Writes a `G` at the front. */
const STELLAR_ACCOUNT = 6 << 3;

const stellar: AddressFormat = {
  parse(text) {
    const bytes = plainBase32.decode(text);
    if (bytes?.length !== 35 || bytes[0] !== STELLAR_ACCOUNT) return null;
    const body = Buffer.from(bytes);
    return body.readUInt16LE(33) === crc16(body.subarray(0, 33)) ? text : null;
  },
  make(bytes) {
    const body = Buffer.alloc(35);
    body.set([STELLAR_ACCOUNT, ...bytes.subarray(0, 32)]);
    body.writeUInt16LE(crc16(body.subarray(0, 33)), 33);
    return plainBase32.encode(body);
  },
};

/** May be sent back, or not; on the main net. */
const TON_FLAGS: ReadonlySet<number> = new Set([0x11, 0x51]);

const ton: AddressFormat = {
  parse(text) {
    if (!/^[\w+/-]{48}$/.test(text)) return null;
    const body = Buffer.from(text.replaceAll("+", "-").replaceAll("/", "_"), "base64url");
    const isTon =
      body.length === 36 && TON_FLAGS.has(body[0] ?? -1) && [0, 0xff].includes(body[1] ?? -1);
    if (!isTon || body.readUInt16BE(34) !== crc16(body.subarray(0, 34))) return null;
    return body.toString("base64url");
  },
  make(bytes) {
    const body = Buffer.alloc(36);
    body.set([0x51, 0, ...bytes.subarray(0, 32)]);
    body.writeUInt16BE(crc16(body.subarray(0, 34)), 34);
    return body.toString("base64url");
  },
};

/** Shelley addresses of the main net: a base address, or one without a part for staking. */
const cardano: AddressFormat = {
  parse(text) {
    const words = decodeWords(bech32, "addr", text);
    const bytes = words === null ? null : bytesOfWords(words);
    const header = bytes?.[0] ?? -1;
    const isMainNet = (header & 0x0f) === 1;
    const length = header >> 4 < 4 ? 57 : header >> 4 === 6 || header >> 4 === 7 ? 29 : -1;
    return isMainNet && bytes?.length === length ? text.toLowerCase() : null;
  },
  make(bytes) {
    const words = bech32.toWords(Uint8Array.from([0x61, ...bytes.subarray(0, 28)]));
    return bech32.encode("addr", words);
  },
};

const polkadot: AddressFormat = {
  parse(text) {
    const bytes = plainBase58.decode(text);
    if (bytes?.length !== 35 || bytes[0] !== 0) return null;
    return ss58Sum(bytes.subarray(0, 33)).equals(bytes.subarray(33)) ? text : null;
  },
  make(bytes) {
    const body = Uint8Array.from([0, ...bytes.subarray(0, 32)]);
    return plainBase58.encode(Buffer.concat([body, ss58Sum(body)]));
  },
};

function ss58Sum(body: Uint8Array): Buffer {
  return createHash("blake2b512").update("SS58PRE").update(body).digest().subarray(0, 2);
}

/** CRC-16/XMODEM. */
function crc16(bytes: Uint8Array): number {
  let sum = 0;
  for (const byte of bytes) {
    sum ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) {
      sum = ((sum << 1) ^ ((sum & 0x8000) === 0 ? 0 : 0x1021)) & 0xffff;
    }
  }
  return sum;
}

export const ADDRESS_FORMATS = {
  bitcoin: bitcoinLike([0x00, 0x05], "bc"),
  litecoin: bitcoinLike([0x30, 0x32], "ltc"),
  dogecoin: bitcoinLike([0x1e, 0x16], null),
  bitcoincash: {
    parse: parseCashAddress,
    make: (bytes) => encodeCashAddress(bytes.subarray(0, 20)),
  },
  evm,
  tron,
  solana,
  ripple,
  stellar,
  ton,
  cardano,
  polkadot,
} as const satisfies Readonly<Record<string, AddressFormat>>;

export type AddressFormatName = keyof typeof ADDRESS_FORMATS;

/** What a network's row in the database calls its format. */
export function addressFormatOf({
  addressFormat,
}: {
  readonly addressFormat: string;
}): AddressFormat {
  const found = Object.entries(ADDRESS_FORMATS).find(([name]) => name === addressFormat);
  if (found === undefined) throw new Error(`there is no format of addresses ${addressFormat}`);
  return found[1];
}
