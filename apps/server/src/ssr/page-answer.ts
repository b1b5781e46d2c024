// Turns an answer of the page renderer into Fastify's, and a call of a page's loader into one of
// our own routes, without a network between them.
import type { Transport, TransportAnswer } from "@parley/contract/client";
import { queryCryptoFiat } from "@parley/contract/endpoints/market/crypto-fiat";
import type { PageResponse } from "@parley/contract/web-build";
import type { FastifyInstance, FastifyReply, FastifyRequest, InjectOptions } from "fastify";
import { LRUCache } from "lru-cache";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { makePageCall } from "../http/replies/page-calls.ts";
import { encodingOf } from "../http/replies/prepared-reply.ts";

/** What a loader's call inherits from the reader's request. */
const FORWARDED = ["cookie", "user-agent", "accept-language"] as const;

export interface InProcessFetch {
  readonly fetch: Transport;
  /** Cookies that the called routes set, for the page to pass on. */
  readonly setCookies: string[];
}

/** Answers calls through the routes of this process, as the reader's own requests. */
export function createInProcessFetch(
  app: FastifyInstance,
  request: Pick<FastifyRequest, "address" | "headers">,
): InProcessFetch {
  const setCookies: string[] = [];
  const inherited = Object.fromEntries(
    FORWARDED.map((name) => [name, request.headers[name]]).filter(([, value]) => value),
  );
  const shared = sharedAnswersOf(app);
  const fetch: Transport = async (url, init) => {
    const known = shared.get(url);
    if (known !== undefined) return known;
    const call: InjectOptions = {
      method: methodOf(init),
      url,
      headers: { ...inherited, ...Object.fromEntries(new Headers(init.headers)) },
      remoteAddress: request.address,
      ...(typeof init.body === "string" ? { payload: init.body } : {}),
    };
    const { reply, envelope } = await makePageCall(() => app.inject(call));
    const { headers } = reply;
    const cookies = headers["set-cookie"];
    setCookies.push(...(cookies === undefined ? [] : [cookies].flat()));
    // Its value is frozen, and the same for all readers.
    const isShared = envelope !== undefined && url.startsWith(queryCryptoFiat.path);
    const answer: TransportAnswer = {
      status: reply.statusCode,
      headers: { get: (name) => headers[name]?.toString() ?? null },
      text: () => Promise.resolve(reply.body),
      envelope,
      isShared,
    };
    if (isShared) shared.set(url, answer);
    return answer;
  };
  return { fetch, setCookies };
}

/** Almost every page reads the lists of coins and currencies, which change rarely. */
const SHARED_MS = 1_000;
const MAX_SHARED = 50;

const sharedAnswers = new WeakMap<FastifyInstance, LRUCache<string, TransportAnswer>>();

function sharedAnswersOf(app: FastifyInstance): LRUCache<string, TransportAnswer> {
  const known = sharedAnswers.get(app);
  const answers = known ?? new LRUCache({ max: MAX_SHARED, ttl: SHARED_MS });
  if (known === undefined) sharedAnswers.set(app, answers);
  return answers;
}

function methodOf({ method }: RequestInit): NonNullable<InjectOptions["method"]> {
  if (method === undefined || method === "GET") return "GET";
  if (method === "POST" || method === "DELETE") return method;
  throw new Error(`No call of the contract uses the method ${method}.`);
}

/** The reader's request as a web `Request`; it is aborted when the client disconnects. */
export function toWebRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  publicUrl: string,
): Request {
  const gone = new AbortController();
  reply.raw.once("close", () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const entry of [value ?? []].flat()) headers.append(name, entry);
  }
  return new Request(new URL(request.url, publicUrl), {
    method: request.method,
    headers,
    signal: gone.signal,
  });
}

export async function sendWebResponse(
  reply: FastifyReply,
  response: PageResponse,
  setCookies: readonly string[],
): Promise<FastifyReply> {
  reply.status(response.status);
  for (const [name, value] of response.headers) {
    if (name !== "set-cookie") reply.header(name, value);
  }
  const cookies = [...response.headers.getSetCookie(), ...setCookies];
  if (cookies.length > 0) reply.header("set-cookie", cookies);
  if (response.html !== undefined) return sendCompressed(reply, response.html);
  return reply.send(Buffer.from(await response.arrayBuffer()));
}

/** Each page is compressed for one reader: the next level takes a quarter longer and saves 2 %. */
const COMPRESSION_LEVEL = 2;

/** In one go: the plugin that compresses other replies streams them, which costs more than it spares. */
async function sendCompressed(reply: FastifyReply, html: string): Promise<FastifyReply> {
  const encoding = encodingOf(reply.request.headers["accept-encoding"]);
  reply.header("vary", "accept-encoding");
  if (encoding === "identity") return reply.send(html);
  const body =
    encoding === "br" ? await brotli(html) : await zip(html, { level: COMPRESSION_LEVEL });
  return reply.header("content-encoding", encoding).send(body);
}

const zip = promisify(gzip);
const compress = promisify(brotliCompress);

function brotli(html: string): Promise<Buffer> {
  return compress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: COMPRESSION_LEVEL } });
}
