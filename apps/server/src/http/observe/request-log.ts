// One line a request, and never a secret in it: no headers, no bodies, of the query only the names.
import type { FastifyInstance, FastifyRequest } from "fastify";

/** Asked every few seconds by machines; worth a line only when one looks for trouble. */
const QUIET_ROUTES: ReadonlySet<string> = new Set(["/healthz", "/readyz", "/metrics"]);

export interface RequestLogOptions {
  /** Callers without a log line; none unless given, as a client can claim any name. */
  readonly quietAgent?: string;
}

export function logRequests(app: FastifyInstance, { quietAgent }: RequestLogOptions = {}): void {
  // Nothing in the line would have to be hidden.
  const log = app.log.child({}, { redact: [] });
  app.addHook("onResponse", (request, reply, done) => {
    const line = {
      requestId: request.id,
      method: request.method,
      path: pathOf(request),
      query: Object.keys(Object(request.query)),
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
      address: request.address,
    };
    const isQuiet =
      QUIET_ROUTES.has(request.routeOptions.url ?? "") ||
      (quietAgent !== undefined && request.headers["user-agent"] === quietAgent);
    if (isQuiet) log.debug(line, "request");
    else log.info(line, "request");
    done();
  });
}

function pathOf(request: FastifyRequest): string {
  const at = request.originalUrl.indexOf("?");
  return at === -1 ? request.originalUrl : request.originalUrl.slice(0, at);
}
