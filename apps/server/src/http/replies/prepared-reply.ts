// A reply that is the same for all callers, written and compressed once and sent many times. The
// lists behind the pickers have hundreds of kilobytes; making them for each reader would be waste.
import { SUCCESS_CODE, SUCCESS_MESSAGE } from "@parley/contract/envelope";
import type { FastifyReply, FastifyRequest } from "fastify";
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { freezeDeep, sendToPage } from "./page-reply.ts";

const compressWithBrotli = promisify(brotliCompress);
const compressWithGzip = promisify(gzip);

/** Below this, compression saves less than the headers it adds. */
const COMPRESS_FROM_BYTES = 1_024;
/** Nearly as small as the best setting, in a twentieth of the time. */
const BROTLI_QUALITY = 6;

export interface PreparedReply {
  /** For calls of pages; frozen, as many have it. */
  readonly data: unknown;
  readonly etag: string;
  readonly plain: Buffer;
  readonly encoded: ReadonlyMap<"br" | "gzip", Buffer>;
}

/** The request id in a prepared answer is that of the request for which it was made. */
export function successText(dataJson: string, requestId: string): string {
  const rest = JSON.stringify({ code: SUCCESS_CODE, message: SUCCESS_MESSAGE, requestId });
  return `${rest.slice(0, -1)},"data":${dataJson}}`;
}

/** Weak, as the same data is sent in several encodings. */
export function etagOf(dataJson: string): string {
  return `W/"${createHash("sha256").update(dataJson).digest("base64url").slice(0, 22)}"`;
}

export async function prepareReply(value: unknown, requestId: string): Promise<PreparedReply> {
  const dataJson = JSON.stringify(value);
  const data = freezeDeep(value);
  const plain = Buffer.from(successText(dataJson, requestId));
  const etag = etagOf(dataJson);
  if (plain.byteLength < COMPRESS_FROM_BYTES) return { data, etag, plain, encoded: new Map() };
  const [br, gz] = await Promise.all([
    compressWithBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    compressWithGzip(plain),
  ]);
  return {
    data,
    etag,
    plain,
    encoded: new Map([
      ["br", br],
      ["gzip", gz],
    ]),
  };
}

export type ReplyEncoding = "br" | "gzip" | "identity";

/** An answer in one encoding, for those who ask alike within a moment. */
export interface BriefReply {
  /** For calls of pages; frozen, as many have it. */
  readonly data: unknown;
  readonly body: Buffer;
  /** Of the request for which it was made; its body carries it to all others too. */
  readonly requestId: string;
  readonly encoding: ReplyEncoding;
}

/** Made while a caller waits for it. */
const BRIEF_BROTLI_QUALITY = 4;

/** Browsers send few different headers; what they mean is found out once. */
const knownEncodings = new Map<string, ReplyEncoding>();
const MAX_KNOWN_ENCODINGS = 100;

export function encodingOf(accepted: string | string[] | undefined): ReplyEncoding {
  const header = String(accepted);
  const known = knownEncodings.get(header);
  if (known !== undefined) return known;
  const found = (["br", "gzip"] as const).find((name) => accepts(accepted, name)) ?? "identity";
  if (knownEncodings.size < MAX_KNOWN_ENCODINGS) knownEncodings.set(header, found);
  return found;
}

export async function prepareBrief(
  value: unknown,
  requestId: string,
  encoding: ReplyEncoding,
): Promise<BriefReply> {
  const plain = Buffer.from(successText(JSON.stringify(value), requestId));
  const data = freezeDeep(value);
  if (encoding === "identity" || plain.byteLength < COMPRESS_FROM_BYTES) {
    return { data, body: plain, requestId, encoding: "identity" };
  }
  const params = { [constants.BROTLI_PARAM_QUALITY]: BRIEF_BROTLI_QUALITY };
  const body =
    encoding === "br" ? await compressWithBrotli(plain, { params }) : await compressWithGzip(plain);
  return { data, body, requestId, encoding };
}

export function sendBrief(
  request: FastifyRequest,
  reply: FastifyReply,
  { data, body, encoding }: BriefReply,
): FastifyReply {
  if (request.pageCall !== null) return sendToPage(request.pageCall, request, reply, data);
  reply.header("vary", "accept-encoding");
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.send(body);
}

export function sendPrepared(
  request: FastifyRequest,
  reply: FastifyReply,
  prepared: PreparedReply,
): FastifyReply {
  if (request.pageCall !== null) return sendToPage(request.pageCall, request, reply, prepared.data);
  if (prepared.encoded.size > 0) reply.header("vary", "accept-encoding");
  if (isUnchanged(request, prepared.etag)) return reply.status(304).send();
  const encoding = encodingOf(request.headers["accept-encoding"]);
  const body = encoding === "identity" ? undefined : prepared.encoded.get(encoding);
  if (body === undefined) return reply.send(prepared.plain);
  return reply.header("content-encoding", encoding).send(body);
}

/** True when the caller has this very version already. */
export function isUnchanged(request: FastifyRequest, etag: string): boolean {
  const known = request.headers["if-none-match"];
  if (known === undefined) return false;
  return known.split(",").some((candidate) => {
    const tag = candidate.trim();
    return tag === "*" || tag.replace(/^W\//, "") === etag.replace(/^W\//, "");
  });
}

function accepts(header: string | string[] | undefined, encoding: string): boolean {
  if (typeof header !== "string") return false;
  return header.split(",").some((entry) => {
    const [name, ...parameters] = entry.split(";").map((part) => part.trim());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}
