import { createHmac, hkdfSync } from "node:crypto";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createVault, VaultError } from "./vault.ts";

const SECRET = "the first secret of this installation";
const OTHER_SECRET = "the second secret of this installation";
const vault = createVault(SECRET);

const purpose = fc.string({ minLength: 1, maxLength: 30 });
const content = fc.uint8Array({ maxLength: 300 });

describe("sealed content", () => {
  test("opens again for its purpose", () => {
    fc.assert(
      fc.property(purpose, content, (name, bytes) => {
        expect(Uint8Array.from(vault.open(name, vault.seal(name, bytes)))).toEqual(bytes);
        expect(Uint8Array.from(vault.openBytes(name, vault.sealBytes(name, bytes)))).toEqual(bytes);
      }),
    );
  });

  test("does not open for another purpose", () => {
    fc.assert(
      fc.property(purpose, purpose, content, (name, other, bytes) => {
        fc.pre(name !== other);
        expect(() => vault.open(other, vault.seal(name, bytes))).toThrow(VaultError);
      }),
    );
  });

  test("does not open for another purpose of the same kind, which has the same key", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), content, (one, other, bytes) => {
        fc.pre(one !== other);
        const sealed = vault.seal(`kyc:${one}`, bytes);
        expect(() => vault.open(`kyc:${other}`, sealed)).toThrow(VaultError);
        expect(() => vault.open("kyc", sealed)).toThrow(VaultError);
      }),
    );
  });

  test("opens for its purpose alone when an older version sealed it, with a key for each", () => {
    const sealed =
      "Afe4--Rt10uwiQyzfSTHZJ6s6K4Gh8DkNKNTEeocP-oV14YnZH8zgdNJxTEm06LqFhrrd0ce8V7zTaBR_O5Y";
    const opened = vault.open("kyc:7", sealed);
    expect(Buffer.from(opened).toString()).toBe("kept since the first version");
    expect(() => vault.open("kyc:8", sealed)).toThrow(VaultError);
    expect(() => vault.open("kyc", sealed)).toThrow(VaultError);
  });

  test("cannot be given out for what another version sealed", () => {
    const sealed = Buffer.from(vault.sealBytes("test", Buffer.from("content")));
    for (const version of [0, 1, 3, 255]) {
      sealed.writeUInt8(version, 0);
      expect(() => vault.openBytes("test", sealed)).toThrow(VaultError);
    }
  });

  test("does not open with any bit flipped", () => {
    fc.assert(
      fc.property(content, fc.nat(), fc.nat(7), (bytes, place, bit) => {
        const sealed = Buffer.from(vault.sealBytes("test", bytes));
        const index = place % sealed.length;
        sealed.writeUInt8(sealed.readUInt8(index) ^ (1 << bit), index);
        expect(() => vault.openBytes("test", sealed)).toThrow(VaultError);
      }),
      { numRuns: 500 },
    );
  });

  test("does not open when it was cut or added to", () => {
    fc.assert(
      fc.property(content, fc.integer({ min: 1, max: 400 }), (bytes, count) => {
        const sealed = vault.sealBytes("test", bytes);
        expect(() => vault.openBytes("test", sealed.subarray(0, -count))).toThrow(VaultError);
        const longer = Buffer.concat([sealed, Buffer.alloc(count)]);
        expect(() => vault.openBytes("test", longer)).toThrow(VaultError);
      }),
    );
  });

  test("does not open as text that merely decodes to the same", () => {
    const sealed = vault.seal("test", Buffer.from("content"));
    expect(() => vault.open("test", `${sealed}!`)).toThrow(VaultError);
    expect(() => vault.open("test", `${sealed}=`)).toThrow(VaultError);
  });

  test("does not open with another secret", () => {
    const sealed = vault.seal("test", Buffer.from("content"));
    expect(() => createVault(OTHER_SECRET).open("test", sealed)).toThrow(/secret not known/);
  });

  test("opens after the secret was replaced, as long as the old one is given", () => {
    const sealed = vault.seal("test", Buffer.from("content"));
    const rotated = createVault(OTHER_SECRET, [SECRET]);
    expect(Buffer.from(rotated.open("test", sealed)).toString()).toBe("content");
    // New content is sealed with the new secret alone.
    const resealed = rotated.seal("test", Buffer.from("content"));
    expect(() => vault.open("test", resealed)).toThrow(VaultError);
  });

  test("never looks the same twice, and does not hold the content", () => {
    const bytes = Buffer.from("a long enough content to be found");
    expect(vault.seal("test", bytes)).not.toBe(vault.seal("test", bytes));
    expect(Buffer.from(vault.sealBytes("test", bytes)).includes(bytes)).toBe(false);
  });
});

describe("a mac of the vault", () => {
  test("is valid for its purpose and text alone", () => {
    fc.assert(
      fc.property(purpose, purpose, fc.string(), fc.string(), (name, other, text, changed) => {
        const mac = vault.mac(name, text);
        expect(vault.isMac(name, text, mac)).toBe(true);
        expect(vault.isMac(other, text, mac)).toBe(name === other);
        expect(vault.isMac(name, changed, mac)).toBe(changed === text);
        expect(createVault(OTHER_SECRET).isMac(name, text, mac)).toBe(false);
        expect(createVault(OTHER_SECRET, [SECRET]).isMac(name, text, mac)).toBe(true);
      }),
    );
  });

  test("of any other length is refused", () => {
    expect(vault.isMac("test", "text", "")).toBe(false);
    expect(vault.isMac("test", "text", `${vault.mac("test", "text")}AAAA`)).toBe(false);
  });
});

test("a secret that could be guessed is refused", () => {
  expect(() => createVault("a".repeat(31))).toThrow(RangeError);
});

test("keys are those of HKDF, so that sealed content opens in every version", () => {
  fc.assert(
    fc.property(purpose, fc.string(), (name, text) => {
      const key = hkdfSync("sha256", SECRET, "parley vault", `mac:${name}`, 32);
      const expected = createHmac("sha256", Buffer.from(key)).update(text).digest("base64url");
      expect(vault.mac(name, text)).toBe(expected);
    }),
  );
});
