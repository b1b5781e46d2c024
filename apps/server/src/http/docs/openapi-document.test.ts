import { ALL_ENDPOINTS } from "@parley/contract/endpoints/all-endpoints";
import { defineEndpoint, type Endpoint } from "@parley/contract/endpoint";
import { ERROR_CATALOGUE } from "@parley/contract/error-catalogue";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { writeOpenApi, type OpenApiDocument } from "./openapi-document.ts";

const OPTIONS = { publicUrl: "https://parley.example", version: "1.2.3" };
const endpoints: readonly Endpoint[] = ALL_ENDPOINTS;

const write = defineEndpoint({
  name: "addThing",
  summary: "Adds a thing.",
  area: "site",
  method: "POST",
  path: "/api/things",
  kind: "write",
  access: "session",
  request: { body: z.strictObject({ name: z.string() }) },
  reply: z.object({ id: z.string() }),
  errors: ["stateChanged"],
});

/** Every `$ref` in the document. */
function listReferences(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    key === "$ref" && typeof child === "string" ? [child] : listReferences(child),
  );
}

function resolve(document: OpenApiDocument, reference: string): unknown {
  const path = reference.replace(/^#\//, "").split("/");
  let value: unknown = document;
  for (const key of path) value = new Map(Object.entries(Object(value))).get(key);
  return value;
}

describe("OpenAPI document", () => {
  const document = writeOpenApi(endpoints, OPTIONS);

  test("has every endpoint of the contract, and only those", () => {
    const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, { operationId }]) => `${method} ${path} ${operationId}`,
      ),
    );
    expect(operations.toSorted()).toEqual(
      endpoints
        .map(({ method, path, name }) => `${method.toLowerCase()} ${path} ${name}`)
        .toSorted(),
    );
  });

  test("every reference can be resolved", () => {
    const references = listReferences(document);
    expect(references.length).toBeGreaterThan(0);
    for (const reference of references) expect(resolve(document, reference)).toBeDefined();
  });

  test("every operation documents its success and its failures", () => {
    for (const methods of Object.values(document.paths)) {
      for (const operation of Object.values(methods)) {
        expect(Object.keys(operation.responses)).toEqual(
          expect.arrayContaining(["200", "400", "404", "429", "500", "503"]),
        );
        expect(document.tags.map(({ name }) => name)).toContain(operation.tags[0]);
      }
    }
  });

  test("lists every error of the catalogue", () => {
    for (const [name, { code }] of Object.entries(ERROR_CATALOGUE)) {
      expect(document.info.description).toContain(`| ${code} | \`${name}\` |`);
    }
  });

  test("a query becomes parameters", () => {
    const { parameters } = document.paths["/api/a/v1/public/rates"]?.["get"] ?? {};
    expect(parameters).toEqual([
      {
        name: "assets",
        in: "query",
        required: false,
        schema: expect.objectContaining({ type: "string" }),
      },
      {
        name: "fiat",
        in: "query",
        required: false,
        schema: expect.objectContaining({ type: "string" }),
      },
      { $ref: "#/components/parameters/language" },
    ]);
  });

  test("a write documents its body, its idempotency key and its session", () => {
    const operation = writeOpenApi([write], OPTIONS).paths["/api/things"]?.["post"];
    expect(operation).toMatchObject({
      security: [{ session: [], authorization: [] }],
      parameters: [
        { $ref: "#/components/parameters/language" },
        { $ref: "#/components/parameters/idempotencyKey" },
      ],
      requestBody: {
        content: {
          "application/json": {
            schema: { type: "object", required: ["name"], additionalProperties: false },
          },
        },
      },
    });
    expect(operation?.responses["409"]).toMatchObject({
      description: expect.stringContaining("stateChanged"),
    });
  });

  test("replies may gain fields", () => {
    const text = JSON.stringify(
      writeOpenApi([write], OPTIONS).paths["/api/things"]?.["post"]?.responses,
    );
    expect(text).not.toContain("additionalProperties");
  });
});
