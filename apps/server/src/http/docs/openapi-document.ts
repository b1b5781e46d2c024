// The OpenAPI document, made from the contract alone, so that it cannot promise anything else.
import type { Endpoint } from "@parley/contract/endpoint";
import {
  ERROR_CATALOGUE,
  GENERAL_ERRORS,
  type ErrorName,
  type FailureStatus,
} from "@parley/contract/error-catalogue";
import * as z from "zod/mini";

type Json = z.core.JSONSchema.BaseSchema;
type AnySchema = z.core.$ZodType;

export interface OpenApiOptions {
  readonly publicUrl: string;
  readonly version: string;
}

export interface OpenApiDocument {
  readonly openapi: "3.1.0";
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Json>>;
    readonly parameters: Readonly<Record<string, Parameter>>;
    readonly securitySchemes: Readonly<Record<string, object>>;
  };
}

export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  /** Of an API key: one of them is enough. Absent where the call refuses keys. */
  readonly "x-key-permissions"?: readonly string[];
  readonly parameters: readonly (Parameter | Reference)[];
  readonly requestBody?: object;
  readonly responses: Readonly<Record<string, object>>;
}

interface Reference {
  readonly $ref: string;
}

interface Parameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required: boolean;
  readonly description?: string;
  readonly schema: Json | boolean;
}

const AREAS: Readonly<Record<Endpoint["area"], string>> = {
  market: "Coins, currencies, payment methods, markets and reference rates.",
  site: "What pages need to know about this installation.",
  content: "Help articles, announcements and the service agreement, in 17 languages.",
  account: "Registering, logging in and out, sessions, settings.",
  security: "Codes, bound contacts, authenticator, passkeys, password.",
  kyc: "Identity verification of persons and companies.",
  offers: "Offers, as their advertisers make and change them.",
  orders: "Orders from their creation to their end, appeals included.",
  support: "Cases of customer service.",
  subUsers: "Accounts that a master makes for others.",
  apiKeys: "Keys with which programs sign their requests.",
  gate: "What must be done before trading: verification, agreement, 2FA.",
  payment: "Accounts of people at payment methods, and their pictures.",
  wallet: "Balances, transfers, statement, deposits and withdrawals.",
  live: "News as they happen.",
  staff: "For staff only.",
  development: "Outside production and on the same machine only.",
};

const DESCRIPTION = `Every answer is \`{ code, message, data, requestId }\`; success is \`code\` 0. A failure has a code
of the list below, its name in \`error\`, and a \`message\` in the request's language (header
\`language\`, else the cookie \`locale\`, else \`accept-language\`). Money and rates are decimal
strings, instants are epoch milliseconds. Fields may be added to answers at any time; a write
refuses fields it does not know. Paths may carry the account group: \`/{group}/api/…\`.

Programs sign their requests with an API key instead of a session: see the scheme \`key\`. Which
permission a call asks for is in \`x-key-permissions\`; a call without it refuses keys, unless it is a
public read.`;

const KEY_DESCRIPTION = `The key's ID, with \`parley-time\` (epoch milliseconds, at most 30 seconds off),
\`parley-nonce\` (16 to 64 characters of A–Z a–z 0–9 _ -, used once) and \`parley-signature\`: base64url
of Ed25519 or HMAC-SHA256 over \`METHOD\\nPATH?QUERY\\nHEX_SHA256_OF_BODY\\nTIME\\nNONCE\`. Keys are made
at /account/api; there are [examples in curl, TypeScript and Python](/api/docs/api-keys.md).`;

export function writeOpenApi(
  endpoints: readonly Endpoint[],
  { publicUrl, version }: OpenApiOptions,
): OpenApiDocument {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const endpoint of endpoints) {
    const path = (paths[endpoint.path] ??= {});
    path[endpoint.method.toLowerCase()] = writeOperation(endpoint);
  }
  const areas = new Set(endpoints.map(({ area }) => area));
  return {
    openapi: "3.1.0",
    info: { title: "Parley API", version, description: `${DESCRIPTION}\n\n${errorTable()}` },
    servers: [{ url: publicUrl }],
    tags: [...areas].map((name) => ({ name, description: AREAS[name] })),
    paths,
    components: {
      schemas: { Failure: FAILURE_SCHEMA },
      parameters: HEADER_PARAMETERS,
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: "auth-token" },
        authorization: { type: "apiKey", in: "header", name: "authorization" },
        key: { type: "apiKey", in: "header", name: "parley-key", description: KEY_DESCRIPTION },
        keyTime: { type: "apiKey", in: "header", name: "parley-time" },
        keyNonce: { type: "apiKey", in: "header", name: "parley-nonce" },
        keySignature: { type: "apiKey", in: "header", name: "parley-signature" },
      },
    },
  };
}

function writeOperation(endpoint: Endpoint): Operation {
  const query = endpoint.kind === "read" ? endpoint.request.query : undefined;
  const { params } = endpoint.request;
  const isStream = endpoint.kind === "read" && endpoint.isStream === true;
  const headers = [
    "language",
    ...(endpoint.kind === "write" ? ["idempotencyKey"] : []),
    ...(isStream ? ["lastEventId"] : []),
  ];
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    tags: [endpoint.area],
    security: securityOf(endpoint),
    ...(endpoint.keyPermissions === undefined
      ? {}
      : { "x-key-permissions": endpoint.keyPermissions }),
    parameters: [
      ...(params === undefined ? [] : parametersOf(params, "path")),
      ...(query === undefined ? [] : parametersOf(query, "query")),
      ...headers.map((name) => ({ $ref: `#/components/parameters/${name}` })),
    ],
    ...requestBodyOf(endpoint),
    responses: { "200": successResponse(endpoint), ...failureResponses(endpoint) },
  };
}

/** A write is accepted only with both halves of the session, which is the defence against CSRF. */
function securityOf({ access, kind, keyPermissions }: Endpoint): Operation["security"] {
  if (access === "public") return [];
  const session = kind === "write" ? { session: [], authorization: [] } : { session: [] };
  const key = { key: [], keyTime: [], keyNonce: [], keySignature: [] };
  return keyPermissions === undefined ? [session] : [session, key];
}

function requestBodyOf(endpoint: Endpoint): { requestBody?: object } {
  const { body } = endpoint.request;
  if (body !== undefined) {
    return { requestBody: { required: true, content: jsonContent(requestSchema(body)) } };
  }
  const form = endpoint.kind === "write" ? endpoint.request.form : undefined;
  if (form === undefined) return {};
  const content = { "multipart/form-data": { schema: requestSchema(form) } };
  return { requestBody: { required: true, content } };
}

function parametersOf(fields: AnySchema, place: "path" | "query"): Parameter[] {
  const { properties = {}, required = [] } = requestSchema(fields);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema,
  }));
}

function successResponse(endpoint: Endpoint): object {
  if (endpoint.kind === "read" && endpoint.isFile) {
    return { description: "The file.", content: { "*/*": { schema: { type: "string" } } } };
  }
  if (endpoint.kind === "read" && endpoint.isStream) {
    const content = { "text/event-stream": { schema: replySchema(endpoint.reply) } };
    return { description: "Events, each with its id, as long as both sides stay.", content };
  }
  const schema: Json = {
    type: "object",
    required: ["code", "message", "data", "requestId"],
    properties: {
      code: { const: 0 },
      message: { type: "string" },
      data: replySchema(endpoint.reply),
      requestId: { type: "string" },
    },
  };
  return { description: "Success.", content: jsonContent(schema) };
}

function failureResponses(endpoint: Endpoint): Record<string, object> {
  const byStatus = new Map<FailureStatus, ErrorName[]>();
  for (const name of new Set<ErrorName>([...GENERAL_ERRORS, ...endpoint.errors])) {
    const { status } = ERROR_CATALOGUE[name];
    byStatus.set(status, [...(byStatus.get(status) ?? []), name]);
  }
  const statuses = [...byStatus].toSorted(([a], [b]) => a - b);
  return Object.fromEntries(
    statuses.map(([status, names]) => [
      String(status),
      {
        description: names.map((name) => `\`${name}\` (${ERROR_CATALOGUE[name].code})`).join(", "),
        content: jsonContent({ $ref: "#/components/schemas/Failure" }),
      },
    ]),
  );
}

function jsonContent(schema: Json): object {
  return { "application/json": { schema } };
}

function requestSchema(schema: AnySchema): Json {
  return withoutDialect(z.toJSONSchema(schema, { io: "input" }));
}

/** Answers may gain fields, so none of their objects is closed. */
function replySchema(schema: AnySchema): Json {
  return withoutDialect(
    z.toJSONSchema(schema, {
      io: "output",
      override: ({ jsonSchema }) => {
        if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
      },
    }),
  );
}

function withoutDialect({ $schema: _dialect, ...schema }: Json): Json {
  return schema;
}

function errorTable(): string {
  const rows = Object.entries(ERROR_CATALOGUE).map(
    ([name, { code, status }]) => `| ${code} | \`${name}\` | ${status} |`,
  );
  return ["| code | error | status |", "| --- | --- | --- |", ...rows].join("\n");
}

const FAILURE_SCHEMA: Json = {
  type: "object",
  required: ["code", "error", "message", "data", "requestId"],
  properties: {
    code: { type: "integer", enum: Object.values(ERROR_CATALOGUE).map(({ code }) => code) },
    error: { type: "string", enum: Object.keys(ERROR_CATALOGUE) },
    message: { type: "string" },
    data: {
      type: ["object", "null"],
      properties: {
        fields: {
          type: "array",
          items: {
            type: "object",
            required: ["path", "message"],
            properties: { path: { type: "string" }, message: { type: "string" } },
          },
        },
      },
    },
    requestId: { type: "string" },
  },
};

const HEADER_PARAMETERS: Readonly<Record<string, Parameter>> = {
  language: {
    name: "language",
    in: "header",
    required: false,
    description: "Language of messages: one of the site's 17, such as `en` or `zh-cn`.",
    schema: { type: "string" },
  },
  idempotencyKey: {
    name: "idempotency-key",
    in: "header",
    required: false,
    description: "A write that is retried with the same key takes effect once.",
    schema: { type: "string", minLength: 1, maxLength: 200 },
  },
  lastEventId: {
    name: "last-event-id",
    in: "header",
    required: false,
    description: "The last event that was seen: what came after it is told first.",
    schema: { type: "string" },
  },
};
