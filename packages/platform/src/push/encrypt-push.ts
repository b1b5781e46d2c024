// Encrypts a message for one browser (RFC 8291, in the form aes128gcm of RFC 8188): the push service
// that passes it on cannot read it.
import { createCipheriv, createECDH, ECDH, hkdfSync, randomBytes } from "node:crypto";

export const CURVE = "prime256v1";
const PUBLIC_KEY_BYTES = 65;
const AUTH_BYTES = 16;
const SALT_BYTES = 16;
const RECORD_BYTES = 4_096;
/** A message is one record, which ends with this; its tag has sixteen bytes. */
const LAST_RECORD = Buffer.of(2);
export const LONGEST_PUSH_TEXT = RECORD_BYTES - 17 - LAST_RECORD.length - 86;

/** The keys of a browser's subscription. */
export interface PushKeys {
  /** A point of P-256, uncompressed. */
  readonly p256dh: Buffer;
  readonly auth: Buffer;
}

/** Values that are random for each message; tests give those of the standard. */
export interface PushRandom {
  readonly privateKey: Buffer;
  readonly salt: Buffer;
}

export function encryptPush(
  text: string,
  { p256dh, auth }: PushKeys,
  random: PushRandom = newRandom(),
): Buffer {
  const plain = Buffer.from(text);
  if (plain.length > LONGEST_PUSH_TEXT)
    throw new RangeError("the message is too long to be pushed");
  const sender = createECDH(CURVE);
  sender.setPrivateKey(random.privateKey);
  const senderKey = sender.getPublicKey();
  const shared = sender.computeSecret(p256dh);
  const { contentKey, nonce } = deriveKeys({ shared, auth, p256dh, senderKey, salt: random.salt });
  const cipher = createCipheriv("aes-128-gcm", contentKey, nonce);
  const sealed = Buffer.concat([
    cipher.update(Buffer.concat([plain, LAST_RECORD])),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
  const header = Buffer.alloc(SALT_BYTES + 5);
  random.salt.copy(header);
  header.writeUInt32BE(RECORD_BYTES, SALT_BYTES);
  header.writeUInt8(senderKey.length, SALT_BYTES + 4);
  return Buffer.concat([header, senderKey, sealed]);
}

/** Also used by tests, in which a simulated browser opens the message. */
export function deriveKeys(given: {
  readonly shared: Buffer;
  readonly auth: Buffer;
  readonly p256dh: Buffer;
  readonly senderKey: Buffer;
  readonly salt: Buffer;
}): { readonly contentKey: Buffer; readonly nonce: Buffer } {
  const { shared, auth, p256dh, senderKey, salt } = given;
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), p256dh, senderKey]);
  const key = derive(shared, auth, info, 32);
  return {
    contentKey: derive(key, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16),
    nonce: derive(key, salt, Buffer.from("Content-Encoding: nonce\0"), 12),
  };
}

/** Whether a browser can have made them: a point that is not on the curve would fail later. */
export function arePushKeys({ p256dh, auth }: PushKeys): boolean {
  if (p256dh.length !== PUBLIC_KEY_BYTES || auth.length !== AUTH_BYTES) return false;
  try {
    ECDH.convertKey(p256dh, CURVE);
    return true;
  } catch {
    return false;
  }
}

function newRandom(): PushRandom {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  return { privateKey: pair.getPrivateKey(), salt: randomBytes(SALT_BYTES) };
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, salt, info, length));
}
