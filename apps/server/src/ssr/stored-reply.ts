// A reply that is made once and sent many times: compressed once for each encoding, and known to
// browsers by a tag, so that a repeated visit costs a few bytes.
import type { FastifyReply, FastifyRequest } from "fastify";
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { encodingOf, type ReplyEncoding } from "../http/replies/prepared-reply.ts";

const TAG_LENGTH = 22;

/** How much time is spent on a smaller reply. */
export const THOROUGHLY = { brotli: 9, gzip: 9 } as const;
/** For replies that are sent for a second: the next level takes half as long again and saves 6 %. */
export const QUICKLY = { brotli: 3, gzip: 4 } as const;

export interface StoredReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Null: only for those who wait for it now. */
  readonly tag: string | null;
  /** Null: not compressed yet. */
  find(encoding: ReplyEncoding): Buffer | null;
  /** Compresses it when an encoding is first asked for, once for all that ask. */
  encode(encoding: ReplyEncoding): Promise<Buffer>;
  /** Bytes in memory, in all encodings so far. */
  size(): number;
}

export interface ReplyToStore {
  readonly text: string | Buffer;
  readonly headers: Readonly<Record<string, string>>;
  readonly status?: number;
  /** It is not to be known again. */
  readonly isForNow?: boolean;
  readonly effort: Readonly<Record<"brotli" | "gzip", number>>;
  /** Called when a further encoding is in memory. */
  readonly onGrown?: () => void;
}

/** The headers count as content: a page with another policy is another page. */
export function storeReply(reply: ReplyToStore): StoredReply {
  const { text, headers, status = 200, isForNow = false, effort, onGrown } = reply;
  const plain = Buffer.from(text);
  const tag = isForNow ? null : hashOf(headers, plain);
  const ready = new Map<ReplyEncoding, Buffer>([["identity", plain]]);
  const underway = new Map<ReplyEncoding, Promise<Buffer>>();

  async function compress(encoding: ReplyEncoding): Promise<Buffer> {
    const params = { [constants.BROTLI_PARAM_QUALITY]: effort.brotli };
    try {
      const body =
        encoding === "br"
          ? await promisify(brotliCompress)(plain, { params })
          : await promisify(gzip)(plain, { level: effort.gzip });
      ready.set(encoding, body);
      onGrown?.();
      return body;
    } finally {
      underway.delete(encoding);
    }
  }

  return {
    status,
    headers,
    tag,
    find: (encoding) => ready.get(encoding) ?? null,
    async encode(encoding) {
      const body = ready.get(encoding);
      if (body !== undefined) return body;
      const started = underway.get(encoding) ?? compress(encoding);
      underway.set(encoding, started);
      return started;
    },
    size: () => [...ready.values()].reduce((sum, body) => sum + body.byteLength, 0),
  };
}

function hashOf(headers: Readonly<Record<string, string>>, plain: Buffer): string {
  // It takes less than half of the time of SHA-256.
  const hash = createHash("blake2b512").update(JSON.stringify(headers)).update(plain);
  return hash.digest("base64url").slice(0, TAG_LENGTH);
}

/**
 * A browser asks each time whether its copy is still right, so that a deployment is visible at once.
 * The headers are set on the bare reply, where those of the security plugin are replaced.
 */
export async function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  stored: StoredReply,
): Promise<FastifyReply> {
  const encoding = encodingOf(request.headers["accept-encoding"]);
  for (const [name, value] of Object.entries(stored.headers)) reply.raw.setHeader(name, value);
  if (stored.tag !== null) {
    const tag = `"${stored.tag}${encoding === "identity" ? "" : `-${encoding}`}"`;
    reply.header("etag", tag);
    if (isKnown(request.headers["if-none-match"], tag)) return reply.status(304).send();
  }
  const body = await stored.encode(encoding);
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.status(stored.status).send(body);
}

/** A proxy that compresses by itself weakens the tag. */
function isKnown(given: string | undefined, tag: string): boolean {
  const tags = (given ?? "").split(",").map((one) => one.trim().replace(/^W\//, ""));
  return tags.includes(tag);
}
