// Favourites through the API.
import {
  addFavorite,
  listFavorites,
  removeFavorite,
} from "@parley/contract/endpoints/market/favorite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MANY_CALLS, registerPerson } from "../fixtures/accounts.fixture.ts";
import type { TestBrowser } from "../fixtures/browser.fixture.ts";
import { createTestApp, type TestApp } from "../fixtures/test-app.fixture.ts";

let stage: TestApp;
let ada: TestBrowser;

beforeAll(async () => {
  stage = await createTestApp({ env: { PARLEY_CAPTCHA: "off" }, limits: MANY_CALLS });
  ada = await registerPerson(stage, "ada@example.org");
});

afterAll(() => stage.close());

test("favourites are added, kept in order, and removed, idempotently", async () => {
  expect((await ada.call(listFavorites, {})).data).toEqual([]);
  await ada.call(addFavorite, { symbol: "ETH" });
  expect((await ada.call(addFavorite, { symbol: "BTC_USD" })).data).toEqual(["ETH", "BTC_USD"]);
  expect((await ada.call(addFavorite, { symbol: "ETH" })).data).toEqual(["ETH", "BTC_USD"]);
  expect((await ada.call(removeFavorite, { symbol: "ETH" })).data).toEqual(["BTC_USD"]);
  expect((await ada.call(removeFavorite, { symbol: "ETH" })).data).toEqual(["BTC_USD"]);
  expect((await ada.call(listFavorites, {})).data).toEqual(["BTC_USD"]);
});

test("favourites are personal", async () => {
  const eve = await registerPerson(stage, "eve@example.org");
  expect((await eve.call(listFavorites, {})).data).toEqual([]);
});

test.each([
  ["NOPE", 400, "unknownAsset"],
  ["BTC_NOPE", 400, "unknownMarket"],
  ["NOPE_USD", 400, "unknownMarket"],
  ["btc", 400, "badInput"],
  ["BTC/USD", 400, "badInput"],
  ["", 400, "badInput"],
])("%j is no favourite", async (symbol, status, error) => {
  const answer = await ada.call(addFavorite, { symbol });
  expect([answer.status, answer.error]).toEqual([status, error]);
  expect(answer.data.fields[0].path).toBe("symbol");
});

test("favourites have a maximum", async () => {
  const { pool } = stage.database;
  await pool.query(
    `insert into favorite (user_id, symbol)
     select id, 'X' || number from app_user, generate_series(10, 109) number
     where uid = $1`,
    [ada.cookie("UID")],
  );
  const answer = await ada.call(addFavorite, { symbol: "SOL" });
  expect([answer.status, answer.error]).toEqual([422, "favoritesFull"]);
});
