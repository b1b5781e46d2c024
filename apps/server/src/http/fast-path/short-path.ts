// Cached replies are sent before the framework. Nothing is decided here: whatever is not exactly a
// request that was answered without a session within the last second takes the usual way,
// unchanged. This one is counted, logged and measured like every call, and its headers are those of
// the framework's reply.
import { networkOf } from "@parley/domain/account/network";
import type { Clock } from "@parley/platform/clock";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { CallCounter } from "../limits/call-counter.ts";
import type { CallDurations } from "../observe/call-durations.ts";
import type { KeptReplies } from "../replies/kept-replies.ts";
import { encodingOf, type BriefReply } from "../replies/prepared-reply.ts";
import { localeKey } from "../replies/request-locale.ts";
import { AUTH_TOKEN } from "../access/session-cookies.ts";

export interface ShortPathParts {
  /** Of a POST. */
  readonly path: string;
  readonly kept: KeptReplies<BriefReply>;
  /** Longer bodies are not kept. */
  readonly maxBodyBytes: number;
  readonly counter: CallCounter;
  readonly addressOf: (request: IncomingMessage) => string;
  readonly clock: Clock;
  readonly logger: FastifyBaseLogger;
  readonly durations: CallDurations;
}

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

export function openShortPath(app: FastifyInstance, parts: ShortPathParts): void {
  const { server } = app;
  const usual = server.listeners("request").filter(isListener);
  const goOn: Listener = (request, response) => {
    for (const listener of usual) listener(request, response);
  };
  // The line has nothing in it that would have to be hidden, and what is always the same is written once.
  const said = { method: "POST", path: parts.path, query: [], status: 200 };
  const log = parts.logger.child(said, { redact: [] });
  // Node would look at each header of each answer anew, and write these by itself.
  const lasting =
    `x-ratelimit-limit: ${parts.counter.max}\r\nConnection: keep-alive\r\n` +
    `Keep-Alive: timeout=${Math.floor(server.keepAliveTimeout / 1_000)}\r\n`;
  const observe = parts.durations.seriesOf({ method: "POST", route: parts.path, status: 200 });
  const sending: SendingParts = { ...parts, log, observe, dateOf: createDateWriter(), lasting };
  let isClosing = false;
  app.addHook("preClose", async () => {
    isClosing = true;
  });
  server.removeAllListeners("request");
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    const isUsual = isClosing || !response.shouldKeepAlive;
    const bodyBytes = isUsual ? null : bodyBytesOf(request, parts);
    if (bodyBytes === null || app.isUnderPressure()) {
      goOn(request, response);
      return;
    }
    holdBody(request, bodyBytes, {
      send: (body) => sendKept(sending, { request, response, body }),
      goOn: () => goOn(request, response),
    });
  });
}

interface BodyTakers {
  /** Gets the whole body, and says whether it was all that was needed. */
  readonly send: (body: Buffer) => boolean;
  /** The request is left as if unread. */
  readonly goOn: () => void;
}

/** Takes the body from the parser itself: as a stream it would cost as much as finding its answer. */
function holdBody(request: IncomingMessage, bytes: number, { send, goOn }: BodyTakers): void {
  const push = request.push.bind(request);
  let held: Buffer | null = null;
  request.push = (next: Buffer | null) => {
    if (held === null && next?.byteLength === bytes) {
      held = next;
      return true;
    }
    request.push = push;
    // Only a request in one chunk is handled.
    if (next === null && held !== null && send(held)) return true;
    if (held !== null) push(held);
    const mayGoOn = push(next);
    goOn();
    return mayGoOn;
  };
}

function isListener(listener: unknown): listener is Listener {
  return typeof listener === "function";
}

/** Null for the usual way. */
function bodyBytesOf(
  { method, url, headers }: IncomingMessage,
  { path, maxBodyBytes }: ShortPathParts,
): number | null {
  if (url !== path || method !== "POST") return null;
  // A request with a session or authorization is personal.
  if (headers.authorization !== undefined || headers.cookie?.includes(AUTH_TOKEN)) return null;
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

interface SendingParts extends ShortPathParts {
  readonly log: FastifyBaseLogger;
  readonly observe: (milliseconds: number) => void;
  readonly dateOf: (now: number) => string;
  /** Lines of the head that are the same for all answers. */
  readonly lasting: string;
}

/** Says whether there was one. */
function sendKept(parts: SendingParts, { request, response, body }: Exchange): boolean {
  const { kept, counter, addressOf, clock, observe, log, dateOf, lasting } = parts;
  const startedAt = performance.now();
  const { headers } = request;
  const encoding = encodingOf(headers["accept-encoding"]);
  const locale = localeKey(headers, localeCookieOf(headers.cookie));
  const brief = kept.find(`${encoding} ${locale} ${body.toString("utf8")}`);
  const sent = brief?.sent ?? null;
  if (brief === null || sent === null) return false;
  const { socket } = response;
  // Not its turn yet: the client has pipelined requests.
  if (socket === null) return false;
  const address = addressOf(request);
  const count = counter.takeAllowed(networkOf(address));
  // Beyond the limit the usual way says so, and counts it.
  if (count === null) return false;
  const head =
    `HTTP/1.1 200 OK\r\n${sent.head}${lasting}` +
    `x-ratelimit-remaining: ${counter.max - count.current}\r\n` +
    `x-ratelimit-reset: ${Math.ceil(count.ttl / 1_000)}\r\ndate: ${dateOf(clock.now())}\r\n\r\n`;
  socket.write(head + sent.text, "latin1");
  // Nothing of the request is left to be read off the wire.
  request.resume = () => request;
  // Node considers the reply sent, and continues with the next on this connection.
  response.emit("finish");
  const ms = performance.now() - startedAt;
  observe(ms);
  const { requestId } = brief;
  log.info({ requestId, milliseconds: Math.round(ms), address }, "request");
  return true;
}

/** Dates have seconds; thousands of replies are sent in the same one. */
function createDateWriter(): (now: number) => string {
  let second = Number.NaN;
  let text = "";
  return (now) => {
    const current = Math.floor(now / 1_000);
    if (current !== second) {
      second = current;
      text = new Date(now).toUTCString();
    }
    return text;
  };
}

const LOCALE_COOKIE = /(?:^|; ?)locale=([^;]*)/;

function localeCookieOf(cookies: string | undefined): string {
  return cookies === undefined ? "" : (LOCALE_COOKIE.exec(cookies)?.[1] ?? "");
}
