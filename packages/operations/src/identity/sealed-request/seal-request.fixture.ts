// Seals a request as browsers do, with every part open to a test that spoils it.
import { randomUUID } from "node:crypto";
import { CompactEncrypt, importSPKI } from "jose";

export interface SealedRequestContent {
  readonly action: string;
  readonly subject: string;
  readonly bodyHash: string;
  readonly codes: object;
  readonly at: number;
  readonly nonce?: string;
}

export interface RequestKeyOfServer {
  readonly kid: string;
  readonly publicKey: string;
}

export function sealRequest(
  key: RequestKeyOfServer,
  { nonce = randomUUID(), ...claims }: SealedRequestContent,
): Promise<string> {
  return encryptText(key, JSON.stringify({ ...claims, nonce }));
}

/** Any text at all, with a header that can be changed. */
export async function encryptText(
  { kid, publicKey }: RequestKeyOfServer,
  text: string,
  header: { readonly alg?: string; readonly enc?: string; readonly zip?: "DEF" } = {},
): Promise<string> {
  const { alg = "RSA-OAEP-256", enc = "A256GCM", ...rest } = header;
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg, enc, kid, ...rest })
    .encrypt(await importSPKI(publicKey, alg));
}
