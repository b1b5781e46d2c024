// Sends a page that is in memory before the framework sees the request. Decides nothing: which page a
// request gets, and whether it is still fresh, is decided by the memory; a request that gets none goes
// on unchanged. Such a reply is logged and measured like every other, under the headers of the reply
// that the framework sent first. Writes to the socket. Decision 56.
//
// Its gain is still to be measured with `npm run bench:pages`; below 3 % this file goes.
import type { Clock } from "@parley/platform/clock";
import type { FastifyBaseLogger, FastifyInstance, FastifyReply } from "fastify";
import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import type { CallDurations } from "../observe/call-durations.ts";
import { encodingOf, type ReplyEncoding } from "../replies/prepared-reply.ts";
import { createDateWriter, headOf, keepAliveLines, takeListeners } from "./bare-replies.ts";

export interface StoredPageParts {
  readonly findPage: (question: {
    readonly url: string;
    readonly headers: IncomingHttpHeaders;
  }) => { find(encoding: ReplyEncoding): Buffer | null } | null;
  readonly addressOf: (request: IncomingMessage) => string;
  readonly clock: Clock;
  readonly logger: FastifyBaseLogger;
  readonly durations: CallDurations;
}

/** Of all pages. */
const ROUTE = "/*";

export function answerStoredPages(app: FastifyInstance, parts: StoredPageParts): void {
  const { server } = app;
  const headOfSent = rememberHeads(app);
  const goOn = takeListeners(server);
  const log = parts.logger.child({ method: "GET", status: 200 }, { redact: [] });
  const observe = parts.durations.seriesOf({ method: "GET", route: ROUTE, status: 200 });
  const dateOf = createDateWriter();
  const lasting = keepAliveLines(server);
  const sending: SendingParts = { ...parts, headOfSent, log, observe, dateOf, lasting };
  let isClosing = false;
  app.addHook("preClose", async () => {
    isClosing = true;
  });
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    const isUsual = isClosing || !response.shouldKeepAlive || !mayBePage(request);
    if (isUsual || app.isUnderPressure()) {
      goOn(request, response);
      return;
    }
    const push = request.push.bind(request);
    // Called with the end of the request: Node then continues with the next one.
    request.push = (next: unknown) => {
      request.push = push;
      if (next === null && sendStored(sending, request, response)) return true;
      const mayGoOn = push(next);
      goOn(request, response);
      return mayGoOn;
    };
  });
}

/** Keeps under which head the framework sent each page, as long as the page itself is kept. */
function rememberHeads(app: FastifyInstance): WeakMap<Buffer, string> {
  const heads = new WeakMap<Buffer, string>();
  const remember = async (_request: unknown, reply: FastifyReply, body: unknown) => {
    // Only a page that is kept has a tag.
    if (!Buffer.isBuffer(body) || reply.statusCode !== 200 || !reply.hasHeader("etag")) return;
    if (!heads.has(body)) heads.set(body, headOf(reply, body));
  };
  app.addHook("onRoute", (route) => {
    if (route.url === ROUTE && route.method === "GET") {
      route.onSend = [route.onSend ?? [], remember].flat();
    }
  });
  return heads;
}

function mayBePage({ method, headers }: IncomingMessage): boolean {
  return (
    method === "GET" &&
    headers["content-length"] === undefined &&
    headers["transfer-encoding"] === undefined &&
    headers.expect === undefined &&
    headers.upgrade === undefined &&
    // The framework says that a copy is still right.
    headers["if-none-match"] === undefined
  );
}

interface SendingParts extends StoredPageParts {
  readonly headOfSent: WeakMap<Buffer, string>;
  readonly log: FastifyBaseLogger;
  readonly observe: (milliseconds: number) => void;
  readonly dateOf: (now: number) => string;
  /** Lines of the head that are equal in all replies. */
  readonly lasting: string;
}

/** False: there is none. */
function sendStored(
  parts: SendingParts,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { headOfSent, log, observe, dateOf, lasting, clock } = parts;
  const startedAt = performance.now();
  const { url = "", headers } = request;
  const body = parts.findPage({ url, headers })?.find(encodingOf(headers["accept-encoding"]));
  const head = body ? headOfSent.get(body) : undefined;
  const { socket } = response;
  // Without a socket the request is pipelined: the reply before it is not sent yet.
  if (!body || head === undefined || socket === null) return false;
  const date = dateOf(clock.now());
  socket.cork();
  socket.write(`HTTP/1.1 200 OK\r\n${head}${lasting}date: ${date}\r\n\r\n`, "latin1");
  socket.write(body);
  socket.uncork();
  // Nothing of the request is left to read.
  request.resume = () => request;
  // Node takes the reply for sent and continues with the next request of this connection.
  response.emit("finish");
  const ms = performance.now() - startedAt;
  observe(ms);
  const [path = "", search] = url.split("?", 2);
  const query = search === undefined ? [] : [...new URLSearchParams(search).keys()];
  const address = parts.addressOf(request);
  const milliseconds = Math.round(ms);
  log.info({ requestId: randomUUID(), path, query, milliseconds, address }, "request");
  return true;
}
