// The typed client: one way to call the API, in the browser and on the server. Its environment is
// passed as arguments, and every expected failure is returned as a value.
import { safeParse } from "zod/mini";
import type { AnswerHeaders } from "./answer-headers.ts";
import {
  fillPath,
  type Endpoint,
  type EndpointError,
  type EndpointInput,
  type EndpointReply,
} from "./endpoint.ts";
import {
  type AnyEnvelope,
  readEnvelope,
  readFieldProblems,
  SUCCESS_CODE,
  type FieldProblem,
} from "./envelope.ts";
import { GENERAL_ERRORS, type GeneralErrorName } from "./error-catalogue.ts";
import { createOffsetEstimate } from "./server-time.ts";

/** `fetch`, or something that answers like it without a network. */
export type Transport = (url: string, init: RequestInit) => Promise<TransportAnswer>;

/** A `Response` is one. */
export interface TransportAnswer {
  readonly status: number;
  readonly headers: AnswerHeaders;
  readonly text: () => Promise<string>;
  /** The envelope of the reply, where it is passed on as a value; its text is empty then. */
  readonly envelope?: AnyEnvelope | undefined;
  /** This very answer goes to many. */
  readonly isShared?: boolean;
}

/** The services a call can go to; each has its own configurable origin, empty for this site. */
export type Domain = "api" | "flags" | "content";

export interface ClientEnvironment {
  readonly transport: Transport;
  readonly domains: Readonly<Record<Domain, string>>;
  /** The address of the page that calls. */
  readonly onPage: () => string;
  readonly language: () => string;
  /** The readable session cookie, when there is one. */
  readonly authorization: () => string | null;
  /** The answer to the last captcha, when there is one. */
  readonly captcha: () => string | null;
  readonly accountGroup: () => string | null;
  /**
   * True when the transport leads into this very process for calls without an origin. It has held
   * each reply against the contract before it sent it; doing so twice would only cost every page its
   * milliseconds.
   */
  readonly areRepliesChecked?: boolean;
  /** Receives how far the server's clock is ahead of this one, in milliseconds. */
  readonly onServerTime?: (offsetMs: number) => void;
  readonly now?: () => number;
  /** Makes the key by which the server recognises a repeated write. */
  readonly newIdempotencyKey?: () => string;
}

export interface CallOptions {
  readonly timeoutMs?: number;
  /** Cancels the call; it then ends as `aborted`. */
  readonly signal?: AbortSignal;
  /** A newer call to the same endpoint ends this one as `aborted`. */
  readonly abortPrevious?: boolean;
  /** Answers from memory while the last good answer is younger than this; calls under way are shared. */
  readonly cache?: { readonly maxAgeMs: number; readonly key?: string };
  /** The service the call goes to; that of its path unless given. */
  readonly domain?: Domain;
  /** Puts the reader's account group before the path. */
  readonly withAccountGroup?: boolean;
  /** Given again when a write is retried, so that it takes effect once. */
  readonly idempotencyKey?: string;
}

/**
 * What can go wrong beside what the server names: no connection, canceled here, no answer in time,
 * an answer that is not one, or an error that this build does not know yet.
 */
export type LocalFailureName = "networkError" | "aborted" | "timeout" | "badReply" | "otherError";

export interface CallFailure<Name extends string> {
  readonly ok: false;
  readonly name: Name | LocalFailureName;
  /** The server's number for it; 0 when the failure was made here. */
  readonly code: number;
  /** The HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** In the reader's language when the server said it, else empty. */
  readonly message: string;
  readonly fields: readonly FieldProblem[];
  /** What else the server sent along, unread. */
  readonly data: unknown;
  readonly requestId: string;
  readonly retryAfterSeconds: number | null;
}

export interface CallSuccess<Data> {
  readonly ok: true;
  readonly data: Data;
  readonly requestId: string;
}

export type CallResult<E extends Endpoint> =
  | CallSuccess<EndpointReply<E>>
  | CallFailure<EndpointError<E> | GeneralErrorName>;

export interface Client {
  call<E extends Endpoint>(
    endpoint: E,
    input: EndpointInput<E>,
    options?: CallOptions,
  ): Promise<CallResult<E>>;
  /** Forgets all kept answers, as after a login or a change of language. */
  clearCache(): void;
}

const DEFAULT_TIMEOUT_MS = 15_000;
/** Kept answers beyond this push out the oldest. */
const MAX_CACHED = 100;

interface Kept<Result> {
  readonly at: number;
  readonly result: Promise<Result>;
}

export function createClient(environment: ClientEnvironment): Client {
  const { now = Date.now } = environment;
  const running = new Map<string, AbortController>();
  const kept = new Map<string, Kept<unknown>>();
  const estimateOffset = createOffsetEstimate();

  async function send<E extends Endpoint>(
    endpoint: E,
    input: EndpointInput<E>,
    options: CallOptions,
  ): Promise<CallResult<E>> {
    const url = addressOf(environment, endpoint, input, options);
    if (url === null) return failure("accountGroupMissing");
    const controller = new AbortController();
    let reason: "aborted" | "timeout" = "aborted";
    const timer = setTimeout(() => {
      reason = "timeout";
      controller.abort();
    }, options.timeoutMs ?? DEFAULT_TIMEOUT_MS);
    const abort = () => controller.abort();
    if (options.signal?.aborted) abort();
    options.signal?.addEventListener("abort", abort);
    if (options.abortPrevious) {
      running.get(endpoint.name)?.abort();
      running.set(endpoint.name, controller);
    }
    try {
      controller.signal.throwIfAborted();
      const sentAt = now();
      const init = requestInit(environment, endpoint, input, options);
      const response = await environment.transport(url, { ...init, signal: controller.signal });
      const offsetMs = estimateOffset(response.headers, sentAt, now());
      if (offsetMs !== null) environment.onServerTime?.(offsetMs);
      const isOwnReply =
        environment.areRepliesChecked === true &&
        environment.domains[domainOf(endpoint, options)] === "";
      return await readResponse(endpoint, response, controller.signal, isOwnReply);
    } catch {
      return failure(controller.signal.aborted ? reason : "networkError");
    } finally {
      clearTimeout(timer);
      options.signal?.removeEventListener("abort", abort);
      if (running.get(endpoint.name) === controller) running.delete(endpoint.name);
    }
  }

  function sendOrShare<E extends Endpoint>(
    endpoint: E,
    input: EndpointInput<E>,
    options: CallOptions,
    cache: NonNullable<CallOptions["cache"]>,
  ): Promise<CallResult<E>> {
    const parts = cache.key ?? [input, environment.language(), options.domain];
    const key = JSON.stringify([endpoint.name, parts]);
    const found = kept.get(key);
    const age = found === undefined ? Number.NaN : now() - found.at;
    // A clock that was set back would keep an answer for ever, so a negative age counts as old.
    if (found !== undefined && age >= 0 && age < cache.maxAgeMs) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The key holds the endpoint's name, so what was kept under it is of this endpoint's type.
      return found.result as Promise<CallResult<E>>;
    }
    // The call may be shared, so no single caller's signal may end it.
    const { signal: _signal, ...shareable } = options;
    const result = send(endpoint, input, shareable);
    const entry: Kept<CallResult<E>> = { at: now(), result };
    kept.delete(key);
    kept.set(key, entry);
    const [oldest] = kept.keys();
    if (kept.size > MAX_CACHED && oldest !== undefined) kept.delete(oldest);
    void forgetFailure(key, entry);
    return result;
  }

  async function forgetFailure(key: string, entry: Kept<{ readonly ok: boolean }>): Promise<void> {
    const { ok } = await entry.result;
    if (!ok && kept.get(key) === entry) kept.delete(key);
  }

  return {
    call: (endpoint, input, options = {}) =>
      options.cache === undefined
        ? send(endpoint, input, options)
        : sendOrShare(endpoint, input, options, options.cache),
    clearCache: () => kept.clear(),
  };
}

/** Null when the call is to carry an account group and the reader has none. */
function addressOf<E extends Endpoint>(
  environment: ClientEnvironment,
  endpoint: E,
  input: EndpointInput<E>,
  options: CallOptions,
): string | null {
  let prefix = "";
  if (options.withAccountGroup) {
    const group = environment.accountGroup();
    if (group === null || !/^\d+$/.test(group)) return null;
    prefix = `/${group}`;
  }
  const { path, rest } = fillPath(endpoint.path, fieldsOf(input));
  const query = carrierOf(endpoint) === "query" ? queryText(rest) : "";
  return `${environment.domains[domainOf(endpoint, options)]}${prefix}${path}${query}`;
}

function domainOf({ path }: Endpoint, { domain }: CallOptions): Domain {
  if (domain !== undefined) return domain;
  if (path.startsWith("/fapi/")) return "flags";
  return path.startsWith("/knowledge/") ? "content" : "api";
}

/**
 * Flags and content are the same for all readers: where they have an origin of their own, it learns
 * nothing of the session.
 */
function isElsewhere(environment: ClientEnvironment, domain: Domain): boolean {
  return domain !== "api" && environment.domains[domain] !== "";
}

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(input: unknown): Fields {
  return Object.fromEntries(Object.entries(Object(input)));
}

/** Where the fields travel that are not in the path. */
function carrierOf({ request }: Endpoint): "query" | "body" | "form" {
  if (request.body !== undefined) return "body";
  return "form" in request && request.form !== undefined ? "form" : "query";
}

function queryText(fields: Fields): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) query.set(name, textOf(value));
  }
  return query.size === 0 ? "" : `?${query.toString()}`;
}

/** Numbers and the like as JSON writes them. */
function textOf(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** The file is last, so that the server has the other fields when it arrives. */
function formData(fields: Fields): FormData {
  const form = new FormData();
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  for (const [name, value] of entries) if (!(value instanceof Blob)) form.set(name, textOf(value));
  for (const [name, value] of entries) if (value instanceof Blob) form.set(name, value);
  return form;
}

function requestInit<E extends Endpoint>(
  environment: ClientEnvironment,
  endpoint: E,
  input: EndpointInput<E>,
  options: CallOptions,
): RequestInit {
  const carrier = carrierOf(endpoint);
  const headers: Record<string, string> = {
    Accept: "application/json",
    // The browser itself names the type of a form, with the mark between its parts.
    ...(carrier === "form" ? {} : { "Content-Type": "application/json" }),
    "Cache-Control": "no-cache",
    Platform: "website",
    onPage: environment.onPage(),
    language: environment.language(),
  };
  const isAnonymous = isElsewhere(environment, domainOf(endpoint, options));
  const authorization = isAnonymous ? null : environment.authorization();
  if (authorization) headers["authorization"] = authorization;
  const captcha = isAnonymous ? null : environment.captcha();
  if (captcha) headers["captcha-validate"] = captcha;
  if (endpoint.kind === "write") {
    const newKey = environment.newIdempotencyKey ?? randomKey;
    headers["idempotency-key"] = options.idempotencyKey ?? newKey();
  }
  return {
    method: endpoint.method,
    headers,
    // The browser adds the cookies by itself, also when the API has an origin of its own.
    credentials: isAnonymous ? "omit" : "include",
    ...bodyOf(carrier, fillPath(endpoint.path, fieldsOf(input)).rest),
  };
}

function bodyOf(carrier: "query" | "body" | "form", fields: Fields): Pick<RequestInit, "body"> {
  if (carrier === "query") return {};
  return { body: carrier === "body" ? JSON.stringify(fields) : formData(fields) };
}

function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function readResponse<E extends Endpoint>(
  endpoint: E,
  response: TransportAnswer,
  signal: AbortSignal,
  isChecked: boolean,
): Promise<CallResult<E>> {
  const { status } = response;
  const envelope = response.envelope ?? readEnvelope(parseJson(await response.text()));
  signal.throwIfAborted();
  if (envelope === null) return failure("badReply", { status });
  const { code, message, data, requestId } = envelope;
  if (code === SUCCESS_CODE && isChecked) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The sender, in this process, has parsed it with this endpoint's schema.
    return { ok: true, data: data as EndpointReply<E>, requestId };
  }
  if (code === SUCCESS_CODE) {
    const reply = safeParse<E["reply"]>(endpoint.reply, data);
    if (reply.success) return { ok: true, data: reply.data, requestId };
    return failure("badReply", { status, requestId });
  }
  const retryAfter = Number(response.headers.get("retry-after") ?? Number.NaN);
  return failure(errorName(endpoint, envelope.error), {
    code,
    status,
    message,
    fields: readFieldProblems(data),
    data,
    requestId,
    retryAfterSeconds: Number.isFinite(retryAfter) ? retryAfter : null,
  });
}

function errorName<E extends Endpoint>(
  endpoint: E,
  name: string | null,
): EndpointError<E> | GeneralErrorName | "otherError" {
  const errors: readonly EndpointError<E>[] = endpoint.errors;
  const isName = (known: string) => known === name;
  return errors.find(isName) ?? GENERAL_ERRORS.find(isName) ?? "otherError";
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function failure<Name extends string>(
  name: Name,
  rest: Partial<CallFailure<Name>> = {},
): CallFailure<Name> {
  return {
    ok: false,
    name,
    code: 0,
    status: 0,
    message: "",
    fields: [],
    data: null,
    requestId: "",
    retryAfterSeconds: null,
    ...rest,
  };
}
