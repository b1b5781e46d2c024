// Whether a request was signed with a key: Ed25519 by the public half that the user brought, HMAC by
// the secret that was shown once and is sealed here. Both compare in constant time.
import type { LiveApiKey } from "@parley/database/queries/security/api-key";
import type { Vault } from "@parley/platform/vault";
import { createHmac, createPublicKey, timingSafeEqual, verify } from "node:crypto";

/** Bound to the key, so that a secret copied to another row does not open. */
export function secretPurpose(keyId: string): string {
  return `api-key:${keyId}`;
}

export function isSignatureOf(
  vault: Vault,
  { kind, keyId, publicKey, sealedSecret }: LiveApiKey,
  text: string,
  signature: string,
): boolean {
  const given = Buffer.from(signature, "base64url");
  if (kind === "ed25519") return publicKey !== null && isEd25519(publicKey, text, given);
  if (sealedSecret === null) return false;
  const secret = vault.open(secretPurpose(keyId), sealedSecret);
  const expected = createHmac("sha256", secret).update(text).digest();
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function isEd25519(publicKey: Buffer, text: string, signature: Buffer): boolean {
  const key = readEd25519(publicKey);
  return key !== null && verify(null, Buffer.from(text), key, signature);
}

/** Null for bytes that are no point of the curve. */
export function readEd25519(bytes: Buffer) {
  try {
    const jwk = { kty: "OKP", crv: "Ed25519", x: bytes.toString("base64url") };
    return createPublicKey({ key: jwk, format: "jwk" });
  } catch {
    return null;
  }
}
