// Rules for every declaration in this folder, whether or not the server binds it already.
import { readdirSync } from "node:fs";
import { describe, expect, expectTypeOf, test } from "vitest";
import * as z from "zod/mini";
import { fillPath, type Endpoint, type EndpointInput, type ParsedInput } from "../endpoint.ts";
import { refusesUnknownFields } from "../unknown-fields.ts";
import { pageFields } from "../fields.ts";
import { revokeSessions } from "./identity/account.ts";
import { moveClock } from "./site/dev.ts";
import {
  submitKyc,
  type claimKycCase,
  type decideKycCase,
  type getKycCase,
  type uploadKycFile,
} from "./identity/kyc.ts";

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === "object" && value !== null && "method" in value && "path" in value;
}

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" }).filter(
  (file) => file.endsWith(".ts") && !file.includes(".test."),
);
const modules: object[] = await Promise.all(
  files.map((file) => import(new URL(file, import.meta.url).href)),
);
const endpoints = modules.flatMap((module) => Object.values(module).filter(isEndpoint));
const below = (prefix: string) => endpoints.filter(({ path }) => path.startsWith(prefix));

describe("declarations", () => {
  test("there are some", () => {
    expect(endpoints.length).toBeGreaterThan(50);
  });

  test("names and addresses are unique", () => {
    const names = endpoints.map(({ name }) => name);
    const addresses = endpoints.map(({ method, path }) => `${method} ${path}`);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test("every write refuses fields it does not know", () => {
    for (const endpoint of endpoints) {
      if (endpoint.kind === "read") continue;
      const { body, form } = endpoint.request;
      const schema = body ?? form;
      expect({ [endpoint.name]: schema !== undefined && refusesUnknownFields(schema) }).toEqual({
        [endpoint.name]: true,
      });
    }
  });

  test("the parts in braces are the parameters", () => {
    for (const { name, path, request } of endpoints) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, part]) => part);
      const { properties = {} } =
        request.params === undefined ? {} : z.toJSONSchema(request.params, { io: "input" });
      expect({ [name]: Object.keys(properties) }).toEqual({ [name]: inPath });
    }
  });

  test("a form says how large its file may be", () => {
    const forms = endpoints.filter(
      (endpoint) => endpoint.kind === "write" && endpoint.request.form,
    );
    expect(forms.length).toBeGreaterThan(0);
    for (const form of forms) expect(form).toHaveProperty("maxFileBytes", expect.any(Number));
  });

  test("development calls are below /api/dev, and no others are", () => {
    expect(endpoints.filter(({ isForDevelopment }) => isForDevelopment)).toEqual(
      below("/api/dev/"),
    );
  });

  test("only staff reach /api/admin, and staff calls are nowhere else", () => {
    expect(endpoints.filter(({ access }) => access === "staff")).toEqual(below("/api/admin"));
  });
});

describe("parameters in a path", () => {
  test("are filled in, encoded, and leave the other fields", () => {
    expect(fillPath("/a/{one}/b/{two}", { one: "1/2", two: 3, rest: true })).toEqual({
      path: "/a/1%2F2/b/3",
      rest: { rest: true },
    });
  });

  test("join the other fields in the type of the input", () => {
    expectTypeOf<EndpointInput<typeof getKycCase>>().toEqualTypeOf<{ caseId: string }>();
    expectTypeOf<ParsedInput<typeof decideKycCase>>().toExtend<{ caseId: string; note: string }>();
    expectTypeOf<EndpointInput<typeof claimKycCase>>().toEqualTypeOf<
      { caseId: string } & { takeOver?: boolean | undefined }
    >();
    expectTypeOf<EndpointInput<typeof uploadKycFile>>().toEqualTypeOf<{ file: File }>();
  });
});

describe("a choice of bodies", () => {
  test("is strict when each of its parts is", () => {
    const loose = z.object({ kind: z.literal("a") });
    const strict = z.strictObject({ kind: z.literal("b") });
    expect(refusesUnknownFields(z.discriminatedUnion("kind", [loose, strict]))).toBe(false);
    expect(refusesUnknownFields(submitKyc.request.body)).toBe(true);
  });

  test.each([
    [revokeSessions, {}, false],
    [revokeSessions, { others: true }, true],
    [revokeSessions, { sessionId: "1" }, true],
    [revokeSessions, { sessionId: "1", others: true }, false],
    [moveClock, {}, false],
    [moveClock, { reset: true }, true],
    [moveClock, { advanceSeconds: -60 }, true],
    [moveClock, { advanceSeconds: 1, reset: true }, false],
  ])("exactly one of two fields: %#", (endpoint, body, isAccepted) => {
    expect(z.safeParse(endpoint.request.body, body).success).toBe(isAccepted);
  });
});

describe("small forms", () => {
  const page = z.object(pageFields());

  test.each([
    [{}, { page: 1, pageSize: 20 }],
    [
      { page: "3", pageSize: "50" },
      { page: 3, pageSize: 50 },
    ],
    [
      { page: 2, pageSize: 5 },
      { page: 2, pageSize: 5 },
    ],
  ])("the page %j is read as %j", (given, parsed) => {
    expect(z.parse(page, given)).toEqual(parsed);
  });

  test.each([{ page: "0" }, { page: "-1" }, { page: "x" }, { page: "" }, { pageSize: "51" }])(
    "the page %j is refused",
    (given) => {
      expect(z.safeParse(page, given).success).toBe(false);
    },
  );

  test("an id beyond the database's bigint is refused", () => {
    const { body } = revokeSessions.request;
    const accepts = (sessionId: string) => z.safeParse(body, { sessionId }).success;
    expect(accepts("9223372036854775807")).toBe(true);
    expect(accepts("9223372036854775808")).toBe(false);
    expect(accepts("12345678901234567890")).toBe(false);
    expect(accepts("-1")).toBe(false);
  });
});
