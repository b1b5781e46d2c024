// The API's own corner of the server: its limits, its way of failing, and its addresses.
import multipart from "@fastify/multipart";
import rateLimit from "@fastify/rate-limit";
import { isUpload } from "@parley/contract/endpoint";
import type { ErrorName } from "@parley/contract/error-catalogue";
import { networkOf } from "@parley/domain/account/network";
import type { FeatureFlags } from "@parley/operations/kernel/feature-flags";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { answerInTime, type AnswerTimes } from "../limits/answer-deadline.ts";
import {
  createCallCounter,
  isNameOfSession,
  keyName,
  secondsOf,
  type CallCounter,
} from "../limits/call-counter.ts";
import { chargeReads } from "../limits/charge-reads.ts";
import type { KnownCallers } from "../limits/known-callers.ts";
import type { CountExchange } from "../limits/minute-counts.ts";
import { isUnderPressure } from "../limits/pressure.ts";
import type { ReadLimits } from "../limits/read-charges.ts";
import { routeBinding, routePath, type Binding } from "./endpoint-binding.ts";
import { nameThrown, refuse, sendFailure } from "../replies/failure.ts";
import { readJsonBodies } from "./json-body.ts";
import { refuseTurnedOff } from "../access/features.ts";
import { answerPublicOrigin } from "../access/public-origin.ts";
import { authorizeCalls, type AccessParts } from "../access/session.ts";
import { limitCalls } from "../limits/shared-limit.ts";

export interface ApiLimits extends AnswerTimes, ReadLimits {
  /** Of a session or of an API key. */
  readonly readsPerMinute: number;
  readonly writesPerMinute: number;
  /** Of an address, without a session or key; calls that can be guessed with have limits of their own. */
  readonly anonymousWritesPerMinute: number;
  /** Sessions and keys of an address that were looked up in vain. */
  readonly unknownSessionsPerMinute: number;
}

export const DEFAULT_LIMITS: ApiLimits = {
  readsPerMinute: 600,
  writesPerMinute: 120,
  anonymousWritesPerMinute: 600,
  unknownSessionsPerMinute: 6_000,
  newReadsPerMinute: 6_000,
  // 36 a minute for each of 2,000 readers.
  repeatedReadsPerMinute: 72_000,
  callerShares: { ofNew: 0.25, ofRepeated: 1 },
  newcomersShare: 1,
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
    readonly callers: KnownCallers;
    readonly exchange: CountExchange;
    readonly flags: FeatureFlags;
    readonly publicUrl: string;
  },
): Promise<void> {
  const { callers, exchange } = given;
  const parts = { ...given, countKeyCall: createKeyCounts(exchange, limits) };
  await app.register(async (api) => {
    answerErrors(api);
    answerInTime(api, limits);
    refuseUnknownSessions(api, callers);
    answerPublicOrigin(api, parts.publicUrl);
    refuseTurnedOff(api, parts.flags);
    authorizeCalls(api, parts);
    limitCalls(api, parts);
    // Only JSON is understood; without this, text would pass as a body too.
    api.removeContentTypeParser("text/plain");
    readJsonBodies(api);
    await api.register(async (reads) => {
      await limitReads(reads, parts);
      chargeReads(reads);
      for (const binding of bindings.filter(isRead)) {
        routeBinding(reads, binding);
      }
      refuseOtherMethods(reads, bindings);
      refuseUnknownAddresses(reads);
    });
    await api.register(async (writes) => {
      await limitWrites(writes, limits, parts);
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
    // A busy server would be kept busy by a line with a stack for each refused call.
    if (isUnderPressure(error)) return sendFailure(request, reply, refuse(name));
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

const REFUSAL = {
  global: true,
  timeWindow: "1 minute",
  errorResponseBuilder: (_request: FastifyRequest, { ttl }: { readonly ttl: number }) =>
    new TooManyRequests(secondsOf(ttl)),
} as const;

/** Those of sessions and keys; what others read is charged where it is computed. */
async function limitReads(
  scope: FastifyInstance,
  { readCounter, callers }: { readonly readCounter: CallCounter; readonly callers: KnownCallers },
): Promise<void> {
  await scope.register(rateLimit, {
    ...REFUSAL,
    max: readCounter.max,
    store: readCounter.store,
    allowList: (request) => request.pageCall !== null || callers.nameOf(request) === null,
    keyGenerator: (request) => callers.nameOf(request) ?? "",
  });
}

async function limitWrites(
  scope: FastifyInstance,
  { writesPerMinute, anonymousWritesPerMinute }: ApiLimits,
  { callers, exchange }: { readonly callers: KnownCallers; readonly exchange: CountExchange },
): Promise<void> {
  await scope.register(rateLimit, {
    ...REFUSAL,
    max: (_request, name) => (isNameOfSession(name) ? writesPerMinute : anonymousWritesPerMinute),
    store: createCallCounter(exchange, { kind: "writes", max: writesPerMinute }).store,
    allowList: ({ pageCall }) => pageCall !== null,
    // One household or server usually has all of an IPv6 network.
    keyGenerator: (request) => callers.nameOf(request) ?? networkOf(request.address),
  });
}

/** Seconds until the next call of a key may be made; null where this one may go on. */
function createKeyCounts(exchange: CountExchange, { readsPerMinute, writesPerMinute }: ApiLimits) {
  const counters = {
    read: createCallCounter(exchange, { kind: "key reads", max: readsPerMinute }),
    write: createCallCounter(exchange, { kind: "key writes", max: writesPerMinute }),
  };
  return (keyId: string, kind: "read" | "write"): number | null => {
    const counter = counters[kind];
    const { current, ttl } = counter.take(keyName(keyId));
    return current > counter.max ? secondsOf(ttl) : null;
  };
}

function refuseUnknownSessions(api: FastifyInstance, callers: KnownCallers): void {
  api.addHook("onRequest", async (request) => {
    const refusedFor = request.pageCall === null ? callers.refusedFor(request) : null;
    if (refusedFor !== null) throw new TooManyRequests(refusedFor);
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
