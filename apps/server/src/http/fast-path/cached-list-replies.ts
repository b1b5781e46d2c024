// Answers a list that is in the cache before the framework sees the request. Decides nothing: a request
// that is not byte for byte one of the last second, or that names a session, goes on unchanged. Such a
// reply is logged and measured like every other, under the headers of the reply that the
// framework sent first. Takes the body from Node's parser and writes to the socket. Decision 22.
//
// Gains 68 to 74 % of the CPU of a cached list, of two servers that took turns, and nothing of an order
// (2026-11-17, bench/NOTES.md).
import type { Clock } from "@parley/platform/clock";
import type { FastifyBaseLogger, FastifyInstance, FastifyReply } from "fastify";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { CallDurations } from "../observe/call-durations.ts";
import type { KeptReplies } from "../replies/kept-replies.ts";
import { encodingOf, type BriefReply } from "../replies/prepared-reply.ts";
import { localeKey } from "../replies/request-locale.ts";
import { AUTH_TOKEN } from "../access/session-cookies.ts";
import { isSigned } from "../access/signed-request.ts";
import { createDateWriter, headOf, keepAliveLines, takeListeners } from "./bare-replies.ts";

export interface CachedListParts {
  readonly list: {
    /** Of a POST. */
    readonly path: string;
    readonly kept: KeptReplies<BriefReply>;
    /** Replies to longer bodies are not cached. */
    readonly maxBodyBytes: number;
  };
  readonly addressOf: (request: IncomingMessage) => string;
  readonly clock: Clock;
  readonly logger: FastifyBaseLogger;
  readonly durations: CallDurations;
}

export function answerFromCache(app: FastifyInstance, parts: CachedListParts): void {
  const { server } = app;
  const { path } = parts.list;
  const sentOf = rememberSent(app, path);
  const goOn = takeListeners(server);
  // Nothing in the line is secret, and what is equal in all lines is serialized once.
  const said = { method: "POST", path, query: [], status: 200 };
  const log = parts.logger.child(said, { redact: [] });
  // Node checks each header of each reply and adds these itself.
  const lasting = keepAliveLines(server);
  const observe = parts.durations.seriesOf({ method: "POST", route: path, status: 200 });
  const dateOf = createDateWriter();
  const sending: SendingParts = { ...parts, sentOf, log, observe, dateOf, lasting };
  let isClosing = false;
  app.addHook("preClose", async () => {
    isClosing = true;
  });
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    const isUsual = isClosing || !response.shouldKeepAlive;
    const bodyBytes = isUsual ? null : bodyBytesOf(request, parts.list);
    if (bodyBytes === null || app.isUnderPressure()) {
      goOn(request, response);
      return;
    }
    takeBody(request, bodyBytes, {
      send: (body) => sendKept(sending, { request, response, body }),
      goOn: () => goOn(request, response),
    });
  });
}

interface SentReply {
  /** Lines, each with its end. */
  readonly head: string;
  /** A character for each byte: as one text, head and body are one write. */
  readonly text: string;
}

/** Keeps how the framework sent each cached reply, as long as the reply itself is kept. */
function rememberSent(app: FastifyInstance, path: string): WeakMap<Buffer, SentReply> {
  const sentOf = new WeakMap<Buffer, SentReply>();
  const remember = async (_request: unknown, reply: FastifyReply, body: unknown) => {
    // Only cached replies are buffers.
    if (!Buffer.isBuffer(body) || reply.statusCode !== 200 || sentOf.has(body)) return;
    sentOf.set(body, { head: headOf(reply, body), text: body.toString("latin1") });
  };
  app.addHook("onRoute", (route) => {
    if (route.url === path && route.method === "POST") {
      route.onSend = [remember, route.onSend ?? []].flat();
    }
  });
  return sentOf;
}

interface BodyTakers {
  /** Gets the whole body. True: answered. */
  readonly send: (body: Buffer) => boolean;
  /** Called with the request as it was. */
  readonly goOn: () => void;
}

/** Takes the body from the parser: reading it as a stream costs as much as finding its reply. */
function takeBody(request: IncomingMessage, bytes: number, { send, goOn }: BodyTakers): void {
  const push = request.push.bind(request);
  let taken: Buffer | null = null;
  request.push = (next: Buffer | null) => {
    if (taken === null && next?.byteLength === bytes) {
      taken = next;
      return true;
    }
    request.push = push;
    // Only a body in one piece can be answered.
    if (next === null && taken !== null && send(taken)) return true;
    if (taken !== null) push(taken);
    const mayGoOn = push(next);
    goOn();
    return mayGoOn;
  };
}

/** Null: the request goes on to the framework. */
function bodyBytesOf(
  { method, url, headers }: IncomingMessage,
  { path, maxBodyBytes }: CachedListParts["list"],
): number | null {
  if (url !== path || method !== "POST") return null;
  // Replies to a session are personal.
  if (headers.authorization !== undefined || headers.cookie?.includes(AUTH_TOKEN)) return null;
  if (isSigned(headers)) return null;
  if (headers["content-type"] !== "application/json") return null;
  if (headers["content-encoding"] !== undefined || headers.expect !== undefined) return null;
  const bytes = Number(headers["content-length"]);
  return bytes > 0 && bytes <= maxBodyBytes ? bytes : null;
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly body: Buffer;
}

interface SendingParts extends CachedListParts {
  readonly sentOf: WeakMap<Buffer, SentReply>;
  readonly log: FastifyBaseLogger;
  readonly observe: (milliseconds: number) => void;
  readonly dateOf: (now: number) => string;
  /** Lines of the head that are equal in all replies. */
  readonly lasting: string;
}

/** False: there is none. */
function sendKept(parts: SendingParts, { request, response, body }: Exchange): boolean {
  const { list, sentOf, addressOf, clock, observe, log, dateOf, lasting } = parts;
  const startedAt = performance.now();
  const { headers } = request;
  const encoding = encodingOf(headers["accept-encoding"]);
  const locale = localeKey(headers, localeCookieOf(headers.cookie));
  const brief = list.kept.find(`${encoding} ${locale} ${body.toString("utf8")}`);
  const sent = brief === null ? undefined : sentOf.get(brief.body);
  if (brief === null || sent === undefined) return false;
  const { socket } = response;
  // Pipelined: the reply before it is not sent yet.
  if (socket === null) return false;
  const address = addressOf(request);
  const head = `HTTP/1.1 200 OK\r\n${sent.head}${lasting}date: ${dateOf(clock.now())}\r\n\r\n`;
  socket.write(head + sent.text, "latin1");
  // Nothing of the request is left to read.
  request.resume = () => request;
  // Node takes the reply for sent and continues with the next request of this connection.
  response.emit("finish");
  const ms = performance.now() - startedAt;
  observe(ms);
  const { requestId } = brief;
  log.info({ requestId, milliseconds: Math.round(ms), address }, "request");
  return true;
}

const LOCALE_COOKIE = /(?:^|; ?)locale=([^;]*)/;

function localeCookieOf(cookies: string | undefined): string {
  return cookies === undefined ? "" : (LOCALE_COOKIE.exec(cookies)?.[1] ?? "");
}
