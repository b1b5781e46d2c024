// Requests that a program signs with an API key. The signature covers the body, so that the body is
// read here, before anything of it is parsed; cookies of such a request count for nothing.
import type { Endpoint } from "@parley/contract/endpoint";
import { refused } from "@parley/domain/refused";
import { decideKeyPermission, readKeyHeaders } from "@parley/domain/security/api-key";
import type { KeyRequester } from "@parley/operations/identity/account/session";
import {
  createSignedRequests,
  type SignedRequests,
} from "@parley/operations/identity/api-key/signed-requests";
import type { BaseParts } from "@parley/operations/kernel/parts";
import type { FastifyRequest, RequestPayload } from "fastify";
import { hash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { Readable } from "node:stream";
import { refuse, type Failure } from "../replies/failure.ts";

export const KEY_HEADER = "parley-key";
const TIME_HEADER = "parley-time";
const NONCE_HEADER = "parley-nonce";
const SIGNATURE_HEADER = "parley-signature";
const KEY_HEADERS = [KEY_HEADER, TIME_HEADER, NONCE_HEADER, SIGNATURE_HEADER] as const;

/** One of the headers is enough: a request that is signed badly must not pass as a browser's. */
export function isSigned(headers: IncomingHttpHeaders): boolean {
  return KEY_HEADERS.some((name) => headers[name] !== undefined);
}

export interface SigningParts extends Pick<BaseParts, "pool" | "clock" | "vault"> {
  /**
   * Counts a call of a key, once its signature is right: else strangers could use up the calls of a
   * known key. Returns when to retry, or null where the call may go on.
   */
  readonly countKeyCall: (keyId: string, kind: Endpoint["kind"]) => number | null;
}

export interface AcceptedRequest {
  readonly ok: true;
  readonly requester: KeyRequester;
  /** The body that was read, for the parsers. */
  readonly payload: RequestPayload;
}

export type AcceptSigned = (
  request: FastifyRequest,
  endpoint: Endpoint,
  payload: RequestPayload,
) => Promise<AcceptedRequest | Failure>;

export function createSignedAccess(parts: SigningParts): AcceptSigned {
  const signed = createSignedRequests(parts);
  return async (request, endpoint, payload) => {
    const verified = await verify(signed, request, payload);
    if (!verified.ok) return verified;
    const { keyId, permissions } = verified.requester.apiKey;
    const retryAfterSeconds = parts.countKeyCall(keyId, endpoint.kind);
    if (retryAfterSeconds !== null) return refuse("tooManyRequests", { retryAfterSeconds });
    const isOpenToAll = endpoint.access === "public" && endpoint.kind === "read";
    const missing = isOpenToAll ? null : decideKeyPermission(permissions, endpoint.keyPermissions);
    return missing === null ? verified : refuse(missing);
  };
}

async function verify(
  signed: SignedRequests,
  request: FastifyRequest,
  payload: RequestPayload,
): Promise<AcceptedRequest | Failure> {
  const { headers, method, originalUrl: target, address } = request;
  const signedBy = readKeyHeaders({
    key: headers[KEY_HEADER],
    time: headers[TIME_HEADER],
    nonce: headers[NONCE_HEADER],
    signature: headers[SIGNATURE_HEADER],
  });
  if (signedBy === null) return refused("apiSignatureInvalid");
  // Strangers do not make the server read bodies.
  const found = await signed.find(signedBy);
  if (!found.ok) return found;
  const body = await readBody(request, payload);
  const bodyHash = hash("sha256", body ?? Buffer.alloc(0), "hex");
  const verdict = await signed.accept(found.key, signedBy, { method, target, bodyHash }, address);
  if (!verdict.ok) return verdict;
  return { ...verdict, payload: body === null ? payload : payloadOf(body) };
}

/** As the framework names it. */
class BodyTooLarge extends Error {
  readonly code = "FST_ERR_CTP_BODY_TOO_LARGE";
}

/** Null where the method has none. */
async function readBody(
  { method, headers, routeOptions }: FastifyRequest,
  payload: RequestPayload,
): Promise<Buffer | null> {
  if (method === "GET" || method === "HEAD") return null;
  const { bodyLimit } = routeOptions;
  if (Number(headers["content-length"] ?? 0) > bodyLimit) throw new BodyTooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of payload) {
    const bytes = Buffer.from(chunk);
    size += bytes.byteLength;
    if (size > bodyLimit) throw new BodyTooLarge();
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

function payloadOf(body: Buffer): RequestPayload {
  return Object.assign(Readable.from([body], { objectMode: false }), {
    receivedEncodedLength: body.byteLength,
  });
}
