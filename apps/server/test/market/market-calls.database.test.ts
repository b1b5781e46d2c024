// The first real calls, over HTTP as callers see them.
import { startingCatalogue } from "@parley/database/catalogue/starting-catalogue";
import { listAssets } from "@parley/contract/endpoints/market/assets";
import { queryCryptoFiat } from "@parley/contract/endpoints/market/crypto-fiat";
import { displayRate, publicRates } from "@parley/contract/endpoints/market/rates";
import { createClient } from "@parley/contract/client";
import { LOCALES } from "@parley/phrases/locales";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestApp, TEST_NOW, type TestApp } from "../fixtures/test-app.fixture.ts";

let stage: TestApp;

beforeAll(async () => {
  stage = await createTestApp();
  await stage.publish();
});

afterAll(async () => {
  await stage.close();
});

beforeEach(() => {
  stage.clock.reset();
});

const get = (url: string, headers: Record<string, string> = {}) =>
  stage.app.inject({ url, headers });

/** The contract's own client, without a network: what it reads, callers can read. */
const client = createClient({
  transport: async (url, init) => {
    const reply = await get(url, Object.fromEntries(new Headers(init.headers)));
    return new Response(reply.body, {
      status: reply.statusCode,
      headers: Object.entries(reply.headers).map(([name, value]): [string, string] => [
        name,
        String(value),
      ]),
    });
  },
  domains: { api: "", flags: "", content: "" },
  onPage: () => "/en",
  language: () => "en",
  authorization: () => null,
  captcha: () => null,
  accountGroup: () => null,
  now: () => TEST_NOW,
});

async function read<Data>(
  call: Promise<{ readonly ok: true; readonly data: Data } | { readonly ok: false }>,
): Promise<{ readonly data: Data }> {
  const result = await call;
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result)}`);
  return result;
}

async function yenIn(language: string) {
  const { data } = await read(client.call(queryCryptoFiat, { language }));
  const yen = data.fiatList.find(({ code }) => code === "JPY");
  return { name: yen?.name, label: yen?.payMethods[0]?.fields[0]?.label };
}

describe("GET /api/t/v2/assets", () => {
  test("lists the coins with their logos", async () => {
    const { data } = await read(client.call(listAssets, {}));
    expect(data).toHaveLength(startingCatalogue.coins.length);
    expect(data).toContainEqual({
      assetCode: "BTC",
      assetName: "Bitcoin",
      logoUrl: "/assets/coins/btc.svg",
      scale: 8,
      displayDigits: 8,
    });
  });

  test("is an envelope that may be cached for a while", async () => {
    const reply = await get("/api/t/v2/assets");
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({ code: 0, message: "OK", requestId: expect.any(String) });
    expect(reply.headers["cache-control"]).toBe("public, max-age=60");
    expect(reply.headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(reply.headers.date).toBe("Sun, 01 Mar 2026 12:00:00 GMT");
  });

  test("returns 304 to a caller that has it", async () => {
    const { etag } = (await get("/api/t/v2/assets")).headers;
    const again = await get("/api/t/v2/assets", { "if-none-match": `"x", ${etag}` });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe("");
    const other = await get("/api/t/v2/assets", { "if-none-match": '"x"' });
    expect(other.statusCode).toBe(200);
  });

  test("shows an operator's change after the cache expired", async () => {
    const { pool } = stage.database;
    const before = (await get("/api/t/v2/assets")).headers.etag;
    await pool.query("update coin set is_enabled = false where code = 'XLM'");
    expect((await get("/api/t/v2/assets")).headers.etag).toBe(before);
    stage.clock.advance(11_000);
    const after = await get("/api/t/v2/assets");
    expect(after.body).not.toContain("XLM");
    expect(after.headers.etag).not.toBe(before);
    await pool.query("update coin set is_enabled = true where code = 'XLM'");
    stage.clock.advance(20_000);
    expect((await get("/api/t/v2/assets")).headers.etag).toBe(before);
  });
});

describe("GET /api/ctc/query-crypto-fiat", () => {
  test("returns coins, currencies with their methods, and markets", async () => {
    const { data } = await read(client.call(queryCryptoFiat, { language: "en" }));
    expect(data.cryptoList).toContainEqual({
      code: "USDT",
      name: "Tether",
      logoUrl: "/assets/coins/usdt.svg",
      scale: 8,
      displayDigits: 2,
    });
    const euro = data.fiatList.find(({ code }) => code === "EUR");
    expect(euro).toMatchObject({ name: "Euro", symbol: "€", scale: 2 });
    expect(euro?.countries).toContain("DE");
    expect(euro?.payMethods.length).toBeGreaterThan(0);
    for (const method of euro?.payMethods ?? []) expect(method.fields.length).toBeGreaterThan(0);
    expect(data.markets).toContainEqual(
      expect.objectContaining({ crypto: "BTC", fiat: "EUR", takerFeeRate: "0.001" }),
    );
  });

  test("names currencies and fields in the requested language", async () => {
    const english = await yenIn("en");
    const japanese = await yenIn("ja");
    expect(english.name).toBe("Japanese Yen");
    expect(japanese.name).toBe("日本円");
    expect(japanese.label).not.toBe(english.label);
    expect(await yenIn("zh-TW")).toEqual(await yenIn("zh-tw"));
  });

  test.each(LOCALES)("is complete in %s", async (language) => {
    const { data } = await read(client.call(queryCryptoFiat, { language }));
    expect(data.fiatList).toHaveLength(startingCatalogue.currencies.length);
    expect(data.fiatList.every(({ name, code }) => name !== "" && name !== code)).toBe(true);
  });

  test("without a language follows the caller, and is not cached", async () => {
    const german = await get("/api/ctc/query-crypto-fiat", { language: "de" });
    expect(german.body).toContain("US-Dollar");
    expect(german.headers["cache-control"]).toBe("no-store");
    const named = await get("/api/ctc/query-crypto-fiat?language=de");
    expect(named.headers["cache-control"]).toBe("public, max-age=60");
  });

  test("is compressed as the caller accepts", async () => {
    const url = "/api/ctc/query-crypto-fiat?language=en";
    const plain = await get(url);
    const brotli = await get(url, { "accept-encoding": "gzip, br" });
    const gzip = await get(url, { "accept-encoding": "gzip, br;q=0" });
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(brotli.headers["content-encoding"]).toBe("br");
    expect(gzip.headers["content-encoding"]).toBe("gzip");
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    expect(brotli.headers.vary).toContain("accept-encoding");
    expect(brotli.rawPayload.byteLength).toBeLessThan(plain.body.length / 4);
  });
});

describe("GET /api/a/v1/public/rates", () => {
  test("prices the requested coins, in dollars by default", async () => {
    const { data } = await read(client.call(publicRates, { assets: "BTC,USDT" }));
    expect(Object.keys(data).toSorted()).toEqual(["BTC", "USDT", "asOf", "stale", "staleAssets"]);
    expect(data["BTC"]).toMatch(/^\d{5,6}\.\d{2}$/);
    expect(data).toMatchObject({ asOf: TEST_NOW, stale: false, staleAssets: [] });
  });

  test("prices all coins when none is named", async () => {
    const { data } = await read(client.call(publicRates, { fiat: "JPY" }));
    for (const { code } of startingCatalogue.coins) expect(data[code]).toMatch(/^\d+(\.\d+)?$/);
  });

  test("a currency's price goes through the cross rate", async () => {
    const dollars = await read(client.call(publicRates, { assets: "BTC" }));
    const euros = await read(client.call(publicRates, { assets: "BTC", fiat: "EUR" }));
    const ratio = Number(euros.data["BTC"]) / Number(dollars.data["BTC"]);
    expect(ratio).toBeGreaterThan(0.8);
    expect(ratio).toBeLessThan(0.92);
  });

  test("rates older than the limit are marked", async () => {
    stage.clock.advance(121_000);
    const { data } = await read(client.call(publicRates, { assets: "BTC" }));
    expect(data).toMatchObject({ stale: true, staleAssets: ["BTC"], asOf: TEST_NOW });
    expect(data["BTC"]).toBeDefined();
  });

  test("may be kept for seconds only, and has a tag that changes with the rates", async () => {
    const first = await get("/api/a/v1/public/rates");
    expect(first.headers["cache-control"]).toBe("public, max-age=5");
    expect((await get("/api/a/v1/public/rates")).headers.etag).toBe(first.headers.etag);
    stage.clock.advance(40_000);
    await stage.publish();
    const second = await get("/api/a/v1/public/rates");
    expect(second.headers.etag).not.toBe(first.headers.etag);
    expect(second.json().data.asOf).toBe(TEST_NOW + 40_000);
  });
});

describe("GET /api/a/v1/public/display-rate", () => {
  test("gives a currency, the decimals of its amounts, and the dollars for one unit", async () => {
    const { data: euro } = await read(client.call(displayRate, { fiat: "EUR" }));
    expect(euro).toMatchObject({ currency: "EUR", decimals: 2 });
    expect(Number(euro.usd)).toBeGreaterThan(1.05);
    expect(Number(euro.usd)).toBeLessThan(1.25);
    const { data: yen } = await read(client.call(displayRate, { fiat: "JPY" }));
    expect(yen).toMatchObject({ currency: "JPY", decimals: 0 });
  });

  test("has no price that is older than the limit, except the dollar's", async () => {
    stage.clock.advance(165_000);
    const { data: euro } = await read(client.call(displayRate, { fiat: "EUR" }));
    expect(euro).toEqual({ currency: "EUR", decimals: 2, usd: null });
    const { data: dollar } = await read(client.call(displayRate, { fiat: "USD" }));
    expect(dollar).toEqual({ currency: "USD", decimals: 2, usd: "1" });
  });

  test("knows the currencies of the markets only", async () => {
    const answer = await get("/api/a/v1/public/display-rate?fiat=XXX");
    expect(answer.json()).toMatchObject({ error: "unknownFiat" });
  });
});

describe("GET /fapi/v1/flags", () => {
  test("lists the flags of the features that exist", async () => {
    const data = { express: true, charts: true, passkeys: true };
    expect((await get("/fapi/v1/flags")).json()).toMatchObject({ code: 0, data });
    await stage.database.pool.query(
      "update feature_flag set is_enabled = false where name = 'charts'",
    );
    stage.clock.advance(60_000);
    expect((await get("/fapi/v1/flags")).json().data).toEqual({ ...data, charts: false });
  });
});
