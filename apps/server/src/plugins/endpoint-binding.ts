// Ties an endpoint of the contract to what answers it: the request is parsed once, here, the
// handler gets exact types and gives back a value, and the reply is held against the contract.
import {
  refusesUnknownFields,
  type Endpoint,
  type EndpointError,
  type EndpointReply,
  type ParsedInput,
} from "@parley/contract/endpoint";
import type { GeneralErrorName } from "@parley/contract/error-catalogue";
import type { Locale } from "@parley/phrases/locales";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { refuse, sendFailure, type Failure } from "./failure.ts";
import { describeFields } from "./field-problems.ts";
import {
  etagOf,
  isUnchanged,
  prepareReply,
  sendPrepared,
  successText,
  type PreparedReply,
} from "./prepared-reply.ts";
import { localeOfRequest } from "./request-locale.ts";

export interface CallContext<E extends Endpoint> {
  readonly locale: Locale;
  readonly requestId: string;
  /** Writes an answer for many readers; the handler keeps it and gives it back as `prepared`. */
  prepare(data: EndpointReply<E>): Promise<PreparedReply>;
}

export type HandlerResult<E extends Endpoint> =
  | { readonly ok: true; readonly data: EndpointReply<E> }
  | {
      readonly ok: true;
      readonly prepared: PreparedReply;
      /** True when it depends on the reader after all, so that no cache may keep it. */
      readonly isPersonal?: boolean;
    }
  | Failure<EndpointError<E> | GeneralErrorName>;

export type Handler<E extends Endpoint> = (
  input: ParsedInput<E>,
  context: CallContext<E>,
) => Promise<HandlerResult<E>>;

export interface Binding {
  readonly endpoint: Endpoint;
  readonly answer: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
}

export function bind<E extends Endpoint>(endpoint: E, handler: Handler<E>): Binding {
  const { body } = endpoint.request;
  if (endpoint.kind === "write" && body !== undefined && !refusesUnknownFields(body)) {
    throw new Error(`${endpoint.name} writes, but lets unknown fields pass.`);
  }
  return {
    endpoint,
    async answer(request, reply) {
      const parsed = parseInput(endpoint, request);
      if (!parsed.ok) return sendFailure(request, reply, parsed);
      const result = await handler(parsed.input, {
        locale: localeOfRequest(request),
        requestId: request.id,
        prepare: (data) => prepareReply(writeReply(endpoint, data), request.id),
      });
      if (!result.ok) return sendFailure(request, reply, result);
      reply.header("content-type", "application/json; charset=utf-8");
      if ("prepared" in result) {
        setCaching(reply, result.isPersonal === true ? null : endpoint, result.prepared.etag);
        return sendPrepared(request, reply, result.prepared);
      }
      const json = writeReply(endpoint, result.data);
      const etag = isCached(endpoint) ? etagOf(json) : null;
      setCaching(reply, endpoint, etag);
      if (etag !== null && isUnchanged(request, etag)) return reply.status(304).send();
      return reply.send(successText(json, request.id));
    },
  };
}

/** Gives the endpoint its address. */
export function routeBinding(
  app: FastifyInstance,
  { endpoint, answer }: Binding,
  answerWithinMs: number,
): void {
  const { method, path } = endpoint;
  app.route({ method, url: path, handlerTimeout: answerWithinMs, handler: answer });
}

type Parsed<E extends Endpoint> =
  | { readonly ok: true; readonly input: ParsedInput<E> }
  | Failure<"badInput">;

function parseInput<E extends Endpoint>(endpoint: E, request: FastifyRequest): Parsed<E> {
  const { query, body } = { query: undefined, ...endpoint.request };
  const schema = query ?? body;
  const given = query === undefined ? request.body : request.query;
  const parsed = z.safeParse(schema ?? z.object({}), schema === undefined ? {} : (given ?? {}));
  if (!parsed.success) {
    const fields = describeFields(parsed.error.issues, given, localeOfRequest(request));
    return refuse("badInput", { fields });
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The value came out of this endpoint's own schema, which TypeScript cannot follow through the choice between query and body.
  return { ok: true, input: parsed.data as ParsedInput<E> };
}

/** A reply that breaks the contract is a bug; it throws, and the caller sees an internal error. */
function writeReply<E extends Endpoint>(endpoint: E, data: EndpointReply<E>): string {
  const checked = z.safeParse(endpoint.reply, data);
  if (checked.success) return JSON.stringify(checked.data);
  throw new Error(`${endpoint.name} answers against its contract`, { cause: checked.error });
}

function isCached(endpoint: Endpoint): boolean {
  return endpoint.kind === "read" && endpoint.cache !== undefined;
}

function setCaching(reply: FastifyReply, endpoint: Endpoint | null, etag: string | null): void {
  const cache = endpoint?.kind === "read" ? endpoint.cache : undefined;
  if (cache === undefined) {
    reply.header("cache-control", "no-store");
    return;
  }
  reply.header("cache-control", `public, max-age=${cache.maxAgeSeconds}`);
  if (etag !== null) reply.header("etag", etag);
}
