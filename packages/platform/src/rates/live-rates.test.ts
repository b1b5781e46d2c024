// Every failure of a service, against real local HTTP servers.
import { createServer, type RequestListener, type Server } from "node:http";
import { afterEach, describe, expect, test } from "vitest";
import { createLiveRates } from "./live-rates.ts";
import { createBinance } from "./providers/binance.ts";
import { createCoinbase } from "./providers/coinbase.ts";
import { createCoingecko } from "./providers/coingecko.ts";
import { createCurrencyApi } from "./providers/currency-api.ts";
import { createFrankfurter } from "./providers/frankfurter.ts";
import { createKraken } from "./providers/kraken.ts";
import { createOpenExchangeRates } from "./providers/open-exchange-rates.ts";
import type { RateProvider } from "./providers/rate-provider.ts";

const NOW = Date.parse("2026-03-01T12:00:00Z");
const HOUR_MS = 3_600_000;
const WANTED = { coins: ["BTC", "USDT"], currencies: ["USD", "EUR"] };

const servers: Server[] = [];

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return `http://127.0.0.1:${address.port}`;
}

const serveJson = (value: unknown, status = 200) =>
  serve((_request, response) => {
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
  });

afterEach(async () => {
  await Promise.all(
    servers.splice(0).map(
      (server) =>
        new Promise((resolve) => {
          server.close(resolve);
          server.closeAllConnections();
        }),
    ),
  );
});

const coinbase = async (btc: string, eur = "0.8") =>
  createCoinbase(
    await serveJson({
      data: { currency: "USD", rates: { BTC: btc, USDT: "1", EUR: eur, USD: "1" } },
    }),
  );
const kraken = async (btc: string) =>
  createKraken(
    await serveJson({
      error: [],
      result: { XXBTZUSD: { c: [btc, "0.1"] }, USDTZUSD: { c: ["1.0", "5"] } },
    }),
  );
const coingecko = async (btc: number) =>
  createCoingecko(await serveJson({ bitcoin: { usd: btc }, tether: { usd: 1 } }));
const frankfurter = async (eur: number) =>
  createFrankfurter(await serveJson({ base: "USD", date: "2026-02-27", rates: { EUR: eur } }));

const read = (...providers: RateProvider[]) => readWithin(undefined, providers);

/** Enough for those that reply, also on a busy machine. */
const readSoon = (...providers: RateProvider[]) => readWithin(1_000, providers);

async function readWithin(timeoutMs: number | undefined, providers: RateProvider[]) {
  const source = createLiveRates({
    providers,
    now: () => NOW,
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  });
  const { quotes, problems } = await source.readRates(WANTED);
  return { quotes: Object.fromEntries(quotes.map((quote) => [quote.code, quote])), problems };
}

async function createDaily() {
  let answers = 0;
  let isDown = false;
  const baseUrl = await serve((_request, response) => {
    answers += 1;
    if (isDown) response.writeHead(500).end();
    else response.end(JSON.stringify({ base: "USD", rates: { EUR: 0.8 } }));
  });
  let time = NOW;
  const source = createLiveRates({
    providers: [createFrankfurter(baseUrl), await coinbase("0.00001")],
    now: () => time,
  });
  const hasEuro = async () =>
    (await source.readRates(WANTED)).quotes.some(({ code }) => code === "EUR");
  return {
    hasEuro,
    asked: () => answers,
    setDown: () => (isDown = true),
    setTime: (value: number) => (time = value),
  };
}

describe("live rates", () => {
  test("the price is the median of the replies", async () => {
    const { quotes, problems } = await read(
      await coinbase("0.00001"),
      await kraken("100100"),
      await coingecko(100_300),
      await frankfurter(0.8),
    );
    expect(problems).toEqual([]);
    expect(quotes).toEqual({
      BTC: { code: "BTC", usd: "100100", source: "coinbase+coingecko+kraken" },
      USDT: { code: "USDT", usd: "1", source: "coinbase+coingecko+kraken" },
      USD: { code: "USD", usd: "1", source: "definition" },
      EUR: { code: "EUR", usd: "1.25", source: "coinbase+frankfurter" },
    });
  });

  test("a deviating provider is ignored", async () => {
    const { quotes } = await read(
      await kraken("100000"),
      await coingecko(100_100),
      await coinbase("0.1"),
    );
    expect(quotes["BTC"]).toMatchObject({ usd: "100050", source: "coingecko+kraken" });
  });

  test("two contradicting providers give no price", async () => {
    const { quotes } = await read(await kraken("100000"), await coingecko(50_000));
    expect(quotes["BTC"]).toBeUndefined();
    expect(quotes["USDT"]).toBeDefined();
  });

  test("a single provider gives no price", async () => {
    const { quotes } = await read(await kraken("100000"));
    expect(quotes["BTC"]).toBeUndefined();
    expect(quotes["EUR"]).toBeUndefined();
  });

  test("a slow provider is not waited for", async () => {
    const silent = createCoinbase(await serve(() => {}));
    const { quotes, problems } = await readSoon(
      silent,
      await kraken("100000"),
      await coingecko(100_000),
    );
    expect(quotes["BTC"]?.usd).toBe("100000");
    expect(problems).toEqual([{ provider: "coinbase", reason: "no answer in time" }]);
  });

  test("a provider that stops in the middle of its reply is not waited for", async () => {
    const stalling = createCoinbase(
      await serve((_request, response) => {
        response.writeHead(200).write('{"data":');
      }),
    );
    const { problems } = await readSoon(stalling);
    expect(problems).toEqual([{ provider: "coinbase", reason: "no answer in time" }]);
  });

  test.each([
    ["HTML", "<h1>Hello</h1>", "an answer that is not JSON"],
    ["another form", '{"rates":[]}', "an answer of another form"],
    ["nothing", "", "an answer that is not JSON"],
    ["too much", `"${"x".repeat(2_100_000)}"`, "more than 2000000 bytes"],
  ])("a provider that replies with %s is ignored", async (_name, body, reason) => {
    const garbage = createCoinbase(
      await serve((_request, response) => {
        response.end(body);
      }),
    );
    const { quotes, problems } = await read(
      garbage,
      await kraken("100000"),
      await coingecko(100_000),
    );
    expect(problems).toEqual([{ provider: "coinbase", reason }]);
    expect(quotes["BTC"]?.usd).toBe("100000");
  });

  test("a provider that fails or is down is ignored", async () => {
    const failing = createKraken(await serveJson({ error: ["EService:Busy"], result: {} }));
    const unavailable = createCoingecko(await serveJson({}, 503));
    const gone = await coinbase("0.00001");
    await new Promise((resolve) => {
      servers.at(-1)?.close(resolve);
    });
    const { quotes, problems } = await read(failing, unavailable, gone);
    expect(quotes).toEqual({ USD: { code: "USD", usd: "1", source: "definition" } });
    expect(problems).toEqual([
      { provider: "kraken", reason: "an answer of another form" },
      { provider: "coingecko", reason: "status 503" },
      { provider: "coinbase", reason: expect.stringContaining("ECONNREFUSED") },
    ]);
  });

  test.each(["0", "-5", "NaN", "1e40", ""])("a price of %j is no price", async (btc) => {
    const { quotes } = await read(await kraken(btc), await coingecko(100_000));
    expect(quotes["BTC"]).toBeUndefined();
  });

  test("prices in tether are converted at tether's own price", async () => {
    const binance = createBinance(await serveJson([{ symbol: "BTCUSDT", price: "100000" }]));
    const depegged = createKraken(
      await serveJson({
        error: [],
        result: { XXBTZUSD: { c: ["98000", "1"] }, USDTZUSD: { c: ["0.98", "1"] } },
      }),
    );
    const second = createCoingecko(await serveJson({ tether: { usd: 0.98 } }));
    const { quotes } = await read(binance, depegged, second);
    expect(quotes["BTC"]).toMatchObject({ usd: "98000", source: "binance+kraken" });
  });

  test("without an agreed price of tether, prices in tether are ignored", async () => {
    const binance = createBinance(await serveJson([{ symbol: "BTCUSDT", price: "100000" }]));
    const other = createCoingecko(await serveJson({ bitcoin: { usd: 100_000 } }));
    const { quotes } = await read(binance, other);
    expect(quotes["BTC"]).toBeUndefined();
  });
});

describe("services with daily rates", () => {
  test("are requested once an hour", async () => {
    const daily = await createDaily();
    expect(await daily.hasEuro()).toBe(true);
    daily.setTime(NOW + HOUR_MS - 1);
    expect(await daily.hasEuro()).toBe(true);
    expect(daily.asked()).toBe(1);
    daily.setTime(NOW + HOUR_MS);
    await daily.hasEuro();
    expect(daily.asked()).toBe(2);
  });

  test("are requested again after the clock was set back", async () => {
    const daily = await createDaily();
    await daily.hasEuro();
    daily.setTime(NOW - HOUR_MS);
    await daily.hasEuro();
    expect(daily.asked()).toBe(2);
  });

  test("keep their last reply for a day while they are down", async () => {
    const daily = await createDaily();
    await daily.hasEuro();
    daily.setDown();
    daily.setTime(NOW + 24 * HOUR_MS - 1);
    expect(await daily.hasEuro()).toBe(true);
    daily.setTime(NOW + 24 * HOUR_MS);
    expect(await daily.hasEuro()).toBe(false);
  });

  test("are not requested for five minutes after a failure", async () => {
    const daily = await createDaily();
    await daily.hasEuro();
    daily.setDown();
    daily.setTime(NOW + HOUR_MS);
    await daily.hasEuro();
    expect(daily.asked()).toBe(2);
    daily.setTime(NOW + HOUR_MS + 299_999);
    expect(await daily.hasEuro()).toBe(true);
    expect(daily.asked()).toBe(2);
    daily.setTime(NOW + HOUR_MS + 300_000);
    await daily.hasEuro();
    expect(daily.asked()).toBe(3);
  });
});

describe("each service's request and reply", () => {
  const wanted = { coins: ["BTC", "DOGE", "NOPE"], currencies: ["EUR", "VND"] };
  const base = "http://service.test";

  test.each([
    [createCoinbase(base), "/v2/exchange-rates?currency=USD"],
    [createKraken(base), "/0/public/Ticker?pair=XBTUSD,XDGUSD"],
    [
      createCoingecko(base),
      "/api/v3/simple/price?vs_currencies=usd&precision=full&ids=bitcoin,dogecoin",
    ],
    [createBinance(base), '/api/v3/ticker/price?symbols=["BTCUSDT","DOGEUSDT"]'],
    [createOpenExchangeRates(base), "/v6/latest/USD"],
    [createFrankfurter(base), "/v1/latest?base=USD"],
    [createCurrencyApi(base), "/v1/currencies/usd.json"],
  ])("$name asks %s", (provider, path) => {
    expect(decodeURIComponent(provider.pathFor(wanted) ?? "")).toBe(path);
  });

  test("a provider is not asked for codes it does not have", () => {
    const nothing = { coins: ["NOPE"], currencies: [] };
    for (const create of [createKraken, createCoingecko, createBinance]) {
      expect(create(base).pathFor(nothing)).toBeNull();
    }
    for (const create of [createOpenExchangeRates, createFrankfurter, createCurrencyApi]) {
      expect(create(base).pathFor(nothing)).toBeNull();
    }
  });

  test("daily rates are turned into dollars per unit", () => {
    const open = createOpenExchangeRates(base).readPrices(
      { result: "success", base_code: "USD", rates: { EUR: 0.8, VND: 25_000 } },
      wanted,
    );
    const lower = createCurrencyApi(base).readPrices({ usd: { eur: 0.8, vnd: 25_000 } }, wanted);
    expect(open).toEqual(lower);
    expect(open.get("EUR")).toBe(1_250_000_000_000_000_000n);
    expect(open.get("VND")).toBe(40_000_000_000_000n);
  });
});
