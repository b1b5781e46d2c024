// Identifies this installation to push services (VAPID, RFC 8292): a browser accepts messages only
// from the key that it subscribed with.
import { createECDH, createPrivateKey, sign, type KeyObject } from "node:crypto";
import { CURVE } from "./encrypt-push.ts";

/** Services refuse more than a day, and clocks differ. */
const VALID_SECONDS = 12 * 60 * 60;
const COORDINATE_BYTES = 32;

export interface VapidKeys {
  /** A point of P-256, uncompressed, as browsers want it. */
  readonly publicKey: Buffer;
  readonly privateKey: KeyObject;
}

/** The private key as bytes, to be stored sealed. */
export function makeVapidPair(): { readonly publicKey: Buffer; readonly privateKey: Buffer } {
  const pair = createECDH(CURVE);
  const publicKey = pair.generateKeys();
  return { publicKey, privateKey: leftPadded(pair.getPrivateKey()) };
}

export function openVapidPair(publicKey: Buffer, privateKey: Buffer): VapidKeys {
  const jwk = {
    kty: "EC",
    crv: "P-256",
    x: publicKey.subarray(1, 1 + COORDINATE_BYTES).toString("base64url"),
    y: publicKey.subarray(1 + COORDINATE_BYTES).toString("base64url"),
    d: privateKey.toString("base64url"),
  };
  return { publicKey, privateKey: createPrivateKey({ format: "jwk", key: jwk }) };
}

/** The value of the header `authorization`, for the origin of one push service. */
export function vapidHeader(
  { publicKey, privateKey }: VapidKeys,
  claims: { readonly origin: string; readonly contact: string; readonly now: number },
): string {
  const exp = Math.floor(claims.now / 1_000) + VALID_SECONDS;
  const head = encode({ typ: "JWT", alg: "ES256" });
  const body = encode({ aud: claims.origin, exp, sub: claims.contact });
  const signature = sign("sha256", Buffer.from(`${head}.${body}`), {
    key: privateKey,
    dsaEncoding: "ieee-p1363",
  });
  const token = `${head}.${body}.${signature.toString("base64url")}`;
  return `vapid t=${token}, k=${publicKey.toString("base64url")}`;
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString("base64url");
}

/** A key that begins with zeros is given without them. */
function leftPadded(key: Buffer): Buffer {
  return Buffer.concat([Buffer.alloc(COORDINATE_BYTES - key.length), key]);
}
