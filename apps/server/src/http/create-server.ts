// The bare HTTP server: its limits, its compression, and its answers where no route has one.
import compress from "@fastify/compress";
import { fastify, LogController, type FastifyBaseLogger, type FastifyInstance } from "fastify";
import { randomUUID } from "node:crypto";
import { constants } from "node:zlib";
import { takeAccountGroup } from "./access/account-group.ts";
import { spellOutPage } from "./access/broken-address.ts";
import { isUnderPressure } from "./limits/pressure.ts";
import { refuse, sendFailure } from "./replies/failure.ts";
import { sendRefusedPage } from "./replies/refused-page.ts";

const BODY_LIMIT_BYTES = 256 * 1_024;
/** Time to send a request's headers; slower is an attack or a lost connection. */
const HEADERS_TIMEOUT_MS = 30_000;
/** And all of it: no shorter than a file may take. What is no file has its own, shorter time. */
const REQUEST_TIMEOUT_MS = 180_000;
/** A million offers are read before the first call is taken, which may take a minute. */
const START_TIMEOUT_MS = 5 * 60_000;
const COMPRESS_FROM_BYTES = 1_024;
/** Pages are compressed on each request, so that speed matters. */
const BROTLI_QUALITY = 4;

export function createServer(
  trustProxy: readonly string[],
  logger: FastifyBaseLogger,
): FastifyInstance {
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({
      // Requests are logged by a hook of our own, which leaves secrets out.
      disableRequestLogging: true,
    }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS },
    pluginTimeout: START_TIMEOUT_MS,
    trustProxy: trustProxy.length === 0 ? false : [...trustProxy],
    rewriteUrl: (request) => spellOutPage(takeAccountGroup(request)),
    // Calls whose address cannot even be decoded never reach a route.
    frameworkErrors: (_error, request, reply) => {
      void sendFailure(request, reply, refuse("malformedRequest"));
    },
  });
  // A logger for each request would cost more than the line it writes; lines name their request.
  app.setChildLoggerFactory((own) => own);
  return app;
}

export async function compressReplies(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    threshold: COMPRESS_FROM_BYTES,
    encodings: ["br", "gzip"],
    globalDecompression: false,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
}

/** What no route takes, and errors outside of the API: short, and silent about our insides. */
export function answerTheRest(app: FastifyInstance): void {
  app.setNotFoundHandler(async (_request, reply) =>
    reply.status(404).type("text/plain; charset=utf-8").send("Page Not Found\n"),
  );
  app.setErrorHandler<Error & { statusCode?: number }>(async (error, request, reply) => {
    // Pages are the only other thing that is refused; a line for each would add to the load.
    if (isUnderPressure(error)) return sendRefusedPage(request, reply, 503);
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error, requestId: request.id }, "request failed");
    return reply
      .status(status)
      .type("text/plain; charset=utf-8")
      .send(status >= 500 ? "Internal Server Error\n" : "Bad Request\n");
  });
}
