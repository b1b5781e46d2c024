// Ties an endpoint of the contract to what answers it: the request is parsed once, here, the
// handler gets exact types and gives back a value, and the reply is held against the contract.
import {
  isStream,
  type Endpoint,
  type EndpointError,
  type EndpointReply,
  type ParsedInput,
} from "@parley/contract/endpoint";
import { refusesUnknownFields } from "@parley/contract/unknown-fields";
import { hashSealedBody } from "@parley/contract/canonical-json";
import type { FieldProblem } from "@parley/contract/envelope";
import type { GeneralErrorName } from "@parley/contract/error-catalogue";
import type { Caller } from "@parley/operations/identity/account/parts";
import type { Requester, Session } from "@parley/operations/identity/account/session";
import type { Locale } from "@parley/phrases/locales";
import { formatPhrase } from "@parley/phrases/server-phrases";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { callerOf, idempotencyKeyOf } from "../access/caller.ts";
import { refuse, sendFailure, type Failure } from "../replies/failure.ts";
import { describeFields } from "../replies/field-problems.ts";
import { readForm } from "./form-data.ts";
import { hasBrokenText } from "./json-body.ts";
import type { KeptReplies } from "../replies/kept-replies.ts";
import { freezeDeep, sendToPage } from "../replies/page-reply.ts";
import {
  encodingOf,
  etagOf,
  isUnchanged,
  prepareBrief,
  prepareReply,
  sendBrief,
  sendPrepared,
  successText,
  type BriefReply,
  type PreparedReply,
  type ReplyEncoding,
} from "../replies/prepared-reply.ts";
import type { TooMany } from "../limits/shared-limit.ts";
import { localeOfRequest } from "../replies/request-locale.ts";
import type { CookieChange } from "../access/session-cookies.ts";
import { isSigned } from "../access/signed-request.ts";

/** A login; also a program's key where the endpoint accepts keys. */
type RequesterOf<E extends Endpoint> = E extends { readonly keyPermissions: object }
  ? Requester
  : Session;

/** Who calls, as far as the endpoint's access promises it. */
export type SessionOf<E extends Endpoint> = E["access"] extends "session" | "staff"
  ? RequesterOf<E>
  : E["access"] extends "optional"
    ? RequesterOf<E> | null
    : null;

/** A reply is only read, so that its lists may be ones that must not change. */
type Frozen<T> = T extends object ? { readonly [Key in keyof T]: Frozen<T[Key]> } : T;
type Data<E extends Endpoint> = Frozen<EndpointReply<E>>;

export type HandlerResult<E extends Endpoint> =
  | {
      readonly ok: true;
      readonly data: Data<E>;
      readonly cookies?: readonly CookieChange[];
    }
  /** What an operation replies, for a handler that passes its result on. */
  | { readonly ok: true; readonly reply: Data<E> }
  | { readonly ok: true; readonly written: WrittenReply }
  | { readonly ok: true; readonly file: ServedFile }
  | {
      readonly ok: true;
      readonly prepared: PreparedReply;
      /** True when it depends on the reader after all, so that no cache may keep it. */
      readonly isPersonal?: boolean;
    }
  | Failure<EndpointError<E> | GeneralErrorName>;

/** Data that was held against the contract, as JSON. */
export interface WrittenReply {
  readonly json: string;
}

/** The answer of an endpoint with `isFile`. */
export interface ServedFile {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
  readonly name: string;
}

export type Handler<E extends Endpoint> = (
  input: ParsedInput<E>,
  context: CallContext<E>,
) => Promise<HandlerResult<E>>;

export interface Binding {
  readonly endpoint: Endpoint;
  readonly answer: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
  readonly isLimitAskedLate?: boolean;
  /** Its answers are shared; it charges for those that are computed. */
  readonly isShared?: boolean;
}

/**
 * For a call whose handler has to look things up before it does anything: that and the counting of its
 * limit go on at the same time. It must ask for `limitRefusal` in between.
 */
export function bindReadingFirst<E extends Endpoint>(endpoint: E, handler: Handler<E>): Binding {
  return { ...bind(endpoint, handler), isLimitAskedLate: true };
}

export function bind<E extends Endpoint>(endpoint: E, handler: Handler<E>): Binding {
  const { body } = endpoint.request;
  if (endpoint.kind === "write" && body !== undefined && !refusesUnknownFields(body)) {
    throw new Error(`${endpoint.name} writes, but lets unknown fields pass.`);
  }
  return {
    endpoint,
    async answer(request, reply) {
      const parsed = await parseInput(endpoint, request);
      if (!parsed.ok) return sendFailure(request, reply, parsed);
      const result = await handler(parsed.input, new CallContext(endpoint, request));
      if (!result.ok) return sendFailure(request, reply, result);
      if ("file" in result) return sendFile(reply, result.file);
      reply.header("content-type", "application/json; charset=utf-8");
      if ("prepared" in result) {
        setCaching(reply, result.isPersonal === true ? null : endpoint, result.prepared.etag);
        return sendPrepared(request, reply, result.prepared);
      }
      const made = "written" in result ? result.written : checkReply(endpoint, dataOf(result));
      const cookies = "cookies" in result ? result.cookies : undefined;
      const isBrowser = !isSigned(request.headers);
      for (const { name, value, options } of isBrowser ? (cookies ?? []) : []) {
        reply.setCookie(name, value, options);
      }
      if (request.pageCall !== null && "data" in made) {
        return sendToPage(request.pageCall, request, reply, freezeDeep(made.data));
      }
      const { json } = "data" in made ? writeChecked(made) : made;
      const etag = isCached(endpoint) ? etagOf(json) : null;
      setCaching(reply, endpoint, etag);
      if (etag !== null && isUnchanged(request, etag)) return reply.status(304).send();
      return reply.send(successText(json, request.id));
    },
  };
}

/** What makes two anonymous callers ask alike, and what their answer is made from. */
export interface Sharing {
  /** Null when the answer is the caller's alone. */
  readonly keyOf: (request: FastifyRequest) => string | null;
  /** Good as long as each of these is the very same. */
  readonly stampOf: (request: FastifyRequest) => () => readonly unknown[];
  readonly kept: KeptReplies<BriefReply>;
}

/** An endpoint whose answer is made once for all who ask alike within a moment. */
export function bindShared<E extends Endpoint>(
  endpoint: E,
  { keyOf, stampOf, kept }: Sharing,
  handler: Handler<E>,
): Binding {
  const single = bind(endpoint, handler);

  async function make(request: FastifyRequest, encoding: ReplyEncoding) {
    const parsed = await parseInput(endpoint, request);
    if (!parsed.ok) return { failure: parsed, keep: null };
    const result = await handler(parsed.input, new CallContext(endpoint, request));
    if (!result.ok) return { failure: result, keep: null };
    if (!("data" in result)) throw new Error(`${endpoint.name} shares what is no plain answer`);
    const checked = checkReply(endpoint, result.data);
    return { failure: null, keep: await prepareBrief(checked.data, request.id, encoding) };
  }

  return {
    endpoint,
    isShared: true,
    async answer(request, reply) {
      const question = keyOf(request);
      if (question === null) {
        const refusal = request.chargeRead(JSON.stringify(request.body) ?? "");
        if (refusal !== null) return sendFailure(request, reply, refusal);
        return single.answer(request, reply);
      }
      const encoding = encodingOf(request.headers["accept-encoding"]);
      const key = `${encoding} ${question}`;
      const known = kept.find(key);
      if (known !== null) return sendShared(request, reply, known);
      const refusal = kept.isUnderWay(key) ? null : request.chargeRead(key);
      if (refusal !== null) return sendFailure(request, reply, refusal);
      const made = await kept.share(key, stampOf(request), () => make(request, encoding));
      const { failure, keep } = made;
      return failure === null
        ? sendShared(request, reply, keep)
        : sendFailure(request, reply, failure);
    },
  };
}

function sendShared(request: FastifyRequest, reply: FastifyReply, brief: BriefReply): FastifyReply {
  reply.header("content-type", "application/json; charset=utf-8");
  reply.header("cache-control", "no-store");
  return sendBrief(request, reply, brief);
}

const jsonObject = z.record(z.string(), z.json());

/**
 * What a handler knows of its call. A class, so that its getter is one for all: an object that is made
 * with a getter of its own gets a shape of its own too, and shapes, with the whole request behind them,
 * outlive the request by far.
 */
export class CallContext<E extends Endpoint> {
  readonly locale: Locale;
  readonly requestId: string;
  readonly session: SessionOf<E>;
  /** The readable half of the session, where the caller has shown it. */
  readonly authorization: string | null;
  /** The captcha answer of the call. */
  readonly captcha: string | null;
  /** Why it may not go on, for those bound with `bindReadingFirst`; null when it may. */
  readonly limitRefusal: Promise<TooMany | null>;
  /** The caller named its platform, which a page of another site cannot make a browser do. */
  readonly isOwnClient: boolean;
  readonly readCookie: (name: string) => string | undefined;
  /** Of the body as it was sent, before anything in it was trimmed or filled in: for commands. */
  readonly hashBody: () => Promise<string>;
  /** Writes an answer for many readers; the handler keeps it and gives it back as `prepared`. */
  readonly prepare: (data: Data<E>) => Promise<PreparedReply>;
  /** Writes the answer before it is time to give it; the handler gives it back as `written`. */
  readonly write: (data: Data<E>) => WrittenReply;
  readonly #request: FastifyRequest;

  constructor(endpoint: E, request: FastifyRequest) {
    const { access } = endpoint;
    const { session } = request;
    if (session === null && (access === "session" || access === "staff")) {
      throw new Error(`${endpoint.name} was called without the session it needs`);
    }
    if (session?.sessionId === null && endpoint.keyPermissions === undefined) {
      throw new Error(`${endpoint.name} was called with a key, which it refuses`);
    }
    const captcha = request.headers["captcha-validate"];
    this.locale = localeOfRequest(request);
    this.requestId = request.id;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- It was just looked at: there is one wherever the access asks for one.
    this.session = session as SessionOf<E>;
    this.authorization = request.authorization;
    this.captcha = typeof captcha === "string" && captcha !== "" ? captcha : null;
    this.limitRefusal = request.limitRefusal;
    this.isOwnClient = request.headers["platform"] !== undefined;
    this.readCookie = (name) => (isSigned(request.headers) ? undefined : request.cookies[name]);
    this.hashBody = () => hashSealedBody(jsonObject.parse(request.body ?? {}));
    this.write = (data) => writeChecked(checkReply(endpoint, data));
    this.prepare = (data) => prepareReply(checkReply(endpoint, data).data, request.id);
    this.#request = request;
  }

  get caller(): Caller {
    return callerOf(this.#request);
  }
}

/** Gives the endpoint its address. */
export function routeBinding(
  app: FastifyInstance,
  { endpoint, answer, isLimitAskedLate = false, isShared = false }: Binding,
): void {
  const { method, path } = endpoint;
  const maxFileBytes = endpoint.kind === "write" ? endpoint.maxFileBytes : undefined;
  app.route({
    method,
    url: routePath(path),
    // A stream has no headers that could be requested alone.
    ...(isStream(endpoint) ? { exposeHeadRoute: false } : {}),
    config: { endpoint, isLimitAskedLate, isShared },
    ...(maxFileBytes === undefined ? {} : { bodyLimit: maxFileBytes + FORM_OVERHEAD_BYTES }),
    handler: answer,
  });
}

/** What a form adds to its file: the other fields and the marks between them. */
const FORM_OVERHEAD_BYTES = 128 * 1_024;

/** The contract writes `{caseId}` where the router writes `:caseId`. */
export function routePath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ":$1");
}

type Parsed<E extends Endpoint> =
  | { readonly ok: true; readonly input: ParsedInput<E> }
  | Failure<"badInput" | "malformedRequest" | "unsupportedType">;

async function parseInput<E extends Endpoint>(
  endpoint: E,
  request: FastifyRequest,
): Promise<Parsed<E>> {
  const locale = localeOfRequest(request);
  if (endpoint.kind === "write" && idempotencyKeyOf(request) === null) {
    const message = formatPhrase(locale, "errors.fieldInvalid");
    return refuse("badInput", { fields: [{ path: "idempotency-key", message }] });
  }
  const { params, query, body, form } = {
    query: undefined,
    form: undefined,
    ...endpoint.request,
  };
  if (form !== undefined && !request.isMultipart()) return refuse("unsupportedType");
  const maxFileBytes = endpoint.kind === "write" ? (endpoint.maxFileBytes ?? 0) : 0;
  const main = query ?? body ?? form;
  const given = query !== undefined ? request.query : request.body;
  const fields = form === undefined ? given : await readForm(request, maxFileBytes);
  if (hasBrokenText(request.params) || hasBrokenText(fields)) return refuse("malformedRequest");
  const issues: FieldProblem[] = [];
  const input = {};
  for (const [schema, value] of [
    [params, request.params],
    [main, fields ?? {}],
  ] as const) {
    if (schema === undefined) continue;
    const parsed = z.safeParse(schema, value);
    if (parsed.success) Object.assign(input, parsed.data);
    else issues.push(...describeFields(parsed.error.issues, value, locale));
  }
  if (issues.length > 0) return refuse("badInput", { fields: issues });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The fields were parsed by this endpoint's own schemas, which TypeScript cannot follow through the choice between query, body and form.
  return { ok: true, input: input as ParsedInput<E> };
}

/** Nothing in an uploaded file can run in the reader's name, and no cache keeps it. */
function sendFile(reply: FastifyReply, { bytes, mediaType, name }: ServedFile): FastifyReply {
  const kind = mediaType.startsWith("image/") ? "inline" : "attachment";
  return reply
    .header("content-type", mediaType)
    .header("content-disposition", `${kind}; filename*=UTF-8''${encodeURIComponent(name)}`)
    .header("content-security-policy", "sandbox; default-src 'none'")
    .header("x-content-type-options", "nosniff")
    .header("cache-control", "private, no-store")
    .send(Buffer.from(bytes));
}

/** A reply that breaks the contract is a bug; it throws, and the caller sees an internal error. */
function checkReply<E extends Endpoint>(endpoint: E, data: Data<E>): CheckedReply {
  const checked = z.safeParse(endpoint.reply, data);
  if (checked.success) return { data: checked.data };
  throw new Error(`${endpoint.name} answers against its contract`, { cause: checked.error });
}

/** Data that was held against the contract, as a value that only its receiver has. */
interface CheckedReply {
  readonly data: unknown;
}

function writeChecked({ data }: CheckedReply): WrittenReply {
  return { json: JSON.stringify(data) };
}

function dataOf<E extends Endpoint>(
  result: { readonly data: Data<E> } | { readonly reply: Data<E> },
): Data<E> {
  return "reply" in result ? result.reply : result.data;
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
