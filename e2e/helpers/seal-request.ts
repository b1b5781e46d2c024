/** A sealed request as browsers make them: a compact JWE for the server's key (RFC 7516). */
import { hashSealedBody, type JsonValue } from "@parley/contract/canonical-json";
import type { APIRequestContext } from "@playwright/test";
import { constants, createCipheriv, publicEncrypt, randomBytes, randomUUID } from "node:crypto";

export interface Command {
  readonly action: string;
  readonly subject: string;
  readonly codes: object;
  /** The request without the command itself. */
  readonly body: { readonly [name: string]: JsonValue };
}

export async function sealRequest(
  request: APIRequestContext,
  { body, ...claims }: Command,
): Promise<string> {
  const answer = await request.get("/api/a/v1/public/command-key");
  const { kid, publicKey } = (await answer.json()).data;
  const bodyHash = await hashSealedBody(body);
  // The server's time, as in browsers: a story may have moved its clock.
  const at = Date.parse(answer.headers()["date"] ?? "");
  const content = { ...claims, bodyHash, at, nonce: randomUUID() };
  return encrypt(JSON.stringify(content), kid, publicKey);
}

function encrypt(text: string, kid: string, publicKey: string): string {
  const header = base64(JSON.stringify({ alg: "RSA-OAEP-256", enc: "A256GCM", kid }));
  const [key, vector] = [randomBytes(32), randomBytes(12)];
  const padding = constants.RSA_PKCS1_OAEP_PADDING;
  const sealedKey = publicEncrypt({ key: publicKey, padding, oaepHash: "sha256" }, key);
  const cipher = createCipheriv("aes-256-gcm", key, vector).setAAD(Buffer.from(header));
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return [header, ...[sealedKey, vector, sealed, cipher.getAuthTag()].map(base64)].join(".");
}

function base64(bytes: Buffer | string): string {
  return Buffer.from(bytes).toString("base64url");
}
