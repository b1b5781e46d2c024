import { startingCatalogue } from "@parley/database/catalogue/starting-catalogue";
import { createTestDatabase, type TestDatabase } from "@parley/testing/database";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { applyCatalogue } from "./apply-catalogue.ts";
import { readTradables } from "./read-tradables.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(async () => {
  await database.drop();
});

describe("applyCatalogue", () => {
  test("two servers that start at once insert each row once", async () => {
    const { coins, currencies, paymentMethods, markets, networks, coinNetworks } =
      startingCatalogue;
    const runs = await Promise.all([
      applyCatalogue(database.pool, startingCatalogue),
      applyCatalogue(database.pool, startingCatalogue),
    ]);
    const sum = (count: (run: (typeof runs)[number]) => number) =>
      runs.reduce((total, run) => total + count(run), 0);
    expect(sum((run) => run.coins)).toBe(coins.length);
    expect(sum((run) => run.currencies)).toBe(currencies.length);
    expect(sum((run) => run.paymentMethods)).toBe(paymentMethods.length);
    expect(sum((run) => run.markets)).toBe(markets.length);
    expect(sum((run) => run.networks)).toBe(networks.length);
    expect(sum((run) => run.coinNetworks)).toBe(coinNetworks.length);
  });

  test("the database returns what the catalogue contains", async () => {
    const tradables = await readTradables(database.pool);
    const { coins, currencies, paymentMethods, markets } = startingCatalogue;
    expect(tradables.coins.map(({ code }) => code)).toEqual(coins.map(({ code }) => code));
    expect(tradables.currencies).toEqual(currencies.map(({ sort: _sort, ...rest }) => rest));
    expect(tradables.paymentMethods.map(({ code }) => code)).toEqual(
      paymentMethods.map(({ code }) => code),
    );
    const [method] = paymentMethods;
    expect(tradables.paymentMethods[0]).toEqual({
      ...method,
      currencies: method?.currencies.toSorted(),
    });
    expect(tradables.markets).toHaveLength(markets.length);
    const [market] = markets;
    expect(tradables.markets).toContainEqual({
      crypto: market?.crypto,
      fiat: market?.fiat,
      priceScale: market?.priceScale,
      minOrder: market?.minOrder,
      maxOrder: market?.maxOrder,
      takerFeeRate: market?.takerFeeRate,
      maxDistance: market?.maxDistance,
    });
  });

  test("rows changed in the database are kept", async () => {
    const { pool } = database;
    await pool.query("update coin set name = 'Our coin', is_enabled = false where code = 'BTC'");
    await pool.query("update market set min_order = 42 where crypto = 'USDT' and fiat = 'EUR'");
    await pool.query(
      "update payment_method_currency set is_enabled = false where currency = 'USD'",
    );
    expect(await applyCatalogue(pool, startingCatalogue)).toEqual({
      coins: 0,
      currencies: 0,
      paymentMethods: 0,
      methodCurrencies: 0,
      markets: 0,
      networks: 0,
      coinNetworks: 0,
    });
    const tradables = await readTradables(pool);
    expect(tradables.coins.map(({ code }) => code)).not.toContain("BTC");
    expect(tradables.markets.map(({ crypto }) => crypto)).not.toContain("BTC");
    expect(
      tradables.markets.find((row) => row.crypto === "USDT" && row.fiat === "EUR"),
    ).toMatchObject({ minOrder: "42" });
    expect(tradables.paymentMethods.flatMap(({ currencies }) => currencies)).not.toContain("USD");
    const coin = await pool.query("select name from coin where code = 'BTC'");
    expect(coin.rows).toEqual([{ name: "Our coin" }]);
  });

  test("a row that violates a constraint rolls the whole catalogue back", async () => {
    const broken = {
      ...startingCatalogue,
      coins: [
        { code: "NEW", name: "New", logo: "new.svg", scale: 8, displayDigits: 8, sort: 99 },
      ] as const,
      markets: [
        {
          crypto: "NEW",
          fiat: "EUR",
          priceScale: 2,
          minOrder: "10",
          maxOrder: "5",
          takerFeeRate: "0.001",
          maxDistance: "0.3",
          enabled: true,
        },
      ],
    };
    await expect(applyCatalogue(database.pool, broken)).rejects.toThrow("market__max_order");
    const { rowCount } = await database.pool.query("select from coin where code = 'NEW'");
    expect(rowCount).toBe(0);
  });
});
