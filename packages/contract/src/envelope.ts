// The form that every answer of the API has, success or not. Kept free of schemas, so that the
// browser can read answers without carrying a validator.
import type { ErrorName } from "./error-catalogue.ts";

export const SUCCESS_CODE = 0;

/** The `message` of a success; it never depends on the reader, so that it can be cached. */
export const SUCCESS_MESSAGE = "OK";

/** One refused field: its path in the request, and why, in the reader's language. */
export interface FieldProblem {
  readonly path: string;
  readonly message: string;
}

export interface FailureEnvelope {
  /** Never 0; the error's number in the catalogue. */
  readonly code: number;
  /** The error's name in the catalogue, for programs. */
  readonly error: ErrorName;
  readonly message: string;
  /** For bad input the fields; for a state that changed, the present one; else mostly null. */
  readonly data:
    | ({ readonly fields?: readonly FieldProblem[] } & Readonly<Record<string, unknown>>)
    | null;
  readonly requestId: string;
}

/** A reply off the wire, before its code is checked. */
export interface AnyEnvelope {
  readonly code: number;
  readonly message: string;
  readonly data: unknown;
  readonly requestId: string;
  readonly error: string | null;
}

/** Null when the value is not an answer of this API, such as a proxy's own error page. */
export function readEnvelope(value: unknown): AnyEnvelope | null {
  if (typeof value !== "object" || value === null) return null;
  if (!("code" in value) || typeof value.code !== "number") return null;
  return {
    code: value.code,
    message: "message" in value && typeof value.message === "string" ? value.message : "",
    data: "data" in value ? value.data : null,
    requestId: "requestId" in value && typeof value.requestId === "string" ? value.requestId : "",
    error: "error" in value && typeof value.error === "string" ? value.error : null,
  };
}

/** The refused fields that an answer's data lists; none when it lists none. */
export function readFieldProblems(data: unknown): readonly FieldProblem[] {
  if (typeof data !== "object" || data === null || !("fields" in data)) return [];
  return Array.isArray(data.fields) ? data.fields.filter(isFieldProblem) : [];
}

function isFieldProblem(value: unknown): value is FieldProblem {
  if (typeof value !== "object" || value === null) return false;
  if (!("path" in value) || typeof value.path !== "string") return false;
  return "message" in value && typeof value.message === "string";
}
