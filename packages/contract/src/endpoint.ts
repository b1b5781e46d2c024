// How a call of the API is declared. The server's validation, the typed client and the OpenAPI
// document are all made from these declarations, so they cannot drift apart.
import * as z from "zod/mini";
import type { ErrorName } from "./error-catalogue.ts";

type AnySchema = z.core.$ZodType;

interface EndpointBase {
  /** Unique, camelCase; the operation id of the OpenAPI document. */
  readonly name: string;
  /** One sentence for the documentation. */
  readonly summary: string;
  /** Chapter of the documentation. */
  readonly area: "market" | "site";
  readonly method: "GET" | "POST" | "DELETE";
  readonly path: `/${string}`;
  readonly access: "public" | "session" | "staff";
  readonly reply: AnySchema;
  /** The errors of this call beside the general ones. */
  readonly errors: readonly ErrorName[];
}

/** Changes nothing, whatever its method is. */
export interface ReadEndpoint extends EndpointBase {
  readonly kind: "read";
  readonly request: { readonly query?: AnySchema; readonly body?: AnySchema };
  /** Present when the answer is the same for everybody and may be kept by caches. */
  readonly cache?: { readonly maxAgeSeconds: number };
}

/**
 * Changes something. Its body must be a strict object: a field it does not know is refused, since
 * the caller meant something by it. The types of loose and strict objects are alike, so the server
 * checks this with `refusesUnknownFields` when it binds the endpoint.
 */
export interface WriteEndpoint extends EndpointBase {
  readonly kind: "write";
  readonly request: { readonly body?: AnySchema };
}

export type Endpoint = ReadEndpoint | WriteEndpoint;

/** Declares an endpoint and keeps its exact types. */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}

/** Found out by trying, as a schema does not say it of itself. */
export function refusesUnknownFields(schema: AnySchema): boolean {
  const tried = z.safeParse(schema, { "a field nobody declares": true });
  return tried.error?.issues.some(({ code }) => code === "unrecognized_keys") ?? false;
}

type SchemaOf<E extends Endpoint> = E["request"] extends { readonly query: infer Q }
  ? Q
  : E["request"] extends { readonly body: infer B }
    ? B
    : null;

/** What a caller passes in; an endpoint without parameters takes an empty object. */
export type EndpointInput<E extends Endpoint> =
  SchemaOf<E> extends AnySchema ? z.input<SchemaOf<E>> : Record<string, never>;

/** What the server's handler gets once the request has been parsed. */
export type ParsedInput<E extends Endpoint> =
  SchemaOf<E> extends AnySchema ? z.output<SchemaOf<E>> : Record<string, never>;

export type EndpointReply<E extends Endpoint> = z.output<E["reply"]>;

export type EndpointError<E extends Endpoint> = E["errors"][number];
