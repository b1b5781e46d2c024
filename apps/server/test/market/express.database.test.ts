// Express through the API: an amount leads to the best offer, or to alternatives.
import { useFaucet } from "@parley/contract/endpoints/site/dev";
import { queryCryptoFiat } from "@parley/contract/endpoints/market/crypto-fiat";
import { bestPrices, expressQuote } from "@parley/contract/endpoints/market/express";
import { block } from "@parley/contract/endpoints/market/advertisers";
import { queryAdvList } from "@parley/contract/endpoints/market/offers";
import { createAdv, setAdvState } from "@parley/contract/endpoints/market/own-offers";
import { expectCleanLedger } from "@parley/testing/auditor";
import { eventually } from "@parley/testing/eventually";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { MANY_CALLS } from "../fixtures/accounts.fixture.ts";
import { TestBrowser, type Answer } from "../fixtures/browser.fixture.ts";
import { addDemoPeople, logInDemo } from "../fixtures/demo-people.fixture.ts";
import { addPayment } from "../fixtures/payment.fixture.ts";
import { createTestApp, type TestApp } from "../fixtures/test-app.fixture.ts";

let stage: TestApp;
let merchant: TestBrowser;
let buyer: TestBrowser;
let stranger: TestBrowser;
let paymentId: string;
/** Cheap and small, dearer and large, and one that asks for experience. */
let small: string;
let large: string;
let wanted: string;

beforeAll(async () => {
  stage = await createTestApp({ env: { PARLEY_CAPTCHA: "off" }, limits: MANY_CALLS });
  await stage.publish();
  await addDemoPeople(stage);
  merchant = await logInDemo(stage, "merchant");
  stage.clock.advance(30_000);
  buyer = await logInDemo(stage, "buyer");
  stranger = new TestBrowser(stage, "127.0.0.1");
  await merchant.call(useFaucet, { asset: "USDT", amount: "10000" });
  const added = await addPayment(stage, merchant, { receiverName: "Matteo Ferri" });
  if (added.code !== 0) throw new Error(`the account was refused: ${added.error}`);
  paymentId = added.data.id;
  await sell({ ratio: "0.98", conditions: { minTrades: 50 } });
  small = await sell({ ratio: "0.99", minLimit: "20", maxLimit: "100" });
  large = await sell({ ratio: "1.02", minLimit: "500", maxLimit: "800" });
  wanted = await publish({
    side: "buy",
    ratio: "0.97",
    minLimit: "20",
    maxLimit: "100",
    payMethods: ["sepa", "revolut"],
  });
  await eventually(async () => {
    const { data } = await stranger.call(queryAdvList, MARKET);
    const { data: others } = await stranger.call(queryAdvList, { ...MARKET, side: "sell" });
    if (data.total + others.total < 4) throw new Error("the offers are not in the list yet");
  });
});

afterAll(async () => {
  await expectCleanLedger(stage.database.pool);
  await stage.close();
});

beforeEach(() => stage.publish());

const MARKET = { side: "buy", crypto: "USDT", fiat: "EUR" } as const;

async function publish(more: object): Promise<string> {
  const made = await merchant.call(createAdv, {
    ...MARKET,
    priceType: "floating",
    quantity: "1000",
    minLimit: "20",
    maxLimit: "900",
    payMethods: ["sepa"],
    ...more,
  });
  if (made.code !== 0) throw new Error(`the offer was refused: ${made.error}`);
  return made.data.advId;
}

const sell = (more: object) => publish({ side: "sell", payMethods: [paymentId], ...more });

const ask = (browser: TestBrowser, more: object): Promise<Answer> =>
  browser.call(expressQuote, { ...MARKET, amount: "50", ...more });

test("Express names the best offer that accepts the amount, with its quote", async () => {
  const { data } = await ask(stranger, {});
  expect(data).toMatchObject({
    found: true,
    offer: { advId: small, side: "sell" },
    payMethod: "sepa",
    takerFeeRate: "0.001",
    quote: { fiatAmount: "50.00", price: data.offer.price },
  });
  const { quantity, fee, receiveQuantity } = data.quote;
  expect(Number(quantity)).toBeCloseTo(Number(fee) + Number(receiveQuantity), 8);
  expect(Number(quantity)).toBeCloseTo(50 / Number(data.offer.price), 4);
});

test("Express chooses a dearer offer where the cheaper one does not accept as much", async () => {
  expect((await ask(stranger, { amount: "600" })).data.offer.advId).toBe(large);
  const coins = await ask(stranger, { amount: "600", amountIn: "crypto" });
  expect(coins.data).toMatchObject({
    offer: { advId: large },
    quote: { quantity: "600.00000000" },
  });
});

test("Express names alternative amounts", async () => {
  expect((await ask(stranger, { amount: "200" })).data).toEqual({
    found: false,
    reason: "amountOutside",
    nearest: { smallest: "20.00", largest: "800.00", below: "100.00", above: "500.00" },
  });
  const { data } = await ask(stranger, { amount: "200", amountIn: "crypto" });
  const { below, above } = data.nearest;
  expect((await ask(stranger, { amount: below, amountIn: "crypto" })).data.offer.advId).toBe(small);
  expect((await ask(stranger, { amount: above, amountIn: "crypto" })).data.offer.advId).toBe(large);
});

test("Express sells to the highest price, and the nearest amounts of coins can really be sold", async () => {
  const { data } = await ask(stranger, { side: "sell", payMethods: ["revolut", "sepa"] });
  expect(data).toMatchObject({
    offer: { advId: wanted },
    payMethod: "revolut",
    quote: { fiatAmount: "50.00" },
  });
  const most = await ask(stranger, { side: "sell", amount: "5000", amountIn: "crypto" });
  const { largest, smallest } = most.data.nearest;
  for (const amount of [largest, smallest]) {
    const taken = await ask(stranger, { side: "sell", amount, amountIn: "crypto" });
    expect(taken.data.offer?.advId).toBe(wanted);
  }
});

test("Express does not lead to the reader's own offer", async () => {
  expect((await ask(merchant, {})).data).toMatchObject({
    found: false,
    reason: "nothingAvailable",
  });
  expect((await ask(buyer, {})).data.offer.advId).toBe(small);
});

test("Express does not lead to a blocked advertiser", async () => {
  const { data } = await ask(buyer, {});
  const { uid } = data.offer.advertiser;
  await buyer.call(block, { uid, block: true });
  expect((await ask(buyer, {})).data.reason).toBe("nothingAvailable");
  await buyer.call(block, { uid, block: false });
});

test("Express limits a newcomer to the advertiser's first amount", async () => {
  const advId = await sell({
    ratio: "0.95",
    minLimit: "20",
    maxLimit: "90",
    conditions: { firstTradeCap: "30" },
  });
  await eventually(async () => {
    expect((await ask(stranger, { amount: "25" })).data.offer.advId).toBe(advId);
  });
  expect((await ask(stranger, { amount: "40" })).data.offer.advId).toBe(small);
  await merchant.call(setAdvState, { advId, state: "closed", version: 1 });
  // The offer index is updated a moment later, and later tests count its content.
  await eventually(async () => {
    expect((await ask(stranger, { amount: "25" })).data.offer.advId).not.toBe(advId);
  });
});

describe("Express without an offer", () => {
  test("names another payment method that would help", async () => {
    expect((await ask(stranger, { payMethods: ["wise"] })).data).toMatchObject({
      found: false,
      reason: "methodUnavailable",
      nearest: null,
    });
    expect((await ask(stranger, { crypto: "BTC", payMethods: ["wise"] })).data.reason).toBe(
      "nothingAvailable",
    );
  });

  test("reports a disabled market as paused, an unknown one as unknown", async () => {
    const { pool } = stage.database;
    await pool.query("update market set is_enabled = false where crypto = 'BTC' and fiat = 'EUR'");
    stage.clock.advance(11_000);
    await stage.publish();
    expect((await ask(stranger, { crypto: "BTC" })).data).toMatchObject({
      found: false,
      reason: "marketPaused",
    });
    expect(await ask(stranger, { crypto: "NOPE" })).toMatchObject({ error: "unknownMarket" });
    await pool.query("update market set is_enabled = true");
    stage.clock.advance(11_000);
  });

  test("refuses an amount with more decimals than the currency", async () => {
    expect(await ask(stranger, { amount: "1.234" })).toMatchObject({
      status: 400,
      error: "badInput",
    });
  });

  test("refuses zero as too little", async () => {
    expect((await ask(stranger, { amount: "0" })).data).toMatchObject({
      reason: "amountOutside",
      nearest: { above: "20.00", below: null },
    });
  });
});

describe("best prices of the home page", () => {
  test("are those of the best offers, and count them", async () => {
    const { data } = await stranger.call(bestPrices, { fiat: "EUR" });
    const usdt = data.find(({ crypto }: { crypto: string }) => crypto === "USDT");
    const { data: list } = await stranger.call(queryAdvList, MARKET);
    expect(usdt.buy).toEqual({ price: list.list[0].price, offers: 3, capped: false });
    expect(usdt.sell).toMatchObject({ offers: 1 });
    const bitcoin = data.find(({ crypto }: { crypto: string }) => crypto === "BTC");
    expect(bitcoin).toEqual({ crypto: "BTC", buy: null, sell: null });
  });

  test("are empty in a currency without offers", async () => {
    expect((await stranger.call(bestPrices, { fiat: "XXX" })).data).toEqual([]);
  });
});

test("state how far a price may deviate from the reference", async () => {
  const { data } = await stranger.call(queryCryptoFiat, {});
  expect(data.markets[0].maxDistance).toMatch(/^0\.\d+$/);
});
