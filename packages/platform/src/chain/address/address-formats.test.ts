import { keccak_256 } from "@noble/hashes/sha3.js";
import { describe, expect, test } from "vitest";
import * as fc from "fast-check";
import { addressLookOf, hasLook, type AddressLook } from "@parley/domain/wallet/address-look";
import { ADDRESS_FORMATS, type AddressFormatName } from "./address-formats.ts";

const bytes = fc.uint8Array({ minLength: 32, maxLength: 32 });

/** Addresses that are known in public: of standards' examples and of well-known holders. */
const KNOWN: readonly (readonly [AddressFormatName, string])[] = [
  ["bitcoin", "1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2"],
  ["bitcoin", "3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy"],
  ["bitcoin", "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"],
  ["bitcoin", "bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0"],
  ["evm", "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed"],
  ["evm", "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359"],
  ["tron", "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t"],
  ["solana", "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v"],
  ["ripple", "rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh"],
  ["stellar", "GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ"],
  ["bitcoincash", "bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a"],
  ["polkadot", "15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5"],
  ["dogecoin", "DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L"],
];

test.each(KNOWN)("%s knows %s", (name, address) => {
  expect(ADDRESS_FORMATS[name].parse(address)).toBe(address);
});

function lookOf(name: string): AddressLook {
  const found = addressLookOf(name);
  if (found === null) throw new Error(`people are not told what addresses of ${name} look like`);
  return found;
}

test.each(KNOWN)("people are told what addresses of %s look like: %s", (name, address) => {
  expect(hasLook(address, lookOf(name))).toBe(true);
});

test("no address of one family looks like one of TRON, and the other way round", () => {
  for (const [name, address] of KNOWN) {
    expect(hasLook(address, lookOf("tron"))).toBe(name === "tron");
    expect(name === "tron" || !hasLook(address, lookOf("evm")) || name === "evm").toBe(true);
  }
});

describe.each(Object.entries(ADDRESS_FORMATS))("%s", (name, { make, parse }) => {
  test("makes addresses of the look that people are told", () => {
    fc.assert(
      fc.property(bytes, (random) => {
        expect(hasLook(make(random), lookOf(name))).toBe(true);
      }),
    );
  });

  test("recognises the addresses it makes", () => {
    fc.assert(
      fc.property(bytes, (random) => {
        expect(parse(make(random))).toBe(make(random));
      }),
    );
  });

  test.each(["", "x", "not an address", "0x", "bc1", "1".repeat(40), "<script>", "ä".repeat(34)])(
    "%j is none",
    (text) => {
      expect(parse(text)).toBeNull();
    },
  );
});

/** Solana's addresses carry no checksum. */
const CHECKED = Object.entries(ADDRESS_FORMATS).filter(([name]) => name !== "solana");

describe.each(CHECKED)("the checksum of %s", (name, { make, parse }) => {
  test("detects one wrong character", () => {
    const swap = fc.tuple(bytes, fc.nat(), fc.constantFrom(..."2345679acdeghjk".split("")));
    fc.assert(
      fc.property(swap, ([random, place, character]) => {
        const address = make(random);
        const start = address.includes(":") ? address.indexOf(":") + 1 : 2;
        const at = start + (place % (address.length - start));
        const wrong = address.slice(0, at) + character + address.slice(at + 1);
        fc.pre(wrong.toLowerCase() !== address.toLowerCase());
        // Letters of one size have no checksum: then it is another address.
        const isSeen = parse(wrong) === null || (name === "evm" && parse(wrong) !== address);
        expect([wrong, isSeen]).toEqual([wrong, true]);
      }),
      // Polkadot's has 16 bits: one wrong address in 65,536 passes. So always the same ones are tried.
      { numRuns: 300, seed: 1 },
    );
  });
});

describe("writing", () => {
  const { parse } = ADDRESS_FORMATS.evm;
  const proper = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed";

  test("letters of one case have no checksum, and are normalised", () => {
    expect(parse(proper.toLowerCase())).toBe(proper);
    expect(parse(`0x${proper.slice(2).toUpperCase()}`)).toBe(proper);
  });

  test("one letter of the wrong size is refused", () => {
    expect(parse("0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed")).toBeNull();
  });

  test("bech32 in capitals is the same address, and a mixture is none", () => {
    const address = "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4";
    expect(ADDRESS_FORMATS.bitcoin.parse(address.toUpperCase())).toBe(address);
    expect(ADDRESS_FORMATS.bitcoin.parse(address.replace("q", "Q"))).toBeNull();
  });

  test("bech32 with a letter of another script that only looks the same is refused", () => {
    const address = "BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4";
    expect(ADDRESS_FORMATS.bitcoin.parse(address.replace("K", "\u212a"))).toBeNull();
  });

  test("another network's address is none", () => {
    expect(ADDRESS_FORMATS.litecoin.parse("bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4")).toBeNull();
    expect(ADDRESS_FORMATS.tron.parse("1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2")).toBeNull();
  });

  test("a test net's address is none", () => {
    expect(ADDRESS_FORMATS.bitcoin.parse("tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx")).toBeNull();
    expect(ADDRESS_FORMATS.bitcoin.parse("mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn")).toBeNull();
  });
});

test.each([
  ["", "c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470"],
  ["abc", "4e03657aea45a94fc7d47ba826c8d667c0d1e6e33a64a036ec44f58fa12d6c45"],
])("Keccak-256 of %j", (text, hash) => {
  expect(Buffer.from(keccak_256(Buffer.from(text))).toString("hex")).toBe(hash);
});
