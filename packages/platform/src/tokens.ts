// Random bearer tokens. Only their fingerprint is stored, so that reading the database gives no
// access.
import { hash as hashOf, randomBytes, timingSafeEqual } from "node:crypto";

const TOKEN_BYTES = 32;
const TOKEN_FORM = /^[\w-]{43}$/;

/** 43 characters of base64url. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString("base64url");
}

export function isTokenForm(text: string): boolean {
  return TOKEN_FORM.test(text);
}

/** SHA-256; a slow hash would add nothing, as a token cannot be guessed. */
export function hashToken(token: string): Buffer {
  return hashOf("sha256", token, "buffer");
}

/** Takes the same time wherever the two differ. */
export function isTokenOf(hash: Buffer, token: string): boolean {
  const given = hashToken(token);
  return given.length === hash.length && timingSafeEqual(given, hash);
}
