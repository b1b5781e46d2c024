// How a call of the API is declared. The server's validation, the typed client and the OpenAPI
// document are all made from these declarations, so they cannot drift apart.
import type { KeyPermission } from "@parley/domain/security/api-key";
import type { StaffRight } from "@parley/domain/staff/staff-right";
import type * as z from "zod/mini";
import type { FeatureFlag } from "@parley/domain/site/feature-flag";
import type { ErrorName } from "./error-catalogue.ts";

type AnySchema = z.core.$ZodType;

export type Area =
  | "market"
  | "site"
  | "content"
  | "account"
  | "security"
  | "kyc"
  | "subUsers"
  | "apiKeys"
  | "gate"
  | "payment"
  | "wallet"
  | "offers"
  | "orders"
  | "live"
  | "support"
  | "staff"
  | "development";

/**
 * Who may call. `session`: logged-in users. `optional`: all, and the session counts if there is
 * one. `staff`: logged-in members of staff in a staff session, whose role has the right.
 */
export type Access = "public" | "optional" | "session" | "staff";

type AccessRule =
  | {
      readonly access: Exclude<Access, "staff">;
      readonly right?: never;
      readonly opensStaffSession?: never;
    }
  | {
      readonly access: "staff";
      readonly right: StaffRight;
      /** Needs no staff session, as it opens one. */
      readonly opensStaffSession?: true;
    };

interface EndpointBase {
  /** Unique, camelCase; the operation id of the OpenAPI document. */
  readonly name: string;
  /** One sentence for the documentation. */
  readonly summary: string;
  /** Chapter of the documentation. */
  readonly area: Area;
  readonly method: "GET" | "POST" | "DELETE";
  /** Parts in braces, as in `/api/admin/kyc/{caseId}`, are fields of `request.params`. */
  readonly path: `/${string}`;
  /**
   * Permissions of an API key of which one is enough to call it; absent where it refuses keys. Public
   * reads are open to every key.
   */
  readonly keyPermissions?: readonly KeyPermission[];
  readonly reply: AnySchema;
  /** The errors of this call beside the general ones. */
  readonly errors: readonly ErrorName[];
  /** A limit of its own, for each account and each network address; shared by all servers. */
  readonly callsPerMinute?: number;
  /** Of a network address, where many people behind one must not use it up for each other. */
  readonly callsPerMinuteOfAddress?: number;
  /** The feature it belongs to: while that is turned off, the call is refused as `featureOff`. */
  readonly feature?: FeatureFlag;
  /** Exists outside production only, and only for callers on the same machine. */
  readonly isForDevelopment?: true;
}

/** Changes nothing, whatever its method is. */
export type ReadEndpoint = EndpointBase &
  AccessRule & {
    readonly kind: "read";
    readonly request: {
      readonly params?: AnySchema;
      readonly query?: AnySchema;
      readonly body?: AnySchema;
    };
    /** Present when the reply is the same for all callers and may be cached. */
    readonly cache?: { readonly maxAgeSeconds: number };
    /** Success is the file itself and no envelope; `reply` is then `z.null()`. */
    readonly isFile?: true;
    /** Success is Server-Sent Events and no envelope; `reply` is then what one of them can be. */
    readonly isStream?: true;
  };

/**
 * Changes something. Its body must be a strict object: a field it does not know is refused, since
 * the caller meant something by it. The types of loose and strict objects are alike, so the server
 * checks this with `refusesUnknownFields` (`unknown-fields.ts`) when it binds the endpoint.
 */
export type WriteEndpoint = EndpointBase &
  AccessRule & {
    readonly kind: "write";
    readonly request: {
      readonly params?: AnySchema;
      readonly body?: AnySchema;
      /** Instead of a body: form data with one file, a strict object whose field `file` is `z.file()`. */
      readonly form?: AnySchema;
    };
    /** Of the file in the form; needed with one. */
    readonly maxFileBytes?: number;
    /** The error for a larger one, where the general one does not fit. */
    readonly fileTooLargeError?: ErrorName;
  };

export type Endpoint = ReadEndpoint | WriteEndpoint;

/** Declares an endpoint and keeps its exact types. */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}

/** Its answer has no end. */
export function isStream(endpoint: Endpoint): boolean {
  return endpoint.kind === "read" && endpoint.isStream === true;
}

/** The request includes a file. */
export function isUpload(endpoint: Endpoint): boolean {
  return endpoint.kind === "write" && endpoint.request.form !== undefined;
}

/** The address with its parts in braces filled in, and the fields that were not needed for that. */
export function fillPath(
  path: string,
  input: Readonly<Record<string, unknown>>,
): { readonly path: string; readonly rest: Readonly<Record<string, unknown>> } {
  const rest = { ...input };
  const filled = path.replaceAll(/\{(\w+)\}/g, (_braces, name: string) => {
    delete rest[name];
    return encodeURIComponent(String(input[name]));
  });
  return { path: filled, rest };
}

type MainSchemaOf<Request> = Request extends { readonly query: infer Q }
  ? Q
  : Request extends { readonly body: infer B }
    ? B
    : Request extends { readonly form: infer F }
      ? F
      : null;

type ParamsSchemaOf<Request> = Request extends { readonly params: infer P } ? P : null;

/** Both together, or one where the other is not declared, or an empty object. */
type Join<Params, Main> = [Params] extends [null]
  ? [Main] extends [null]
    ? Record<string, never>
    : Main
  : [Main] extends [null] | [Record<string, never>]
    ? Params
    : Params & Main;

type InputOf<Schema> = Schema extends AnySchema ? z.input<Schema> : null;
type OutputOf<Schema> = Schema extends AnySchema ? z.output<Schema> : null;

/** What a caller passes in; an endpoint without parameters takes an empty object. */
export type EndpointInput<E extends Endpoint> = Join<
  InputOf<ParamsSchemaOf<E["request"]>>,
  InputOf<MainSchemaOf<E["request"]>>
>;

/** What the server's handler gets once the request has been parsed. */
export type ParsedInput<E extends Endpoint> = Join<
  OutputOf<ParamsSchemaOf<E["request"]>>,
  OutputOf<MainSchemaOf<E["request"]>>
>;

export type EndpointReply<E extends Endpoint> = z.output<E["reply"]>;

export type EndpointError<E extends Endpoint> = E["errors"][number];
