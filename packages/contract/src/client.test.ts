import { describe, expect, expectTypeOf, test } from "vitest";
import * as z from "zod/mini";
import { createClient, type ClientEnvironment } from "./client.ts";
import { defineEndpoint } from "./endpoint.ts";
import { listFlags } from "./endpoints/site/flags.ts";
import { listArticles } from "./endpoints/site/content.ts";
import { listAssets } from "./endpoints/market/assets.ts";
import { publicRates } from "./endpoints/market/rates.ts";

const NOW = Date.parse("2026-03-01T12:00:00.000Z");
const RATES = { BTC: "67000.12", asOf: NOW, stale: false, staleAssets: [] };

const favourite = defineEndpoint({
  name: "addFavourite",
  summary: "Test of a write.",
  area: "market",
  method: "POST",
  path: "/api/e/v1/favorite",
  kind: "write",
  access: "session",
  request: { body: z.strictObject({ symbol: z.string() }) },
  reply: z.array(z.string()),
  errors: ["stateChanged"],
});

const rename = defineEndpoint({
  name: "rename",
  summary: "Test of a parameter in the path.",
  area: "market",
  method: "POST",
  path: "/api/things/{thingId}/name",
  kind: "write",
  access: "session",
  request: { params: z.object({ thingId: z.string() }), body: z.strictObject({ to: z.string() }) },
  reply: z.null(),
  errors: [],
});

const upload = defineEndpoint({
  name: "upload",
  summary: "Test of a form.",
  area: "market",
  method: "POST",
  path: "/api/things",
  kind: "write",
  access: "session",
  request: { form: z.strictObject({ file: z.file(), note: z.optional(z.string()) }) },
  maxFileBytes: 10,
  reply: z.null(),
  errors: [],
});

interface Sent {
  readonly url: string;
  readonly init: RequestInit;
}

function success(data: unknown, headers: Record<string, string> = {}): Response {
  return Response.json({ code: 0, message: "OK", data, requestId: "r1" }, { headers });
}

/** Answers every call at once with what `answer` gives, and remembers what was sent. */
function createStage(
  answer: (sent: Sent) => Response | Promise<Response>,
  overrides: Partial<ClientEnvironment> = {},
) {
  const sent: Sent[] = [];
  const client = createClient({
    transport: async (url, init) => {
      sent.push({ url, init });
      return await answer({ url, init });
    },
    domains: { api: "", flags: "https://flags.example", content: "https://content.example" },
    onPage: () => "https://parley.example/en/p2p/buy?crypto=BTC",
    language: () => "tr",
    authorization: () => null,
    captcha: () => null,
    accountGroup: () => null,
    now: () => NOW,
    ...overrides,
  });
  const headersOf = (index: number) => new Headers(sent[index]?.init.headers);
  return { client, sent, headersOf };
}

describe("headers", () => {
  test("every call carries the common headers", async () => {
    const { client, headersOf } = createStage(() => success(RATES));
    await client.call(publicRates, {});
    expect(Object.fromEntries(headersOf(0))).toEqual({
      accept: "application/json",
      "content-type": "application/json",
      "cache-control": "no-cache",
      platform: "website",
      onpage: "https://parley.example/en/p2p/buy?crypto=BTC",
      language: "tr",
    });
  });

  test("authorization and captcha are sent when there are any", async () => {
    const { client, headersOf } = createStage(() => success(RATES), {
      authorization: () => "token-1",
      captcha: () => "proof-1",
    });
    await client.call(publicRates, {});
    expect(headersOf(0).get("authorization")).toBe("token-1");
    expect(headersOf(0).get("captcha-validate")).toBe("proof-1");
  });

  test("a write carries an idempotency key, its own unless one is given", async () => {
    const { client, headersOf } = createStage(() => success(["BTC"]));
    await client.call(favourite, { symbol: "BTC" });
    await client.call(favourite, { symbol: "BTC" });
    await client.call(favourite, { symbol: "BTC" }, { idempotencyKey: "again" });
    expect(headersOf(0).get("idempotency-key")).toMatch(/^[0-9a-f]{32}$/);
    expect(headersOf(1).get("idempotency-key")).not.toBe(headersOf(0).get("idempotency-key"));
    expect(headersOf(2).get("idempotency-key")).toBe("again");
  });

  test("a read carries none, whatever its method", async () => {
    const search = defineEndpoint({ ...favourite, kind: "read" });
    const { client, headersOf } = createStage(() => success([]));
    await client.call(listAssets, {});
    await client.call(search, { symbol: "BTC" });
    expect(headersOf(0).has("idempotency-key")).toBe(false);
    expect(headersOf(1).has("idempotency-key")).toBe(false);
  });
});

describe("address and body", () => {
  test("a query is encoded and leaves out what is undefined", async () => {
    const { client, sent } = createStage(() => success(RATES));
    await client.call(publicRates, { assets: "BTC,USDT", fiat: undefined });
    expect(sent[0]?.url).toBe("/api/a/v1/public/rates?assets=BTC%2CUSDT");
    expect(sent[0]?.init).toMatchObject({ method: "GET", credentials: "include" });
    expect(sent[0]?.init.body).toBeUndefined();
  });

  test("a body is JSON and leaves the address alone", async () => {
    const { client, sent } = createStage(() => success(["BTC"]));
    await client.call(favourite, { symbol: "BTC" });
    expect(sent[0]?.url).toBe("/api/e/v1/favorite");
    expect(sent[0]?.init).toMatchObject({ method: "POST", body: '{"symbol":"BTC"}' });
  });

  test("a parameter goes into the path and not into the body", async () => {
    const { client, sent } = createStage(() => success(null));
    await client.call(rename, { thingId: "7/x", to: "new" });
    expect(sent[0]?.url).toBe("/api/things/7%2Fx/name");
    expect(sent[0]?.init.body).toBe('{"to":"new"}');
  });

  test("a form is sent as multipart, its file last, with the browser's own content type", async () => {
    const { client, sent, headersOf } = createStage(() => success(null));
    await client.call(upload, { file: new File(["abc"], "a.txt"), note: "hello" });
    const body = sent[0]?.init.body;
    if (!(body instanceof FormData)) throw new Error("no form was sent");
    expect([...body.keys()]).toEqual(["note", "file"]);
    expect(body.get("file")).toMatchObject({ name: "a.txt", size: 3 });
    expect(headersOf(0).has("content-type")).toBe(false);
    expect(headersOf(0).has("idempotency-key")).toBe(true);
  });

  test.each([
    ["flags", "https://flags.example/api/t/v2/assets"],
    ["content", "https://content.example/api/t/v2/assets"],
    ["api", "/api/t/v2/assets"],
  ] as const)("the flag %s routes the call to its domain", async (domain, url) => {
    const { client, sent } = createStage(() => success([]));
    await client.call(listAssets, {}, { domain });
    expect(sent[0]?.url).toBe(url);
  });

  test("calls of the two services go to their domains by themselves", async () => {
    const { client, sent } = createStage(() => success({}));
    await client.call(listFlags, {});
    await client.call(listArticles, { language: "tr" });
    expect(sent.map(({ url }) => url)).toEqual([
      "https://flags.example/fapi/v1/flags",
      "https://content.example/knowledge/v1/articles?language=tr",
    ]);
  });

  test("a service on another domain learns nothing of the session", async () => {
    const session = { authorization: () => "token-1", captcha: () => "proof-1" };
    const { client, sent, headersOf } = createStage(() => success({}), session);
    await client.call(listFlags, {});
    expect(headersOf(0).has("authorization")).toBe(false);
    expect(headersOf(0).has("captcha-validate")).toBe(false);
    expect(sent[0]?.init.credentials).toBe("omit");
    const domains = { api: "https://api.example", flags: "", content: "" };
    const own = createStage(() => success({}), { ...session, domains });
    await own.client.call(listFlags, {});
    await own.client.call(listAssets, {});
    expect(own.headersOf(0).get("authorization")).toBe("token-1");
    expect(own.headersOf(1).get("authorization")).toBe("token-1");
    expect(own.sent[1]?.init.credentials).toBe("include");
  });

  test("replies of another domain are checked although those of this process are not", async () => {
    const { client } = createStage(() => success({ express: "yes" }), { areRepliesChecked: true });
    expect(await client.call(listFlags, {})).toMatchObject({ ok: false, name: "badReply" });
  });

  test("the account group goes before the path", async () => {
    const { client, sent } = createStage(() => success([]), { accountGroup: () => "7" });
    await client.call(listAssets, {}, { withAccountGroup: true });
    expect(sent[0]?.url).toBe("/7/api/t/v2/assets");
  });

  test.each([null, "", "x1", "1/2"])(
    "account group %j is an error and nothing is sent",
    async (group) => {
      const { client, sent } = createStage(() => success([]), { accountGroup: () => group });
      const result = await client.call(listAssets, {}, { withAccountGroup: true });
      expect(result).toMatchObject({ ok: false, name: "accountGroupMissing", status: 0 });
      expect(sent).toHaveLength(0);
    },
  );
});

describe("results", () => {
  test("code 0 is success", async () => {
    const { client } = createStage(() => success(RATES));
    expect(await client.call(publicRates, {})).toEqual({ ok: true, data: RATES, requestId: "r1" });
  });

  test("a refusal keeps its name, message, fields and wait", async () => {
    const fields = [{ path: "assets", message: "Nope" }];
    const { client } = createStage(() =>
      Response.json(
        { code: 2000, error: "unknownAsset", message: "M", data: { fields }, requestId: "r2" },
        { status: 400, headers: { "retry-after": "7" } },
      ),
    );
    const result = await client.call(publicRates, { assets: "XXX" });
    expect(result).toEqual({
      ok: false,
      name: "unknownAsset",
      code: 2000,
      status: 400,
      message: "M",
      fields,
      data: { fields },
      requestId: "r2",
      retryAfterSeconds: 7,
    });
  });

  test("a general error needs no declaration, one from a newer server is still a failure", async () => {
    const answers = ["tooManyRequests", "inventedLater"];
    const { client } = createStage(() =>
      Response.json(
        { code: 9, error: answers.shift(), message: "M", data: null, requestId: "r" },
        { status: 429 },
      ),
    );
    expect(await client.call(publicRates, {})).toMatchObject({ name: "tooManyRequests" });
    expect(await client.call(publicRates, {})).toMatchObject({
      ok: false,
      name: "otherError",
      message: "M",
      code: 9,
    });
  });

  test.each([
    ["a page of HTML", () => new Response("<h1>Bad gateway</h1>", { status: 502 })],
    ["JSON without a code", () => Response.json({ data: RATES }, { status: 502 })],
    ["null", () => Response.json(null, { status: 502 })],
  ])("%s is a bad reply with its status", async (_name, answer) => {
    const { client } = createStage(answer);
    expect(await client.call(publicRates, {})).toMatchObject({ name: "badReply", status: 502 });
  });

  test("data of another form than declared is a bad reply", async () => {
    const { client } = createStage(() => success({ asOf: "yesterday" }));
    expect(await client.call(publicRates, {})).toMatchObject({ ok: false, name: "badReply" });
  });

  test("a reply that was checked in this process is not checked again", async () => {
    const { client } = createStage(() => success({ asOf: "as it is" }), {
      areRepliesChecked: true,
    });
    const result = await client.call(publicRates, {});
    expect(result).toMatchObject({ ok: true, data: { asOf: "as it is" } });
  });

  test("a transport that fails is a network error, never a throw", async () => {
    const { client } = createStage(() => Promise.reject(new TypeError("fetch failed")));
    expect(await client.call(publicRates, {})).toMatchObject({ name: "networkError", status: 0 });
  });

  test("the result is typed by the endpoint", async () => {
    const { client } = createStage(() => success(RATES));
    const result = await client.call(publicRates, {});
    if (result.ok) expectTypeOf(result.data.asOf).toEqualTypeOf<number | null>();
    else expectTypeOf<"unknownFiat">().toExtend<typeof result.name>();
    const assets = await client.call(listAssets, {});
    if (!assets.ok) expectTypeOf<"unknownFiat">().not.toExtend<typeof assets.name>();
    expect(result.ok).toBe(true);
  });
});
