// Seals secrets at rest. All keys are derived from the installation's secret, one for each kind of
// purpose, and the whole purpose is authenticated with the content, so that what was sealed for one
// purpose never opens as another.
import { LRUCache } from "lru-cache";
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";

/** Shorter ones could be guessed. */
export const SHORTEST_SECRET = 32;

/** Version 1 had a key for each purpose: deriving one takes longer than opening the content. */
const OLDER_VERSION = 1;
const VERSION = 2;
const KEY_ID_BYTES = 6;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Deriving one takes longer than using it. They reveal no more than the secret beside them. */
const MAX_KEPT_KEYS = 4_096;
const HEADER_BYTES = 1 + KEY_ID_BYTES + NONCE_BYTES;

export interface Vault {
  /** Base64url text that only `open` with the same purpose can read. */
  seal(purpose: string, bytes: Uint8Array): string;
  /** Throws a VaultError for anything that `seal` did not make for this purpose. */
  open(purpose: string, sealed: string): Uint8Array;
  /** As `seal` and `open`, without the text: a third shorter, for files. */
  sealBytes(purpose: string, bytes: Uint8Array): Uint8Array;
  openBytes(purpose: string, sealed: Uint8Array): Uint8Array;
  /** A fingerprint that cannot be made without the secret. */
  mac(purpose: string, text: string): string;
  /** Whether `mac` made it, with this or an older secret; takes the same time either way. */
  isMac(purpose: string, text: string, mac: string): boolean;
}

export class VaultError extends Error {
  override readonly name = "VaultError";
}

/** A secret that is replaced stays among the older ones until nothing sealed with it is left. */
export function createVault(secret: string, olderSecrets: readonly string[] = []): Vault {
  const current = createKeyring(secret);
  const keyrings = [current, ...olderSecrets.map(createKeyring)];

  function sealBytes(purpose: string, bytes: Uint8Array): Uint8Array {
    const header = Buffer.concat([Buffer.of(VERSION), current.id, randomBytes(NONCE_BYTES)]);
    const nonce = header.subarray(1 + KEY_ID_BYTES);
    const cipher = createCipheriv("aes-256-gcm", current.keyFor("seal", kindOf(purpose)), nonce);
    cipher.setAAD(boundTo(header, purpose));
    return Buffer.concat([header, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
  }

  function openBytes(purpose: string, sealed: Uint8Array): Uint8Array {
    const buffer = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
    const [version] = buffer;
    const isKnown = version === VERSION || version === OLDER_VERSION;
    if (buffer.length < HEADER_BYTES + TAG_BYTES || !isKnown) {
      throw new VaultError("this was not sealed by a vault");
    }
    const isOlder = version === OLDER_VERSION;
    const header = buffer.subarray(0, HEADER_BYTES);
    const id = header.subarray(1, 1 + KEY_ID_BYTES);
    const keyring = keyrings.find((candidate) => candidate.id.equals(id));
    if (keyring === undefined) throw new VaultError("this was sealed with a secret not known here");
    const decipher = createDecipheriv(
      "aes-256-gcm",
      keyring.keyFor("seal", isOlder ? purpose : kindOf(purpose)),
      header.subarray(1 + KEY_ID_BYTES),
      { authTagLength: TAG_BYTES },
    );
    decipher.setAAD(isOlder ? header : boundTo(header, purpose));
    decipher.setAuthTag(buffer.subarray(-TAG_BYTES));
    try {
      const body = decipher.update(buffer.subarray(HEADER_BYTES, -TAG_BYTES));
      return Buffer.concat([body, decipher.final()]);
    } catch {
      throw new VaultError("this was sealed for another purpose, or altered since");
    }
  }

  return {
    sealBytes,
    openBytes,
    seal: (purpose, bytes) => Buffer.from(sealBytes(purpose, bytes)).toString("base64url"),
    open(purpose, sealed) {
      const bytes = Buffer.from(sealed, "base64url");
      // The decoder skips what is not base64url; a changed text must not open all the same.
      if (bytes.toString("base64url") !== sealed) {
        throw new VaultError("this was not sealed by a vault");
      }
      return openBytes(purpose, bytes);
    },
    mac: (purpose, text) => macWith(current, purpose, text).toString("base64url"),
    isMac(purpose, text, mac) {
      const given = Buffer.from(mac, "base64url");
      // Every secret is tried, so that the time does not reveal which one matched.
      const matches = keyrings.map((keyring) => {
        const expected = macWith(keyring, purpose, text);
        return given.length === expected.length && timingSafeEqual(given, expected);
      });
      return matches.includes(true);
    },
  };
}

/** `kyc` of `kyc:42`: as many of them as there are kinds of things to seal. */
function kindOf(purpose: string): string {
  const end = purpose.indexOf(":");
  return end === -1 ? purpose : purpose.slice(0, end);
}

/** The header's length is fixed, so that no two pairs become the same bytes. */
function boundTo(header: Buffer, purpose: string): Buffer {
  return Buffer.concat([header, Buffer.from(purpose)]);
}

interface Keyring {
  /** Precedes the sealed content, and reveals nothing about the secret. */
  readonly id: Buffer;
  keyFor(use: "seal" | "mac", purpose: string): KeyObject;
}

function createKeyring(secret: string): Keyring {
  if (secret.length < SHORTEST_SECRET) {
    throw new RangeError(`a secret needs at least ${SHORTEST_SECRET} characters`);
  }
  // HKDF (RFC 5869) in its two steps, of which the first is the same for all keys. Up to the length of a
  // hash, the second is one round.
  const extracted = createSecretKey(createHmac("sha256", "parley vault").update(secret).digest());
  const derive = (info: string, bytes: number) =>
    createHmac("sha256", extracted).update(`${info}\u0001`).digest().subarray(0, bytes);
  const kept = new LRUCache<string, KeyObject>({ max: MAX_KEPT_KEYS });
  return {
    id: derive("key id", KEY_ID_BYTES),
    keyFor(use, purpose) {
      const info = `${use}:${purpose}`;
      const known = kept.get(info);
      if (known !== undefined) return known;
      const key = createSecretKey(derive(info, 32));
      kept.set(info, key);
      return key;
    },
  };
}

function macWith(keyring: Keyring, purpose: string, text: string): Buffer {
  return createHmac("sha256", keyring.keyFor("mac", purpose)).update(text).digest();
}
