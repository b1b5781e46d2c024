// Every way in which a call is refused, each in English and in another language.
import { defineEndpoint } from "@parley/contract/endpoint";
import { ERROR_CATALOGUE, errorPhraseKey, type ErrorName } from "@parley/contract/error-catalogue";
import type { Locale } from "@parley/phrases/locales";
import { formatPhrase, phraseBook } from "@parley/phrases/server-phrases";
import type { InjectOptions, LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { bind } from "../../src/http/binding/endpoint-binding.ts";
import { createTestApp, type TestApp } from "../fixtures/test-app.fixture.ts";

const write = defineEndpoint({
  name: "testWrite",
  summary: "Test of a write.",
  area: "site",
  method: "POST",
  path: "/api/test/write",
  kind: "write",
  access: "public",
  request: {
    body: z.strictObject({
      symbol: z.string().check(z.minLength(1)),
      nested: z.optional(z.strictObject({ count: z.int() })),
    }),
  },
  reply: z.object({ symbol: z.string() }),
  errors: ["stateChanged"],
});

const read = (name: string) =>
  defineEndpoint({
    name,
    summary: "Test of a read.",
    area: "site",
    method: "GET",
    path: `/api/test/${name}`,
    kind: "read",
    access: "public",
    request: {},
    reply: z.object({ fine: z.boolean() }),
    errors: [],
  });

const SECRET = "select secret from somewhere";

class DatabaseError extends Error {
  readonly code: string;

  constructor(code: string) {
    super(SECRET);
    this.code = code;
  }
}

const bindings = [
  bind(write, async ({ symbol }) =>
    symbol === "OLD" ? { ok: false, error: "stateChanged" } : { ok: true, data: { symbol } },
  ),
  bind(read("bug"), () => Promise.reject(new TypeError(SECRET))),
  bind(read("restarting"), () => Promise.reject(new DatabaseError("57P01"))),
  bind(read("slowStatement"), () => Promise.reject(new DatabaseError("57014"))),
  bind(read("lostConnection"), () =>
    Promise.reject(new Error("Connection terminated unexpectedly")),
  ),
  bind(read("againstContract"), async () => ({
    ok: true,
    data: Object.assign({ fine: true }, { fine: "no" }),
  })),
];

let stage: TestApp;

beforeAll(async () => {
  stage = await createTestApp({ bindings });
});

afterAll(async () => {
  await stage.close();
});

const LANGUAGES: readonly Locale[] = ["en", "ru"];

interface Asked {
  /** What both answers have to show to a caller, in the order of the languages. */
  readonly seen: readonly object[];
  /** The answer in the last language. */
  readonly last: LightMyRequestResponse;
  readonly fields: readonly { readonly path: string; readonly message: string }[];
}

async function ask(request: InjectOptions): Promise<Asked> {
  const answers = [];
  for (const language of LANGUAGES) {
    const headers = { ...request.headers, language };
    answers.push(await stage.app.inject({ ...request, headers }));
  }
  const last = answers.at(-1);
  if (last === undefined) throw new Error("no language to ask in");
  return { seen: answers.map(describeAnswer), last, fields: last.json().data?.fields ?? [] };
}

function describeAnswer(answer: LightMyRequestResponse): object {
  const { code, error, message, requestId } = answer.json();
  return {
    status: answer.statusCode,
    type: answer.headers["content-type"],
    caching: answer.headers["cache-control"],
    isDated: answer.headers.date !== undefined,
    isTraceable: /^[0-9a-f-]{36}$/.test(requestId),
    leaks: answer.body.includes("secret"),
    code,
    error,
    message,
  };
}

/** What the catalogue promises for an error, in each language. */
function refused(error: ErrorName): object[] {
  const { code, status } = ERROR_CATALOGUE[error];
  return LANGUAGES.map((language) => ({
    code,
    status,
    type: "application/json; charset=utf-8",
    caching: "no-store",
    isDated: true,
    isTraceable: true,
    leaks: false,
    error,
    message: phraseBook.format(language, errorPhraseKey(error)),
  }));
}

const askInLanguage = async (headers: Record<string, string>) =>
  (await stage.app.inject({ url: "/api/nothing", headers })).json().message;
const notFoundIn = (locale: Locale) => formatPhrase(locale, "errors.notFound");

const post = (payload: unknown, headers: Record<string, string> = {}): InjectOptions => ({
  method: "POST",
  url: "/api/test/write",
  headers: { "content-type": "application/json", ...headers },
  payload: typeof payload === "string" ? payload : JSON.stringify(payload),
});

describe("the form of a request", () => {
  test.each([
    [{ url: "/api/nothing/here" }],
    [{ url: "/api" }],
    [{ url: "/fapi/v2/flags" }],
    [{ method: "POST", url: "/api/nothing", payload: "<x/>" }],
  ] as const)("an unknown address: %j", async (request) => {
    expect((await ask(request)).seen).toEqual(refused("notFound"));
  });

  test("an address that cannot be decoded", async () => {
    expect((await ask({ url: "/api/%zz" })).seen).toEqual(refused("malformedRequest"));
  });

  test("another method, with those that are allowed", async () => {
    const { seen, last } = await ask({
      method: "POST",
      url: "/api/t/v2/assets",
      headers: { "content-type": "text/plain" },
      payload: "whatever",
    });
    expect(seen).toEqual(refused("methodNotAllowed"));
    expect(last.headers.allow).toBe("GET");
    for (const method of ["PUT", "GET", "DELETE", "OPTIONS"] as const) {
      const other = await ask({ method, url: "/api/test/write" });
      expect(other.seen).toEqual(refused("methodNotAllowed"));
      expect(other.last.headers.allow).toBe("POST");
    }
  });

  test.each([
    ["broken JSON", '{"symbol":'],
    ["a prototype", '{"symbol":"A","__proto__":{"x":1}}'],
    ["a constructor", '{"symbol":"A","constructor":{"prototype":{"x":1}}}'],
  ])("a body of %s", async (_name, payload) => {
    expect((await ask(post(payload))).seen).toEqual(refused("malformedRequest"));
  });

  test("a missing body, where one is required", async () => {
    expect((await ask(post(""))).seen).toEqual(refused("badInput"));
  });

  test.each(["text/plain", "application/xml", "application/x-www-form-urlencoded"])(
    "a body of type %s",
    async (type) => {
      const { seen } = await ask(post("symbol=A", { "content-type": type }));
      expect(seen).toEqual(refused("unsupportedType"));
    },
  );

  test("a body of more than 256 kB", async () => {
    const room = 256 * 1_024 - JSON.stringify({ symbol: "" }).length;
    const full = await stage.app.inject(post({ symbol: "x".repeat(room) }));
    expect(full.statusCode).toBe(200);
    const { seen } = await ask(post({ symbol: "x".repeat(room + 1) }));
    expect(seen).toEqual(refused("tooLarge"));
  });

  test.each([[{}], [{ symbol: "" }], [{ symbol: null }]])(
    "a blank field is named: %j",
    async (body) => {
      const { seen, fields } = await ask(post(body));
      expect(seen).toEqual(refused("badInput"));
      const message = formatPhrase("ru", "errors.fieldRequired");
      expect(fields).toEqual([{ path: "symbol", message }]);
    },
  );

  test("unknown fields are refused on writes, by their whole path", async () => {
    const { seen, fields } = await ask(
      post({ symbol: "A", extra: 1, nested: { count: 1, more: 2 } }),
    );
    expect(seen).toEqual(refused("badInput"));
    expect(fields.map(({ path }) => path).toSorted()).toEqual(["extra", "nested.more"]);
  });

  test("a field of the wrong type is named", async () => {
    const { seen, fields } = await ask(post({ symbol: "A", nested: { count: "1" } }));
    expect(seen).toEqual(refused("badInput"));
    expect(fields).toMatchObject([{ path: "nested.count" }]);
  });

  test.each(["[]", "null", '"text"', "5"])("a body that is %s", async (body) => {
    expect((await ask(post(body))).seen).toEqual(refused("badInput"));
  });

  test("no more than twenty fields are listed", async () => {
    const many = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`x${index}`, 1]));
    expect((await ask(post({ symbol: "A", ...many }))).fields).toHaveLength(20);
  });
});

describe("account group in the path", () => {
  test.each([
    [{ url: "/7/api/t/v2/assets" }],
    [{ url: "/0/api/t/v2/assets?x=1" }],
    [{ method: "POST", url: "/7/api/x", payload: "{}" }],
  ] as const)("no session has that group yet: %j", async (request) => {
    expect((await ask(request)).seen).toEqual(refused("accountGroupMismatch"));
  });

  test.each(["/x7/api/t/v2/assets", "/7x/api/t/v2/assets", "/-1/api/t/v2/assets"])(
    "%s is not a call",
    async (url) => {
      const reply = await stage.app.inject({ url });
      expect(reply.statusCode).toBe(404);
      expect(reply.headers["content-type"]).toBe("text/plain; charset=utf-8");
    },
  );
});

describe("refusals of a call itself", () => {
  test("a state that changed", async () => {
    expect((await ask(post({ symbol: "OLD" }))).seen).toEqual(refused("stateChanged"));
  });

  test.each([
    ["unknownAsset", "assets=BTC,XXX", "assets"],
    ["unknownFiat", "fiat=ZZZ", "fiat"],
    ["badInput", "assets=b-t-c", "assets.0"],
    ["badInput", "assets=BTC&assets=ETH", "assets"],
    ["badInput", "fiat=", "fiat"],
  ] as const)("%s for ?%s, with the field's path", async (error, query, path) => {
    const { seen, fields } = await ask({ url: `/api/a/v1/public/rates?${query}` });
    expect(seen).toEqual(refused(error));
    expect(fields[0]?.path).toBe(path);
  });

  test("an unknown language", async () => {
    const { seen } = await ask({ url: "/api/ctc/query-crypto-fiat?language=%3Cb%3E" });
    expect(seen).toEqual(refused("badInput"));
  });
});

describe("an internal error", () => {
  test.each([
    ["internal", "bug"],
    ["internal", "againstContract"],
    ["unavailable", "restarting"],
    ["unavailable", "lostConnection"],
    ["timeout", "slowStatement"],
  ] as const)("is answered as %s for %s, and only logged", async (error, name) => {
    const { seen, last } = await ask({ url: `/api/test/${name}` });
    expect(seen).toEqual(refused(error));
    expect(last.headers["retry-after"]).toBe(error === "internal" ? undefined : "5");
    const { requestId } = last.json();
    const line = stage.logLines.find((text) => text.includes(requestId) && text.includes('"err"'));
    expect(line).toContain(`"failure":"${error}"`);
  });
});

describe("the language of a message", () => {
  test("prefers the header to the cookie, and the cookie to the browser's preference", async () => {
    const all = { language: "ru", cookie: "locale=fr", "accept-language": "de" };
    const { language: _language, ...withCookie } = all;
    expect(await askInLanguage(all)).toBe(notFoundIn("ru"));
    expect(await askInLanguage(withCookie)).toBe(notFoundIn("fr"));
    expect(await askInLanguage({ "accept-language": "de-AT,en;q=0.5" })).toBe(notFoundIn("de"));
    expect(await askInLanguage({})).toBe(notFoundIn("en"));
  });

  test("ignores an unsupported one", async () => {
    expect(await askInLanguage({ language: "xx", cookie: "locale=fr" })).toBe(notFoundIn("fr"));
    expect(await askInLanguage({ language: "xx", cookie: "locale=yy" })).toBe(notFoundIn("en"));
  });
});

test("secrets never reach the log", async () => {
  await stage.app.inject({
    url: "/api/a/v1/public/rates?assets=BTC&token=query-secret",
    headers: {
      authorization: "header-secret",
      cookie: "auth-token=cookie-secret",
      "captcha-validate": "captcha-secret",
    },
  });
  await stage.app.inject(post({ symbol: "body-secret" }));
  const log = stage.logLines.join("");
  expect(log).toContain('"query":["assets","token"]');
  for (const secret of ["query", "header", "cookie", "captcha", "body"]) {
    expect(log).not.toContain(`${secret}-secret`);
  }
});

test("a write that accepts unknown fields cannot be bound", () => {
  const loose = { ...write, request: { body: z.object({ symbol: z.string() }) } };
  expect(() => bind(loose, async () => ({ ok: true, data: { symbol: "" } }))).toThrow(
    "lets unknown fields pass",
  );
});
