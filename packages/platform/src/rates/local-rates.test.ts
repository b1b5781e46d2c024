import { describe, expect, test } from "vitest";
import { COIN_ANCHORS, CURRENCY_ANCHORS } from "./local-anchors.ts";
import { createLocalRates } from "./local-rates.ts";

const NOW = Date.parse("2026-03-01T12:00:00Z");
const DAY_MS = 86_400_000;
const WANTED = { coins: Object.keys(COIN_ANCHORS), currencies: Object.keys(CURRENCY_ANCHORS) };

async function ratesAt(at: number, seed?: string): Promise<Map<string, number>> {
  const source = createLocalRates({ now: () => at, ...(seed === undefined ? {} : { seed }) });
  const { quotes } = await source.readRates(WANTED);
  return new Map(quotes.map(({ code, usd }) => [code, Number(usd)]));
}

describe("local rates", () => {
  test("follow from seed and time, so that all processes agree", async () => {
    expect(await ratesAt(NOW)).toEqual(await ratesAt(NOW));
    expect((await ratesAt(NOW)).get("BTC")).not.toBe((await ratesAt(NOW, "other")).get("BTC"));
  });

  test("change a little from one publication to the next", async () => {
    const before = (await ratesAt(NOW)).get("BTC") ?? 0;
    const after = (await ratesAt(NOW + 30_000)).get("BTC") ?? 0;
    expect(after).not.toBe(before);
    expect(Math.abs(after / before - 1)).toBeLessThan(0.01);
  });

  test("stay around their anchors through a year", async () => {
    for (let day = 0; day < 365; day += 5) {
      const rates = await ratesAt(NOW + day * DAY_MS);
      for (const [code, { usd, dailyMove }] of Object.entries(COIN_ANCHORS)) {
        const distance = Math.abs(Math.log((rates.get(code) ?? 0) / usd));
        expect(distance, `${code} on day ${day}`).toBeLessThan(dailyMove * 7);
      }
      for (const [code, perDollar] of Object.entries(CURRENCY_ANCHORS)) {
        const distance = Math.abs(Math.log((rates.get(code) ?? 0) * perDollar));
        expect(distance, `${code} on day ${day}`).toBeLessThan(0.01);
      }
    }
  });

  test("a stable coin stays within a third of a percent of the dollar", async () => {
    for (let hour = 0; hour < 500; hour += 7) {
      const usdt = (await ratesAt(NOW + hour * 3_600_000)).get("USDT") ?? 0;
      expect(Math.abs(usdt - 1)).toBeLessThan(0.003_3);
    }
  });

  test("a code without an anchor has no rate, and the dollar is 1", async () => {
    const source = createLocalRates({ now: () => NOW });
    const report = await source.readRates({ coins: ["NOPE"], currencies: ["USD", "ZZZ"] });
    expect(report).toEqual({
      quotes: [{ code: "USD", usd: "1", source: "definition" }],
      problems: [],
    });
  });

  test("prices are plain decimal text, also the smallest", async () => {
    const source = createLocalRates({ now: () => NOW });
    const { quotes } = await source.readRates(WANTED);
    for (const { usd } of quotes) expect(usd).toMatch(/^\d+(\.\d+)?$/);
    expect(quotes).toHaveLength(WANTED.coins.length + WANTED.currencies.length);
  });
});
