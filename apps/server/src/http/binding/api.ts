// The API's own corner of the server: its limits, its way of failing, and its addresses.
import multipart from "@fastify/multipart";
import rateLimit from "@fastify/rate-limit";
import { isUpload } from "@parley/contract/endpoint";
import type { ErrorName } from "@parley/contract/error-catalogue";
import { networkOf } from "@parley/domain/account/network";
import type { FeatureFlags } from "@parley/operations/kernel/feature-flags";
import { isTokenForm } from "@parley/platform/tokens";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { answerInTime, type AnswerTimes } from "../limits/answer-deadline.ts";
import {
  createCallCounter,
  keyName,
  sessionName,
  type CallCounter,
} from "../limits/call-counter.ts";
import { isPageCall } from "../replies/page-calls.ts";
import { routeBinding, routePath, type Binding } from "./endpoint-binding.ts";
import { nameThrown, refuse, sendFailure } from "../replies/failure.ts";
import { readJsonBodies } from "./json-body.ts";
import { AUTH_TOKEN } from "../access/session-cookies.ts";
import { refuseTurnedOff } from "../access/features.ts";
import { answerPublicOrigin } from "../access/public-origin.ts";
import { authorizeCalls, type AccessParts } from "../access/session.ts";
import { isSigned, KEY_HEADER } from "../access/signed-request.ts";
import { limitCalls } from "../limits/shared-limit.ts";

export interface ApiLimits extends AnswerTimes {
  /** Of a session, of an API key, or of an address without one. */
  readonly readsPerMinute: number;
  readonly writesPerMinute: number;
  /** Of all sessions behind an address: those that are made up have to be looked for too. */
  readonly sessionCallsPerMinuteOfAddress: number;
}

export const DEFAULT_LIMITS: ApiLimits = {
  readsPerMinute: 600,
  writesPerMinute: 120,
  sessionCallsPerMinuteOfAddress: 6_000,
  // The longest statement is allowed ten seconds.
  answerWithinMs: 12_000,
  // Somewhat less than a page waits for: ten megabytes on a line of half a megabit a second.
  uploadWithinMs: 170_000,
};

const ALL_METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;
/** Unknown paths below these are answered as unknown endpoints. */
const PREFIXES = ["/api", "/fapi", "/knowledge"] as const;

class TooManyRequests extends Error {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super("too many requests");
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export async function registerApi(
  app: FastifyInstance,
  bindings: readonly Binding[],
  limits: ApiLimits,
  given: Omit<AccessParts, "countKeyCall"> & {
    readonly readCounter: CallCounter;
    readonly flags: FeatureFlags;
    readonly publicUrl: string;
  },
): Promise<void> {
  const parts = { ...given, countKeyCall: createKeyCounts(limits) };
  await app.register(async (api) => {
    answerErrors(api);
    answerInTime(api, limits);
    limitSessions(api, limits.sessionCallsPerMinuteOfAddress);
    answerPublicOrigin(api, parts.publicUrl);
    refuseTurnedOff(api, parts.flags);
    authorizeCalls(api, parts);
    limitCalls(api, parts);
    // Only JSON is understood; without this, text would pass as a body too.
    api.removeContentTypeParser("text/plain");
    readJsonBodies(api);
    await api.register(async (reads) => {
      await limitRate(reads, limits.readsPerMinute, parts.readCounter);
      for (const binding of bindings.filter(isRead)) {
        routeBinding(reads, binding);
      }
      refuseOtherMethods(reads, bindings);
      refuseUnknownAddresses(reads);
    });
    await api.register(async (writes) => {
      await limitRate(writes, limits.writesPerMinute);
      for (const binding of bindings.filter((one) => !isRead(one) && !isUpload(one.endpoint))) {
        routeBinding(writes, binding);
      }
      // Forms are understood where a file is expected, and nowhere else.
      await writes.register(async (uploads) => {
        await uploads.register(multipart);
        for (const binding of bindings.filter(({ endpoint }) => isUpload(endpoint))) {
          routeBinding(uploads, binding);
        }
      });
    });
  });
}

function isRead({ endpoint }: Binding): boolean {
  return endpoint.kind === "read";
}

function answerErrors(api: FastifyInstance): void {
  api.setErrorHandler((error, request, reply) => {
    if (error instanceof TooManyRequests) {
      const { retryAfterSeconds } = error;
      return sendFailure(request, reply, refuse("tooManyRequests", { retryAfterSeconds }));
    }
    const name = nameFor(request, nameThrown(error));
    if (name === "internal" || name === "unavailable" || name === "timeout") {
      // Where only failures are logged, the line of the request itself is missing.
      const call = { method: request.method, route: request.routeOptions.url };
      request.log.error(
        { err: error, requestId: request.id, ...call, failure: name },
        "call failed",
      );
    }
    return sendFailure(request, reply, refuse(name));
  });
}

/** Some endpoints have their own error for a file that is too large. */
function nameFor({ routeOptions }: FastifyRequest, name: ErrorName): ErrorName {
  const { endpoint } = routeOptions.config;
  if (name !== "fileTooLarge" || endpoint?.kind !== "write") return name;
  return endpoint.fileTooLargeError ?? name;
}

async function limitRate(
  scope: FastifyInstance,
  perMinute: number,
  counter: CallCounter = createCallCounter(perMinute),
): Promise<void> {
  await scope.register(rateLimit, {
    global: true,
    max: perMinute,
    timeWindow: "1 minute",
    store: counter.store,
    allowList: isPageCall,
    // One household or server usually has all of an IPv6 network; sessions behind it count apart.
    keyGenerator: (request) => sessionOf(request) ?? networkOf(request.address),
    errorResponseBuilder: (_request, { ttl }) => new TooManyRequests(Math.ceil(ttl / 1_000)),
  });
}

/** Under what a call is counted before it is known whether it has such a session or key. */
function sessionOf({ cookies, headers, address }: FastifyRequest): string | null {
  if (isSigned(headers)) {
    const key = headers[KEY_HEADER];
    return typeof key === "string" && key.length < 100 ? keyName(key, networkOf(address)) : null;
  }
  const { [AUTH_TOKEN]: token } = cookies;
  return token !== undefined && isTokenForm(token) ? sessionName(token) : null;
}

/** Seconds until the next call of a key may be made; null where this one may go on. */
function createKeyCounts({ readsPerMinute, writesPerMinute }: ApiLimits) {
  const counters = {
    read: createCallCounter(readsPerMinute),
    write: createCallCounter(writesPerMinute),
  };
  return (keyId: string, kind: "read" | "write"): number | null => {
    const counter = counters[kind];
    const { current, ttl } = counter.take(keyName(keyId));
    return current > counter.max ? Math.ceil(ttl / 1_000) : null;
  };
}

function limitSessions(api: FastifyInstance, perMinute: number): void {
  const counter = createCallCounter(perMinute);
  api.addHook("onRequest", async (request) => {
    if (sessionOf(request) === null || isPageCall()) return;
    const { current, ttl } = counter.take(networkOf(request.address));
    if (current > perMinute) throw new TooManyRequests(Math.ceil(ttl / 1_000));
  });
}

function refuseOtherMethods(api: FastifyInstance, bindings: readonly Binding[]): void {
  const methodsOf = new Map<string, string[]>();
  for (const { endpoint } of bindings) {
    methodsOf.set(endpoint.path, [...(methodsOf.get(endpoint.path) ?? []), endpoint.method]);
  }
  for (const [url, methods] of methodsOf) {
    api.route({
      method: ALL_METHODS.filter((method) => !methods.includes(method)),
      url: routePath(url),
      ...answerUnread("methodNotAllowed", { allow: methods.join(", ") }),
    });
  }
}

function refuseUnknownAddresses(api: FastifyInstance): void {
  for (const url of PREFIXES.flatMap((prefix) => [prefix, `${prefix}/*`])) {
    api.route({
      method: [...ALL_METHODS],
      url,
      ...answerUnread("notFound"),
    });
  }
}

/** Refuses before the body is read, but after the limit was counted. */
function answerUnread(error: ErrorName, headers: Readonly<Record<string, string>> = {}) {
  const answer = async (request: FastifyRequest, reply: FastifyReply) =>
    sendFailure(request, reply.headers(headers), refuse(error));
  return { preParsing: answer, handler: answer };
}
