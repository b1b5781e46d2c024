// How a call is refused: one value that names the error of the catalogue, and one function that
// sends it. Internals are never part of a reply; they are logged.
import { type FailureEnvelope, type FieldProblem } from "@parley/contract/envelope";
import { ERROR_CATALOGUE, type ErrorName } from "@parley/contract/error-catalogue";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Locale } from "@parley/phrases/locales";
import { sayError, type ErrorPhrase } from "./error-message.ts";
import { describeRefused, type RefusedFields } from "./refused-fields.ts";
import { localeOfRequest } from "./request-locale.ts";

/** A refusal of an operation is one as it is: it is put into words when it is sent. */
export interface Failure<Name extends ErrorName = ErrorName> extends RefusedFields {
  readonly ok: false;
  readonly error: Name;
  /** Fields whose problems are in words already. */
  readonly fields?: readonly FieldProblem[];
  /** The sentence that fits, where an error has more than the one of its name. */
  readonly phrase?: ErrorPhrase;
  /** What the error promises beside its name: the present state, until when … */
  readonly data?: Readonly<Record<string, unknown>>;
  readonly retryAfterSeconds?: number;
  /** Seconds until the authenticator shows a code that was not used. */
  readonly retryIn?: number;
}

export function refuse<Name extends ErrorName>(
  error: Name,
  more: Omit<Failure, "ok" | "error"> = {},
): Failure<Name> {
  return { ok: false, error, ...more };
}

function dataOf(failure: Failure, locale: Locale): FailureEnvelope["data"] {
  const { error, data, retryIn, fields = describeRefused(error, failure, locale) } = failure;
  const all = {
    ...data,
    ...(retryIn === undefined ? {} : { retryIn }),
    ...(fields.length === 0 ? {} : { fields }),
  };
  return Object.keys(all).length === 0 ? null : all;
}

/** What a busy or broken server asks for before the next try. */
const RETRY_AFTER_SECONDS = 5;

export function sendFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  failure: Failure,
): FastifyReply {
  const { error, values, phrase } = failure;
  const { code, status } = ERROR_CATALOGUE[error];
  const { id: requestId, log } = request;
  const noteMistake = (err: unknown) =>
    log.error({ err, requestId, error }, "an error could not be put into words");
  // People who need a code do not get one, and perhaps a program is sending texts to dear numbers.
  if (error === "textLimitReached") {
    log.error({ requestId }, "the limit of text messages is reached");
  }
  const locale = localeOfRequest(request);
  const message = sayError(locale, error, values, noteMistake, phrase);
  const data = dataOf(failure, locale);
  const envelope: FailureEnvelope = { code, error, message, data, requestId };
  const retryAfterSeconds =
    failure.retryAfterSeconds ?? (status === 503 ? RETRY_AFTER_SECONDS : undefined);
  if (retryAfterSeconds !== undefined) reply.header("retry-after", retryAfterSeconds);
  return reply
    .status(status)
    .header("cache-control", "no-store")
    .header("content-type", "application/json; charset=utf-8")
    .send(JSON.stringify(envelope));
}

const BY_ERROR_CODE: ReadonlyMap<string, ErrorName> = new Map([
  ["FST_ERR_CTP_BODY_TOO_LARGE", "tooLarge"],
  ["FST_ERR_CTP_INVALID_MEDIA_TYPE", "unsupportedType"],
  ["FST_ERR_CTP_INVALID_JSON_BODY", "malformedRequest"],
  ["FST_ERR_CTP_INVALID_CONTENT_LENGTH", "malformedRequest"],
  ["FST_ERR_BAD_URL", "malformedRequest"],
  ["FST_REQ_FILE_TOO_LARGE", "fileTooLarge"],
  ["FST_PARTS_LIMIT", "malformedRequest"],
  ["FST_FILES_LIMIT", "malformedRequest"],
  ["FST_FIELDS_LIMIT", "malformedRequest"],
  ["FST_PROTO_VIOLATION", "malformedRequest"],
  ["FST_INVALID_MULTIPART_CONTENT_TYPE", "unsupportedType"],
  ["ANSWER_OVERDUE", "timeout"],
  ["FST_UNDER_PRESSURE", "unavailable"],
  // PostgreSQL: a statement ran into its time limit.
  ["57014", "timeout"],
  // PostgreSQL: too many connections, shutting down, crashed, starting.
  ["53300", "unavailable"],
  ["57P01", "unavailable"],
  ["57P02", "unavailable"],
  ["57P03", "unavailable"],
  ["ECONNREFUSED", "unavailable"],
  ["ECONNRESET", "unavailable"],
]);

/** What the pool says of a database that is gone, which has no code of its own. */
const CONNECTION_LOST =
  /connection terminated|timeout exceeded when trying to connect|query read timeout/i;

/** Which error of the catalogue something thrown is; what is not known is ours. */
export function nameThrown(error: unknown): ErrorName {
  if (!(error instanceof Error)) return "internal";
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  const named = BY_ERROR_CODE.get(code);
  if (named !== undefined) return named;
  if (CONNECTION_LOST.test(error.message)) return "unavailable";
  // Fastify refuses JSON that tries to reach a prototype with a plain syntax error.
  const status = "statusCode" in error ? error.statusCode : undefined;
  return error instanceof SyntaxError && status === 400 ? "malformedRequest" : "internal";
}
