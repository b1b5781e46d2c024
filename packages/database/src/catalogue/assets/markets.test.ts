import { describe, expect, it } from "vitest";
import { coins } from "./coins.ts";
import { currencies, mainCurrencyCodes } from "./currencies.ts";
import { choosePriceScale, markets, roundToMemorable } from "./markets.ts";

function findMarket(crypto: string, fiat: string) {
  return markets.find((market) => market.crypto === crypto && market.fiat === fiat);
}

describe("price decimals", () => {
  it.each([
    { rough: 1, scale: 2, decimals: 3 },
    { rough: 0.87, scale: 2, decimals: 4 },
    { rough: 89, scale: 2, decimals: 2 },
    { rough: 155, scale: 0, decimals: 1 },
    { rough: 26_300, scale: 0, decimals: 0 },
    { rough: 90_000, scale: 2, decimals: 2 },
    { rough: 0.15, scale: 2, decimals: 4 },
    { rough: 0.307, scale: 3, decimals: 4 },
  ])("of $rough with $scale minor digits are $decimals", ({ rough, scale, decimals }) => {
    expect(choosePriceScale(rough, scale)).toBe(decimals);
  });
});

describe("memorable amounts", () => {
  it.each([
    [10, "10"],
    [8.7, "10"],
    [3.07, "3"],
    [54, "50"],
    [1_550, "2000"],
    [263_000, "300000"],
    [1_315_000_000, "1000000000"],
  ])("%d becomes %s", (amount, memorable) => {
    expect(roundToMemorable(amount)).toBe(memorable);
  });
});

describe("markets", () => {
  it("exist once for each pair", () => {
    const pairs = markets.map(({ crypto, fiat }) => `${crypto}/${fiat}`);
    expect(new Set(pairs).size).toBe(pairs.length);
  });

  it("trade stable coins, Bitcoin and Ether in every currency", () => {
    for (const crypto of ["USDT", "USDC", "DAI", "BTC", "ETH"]) {
      const fiats = markets.filter((market) => market.crypto === crypto).map(({ fiat }) => fiat);
      expect(fiats).toEqual(currencies.map(({ code }) => code));
    }
  });

  it("trade every coin in the main currencies, and the smaller coins only there", () => {
    expect(mainCurrencyCodes.size).toBeGreaterThanOrEqual(15);
    const missing = coins.flatMap(({ code }) =>
      Array.from(mainCurrencyCodes).filter((fiat) => findMarket(code, fiat)?.enabled !== true),
    );
    expect(missing).toEqual([]);
    expect(findMarket("DOGE", "UAH")).toBeUndefined();
  });

  it("have limits a person would set", () => {
    expect(findMarket("USDT", "USD")).toMatchObject({ minOrder: "10", maxOrder: "50000" });
    expect(findMarket("USDT", "VND")).toMatchObject({ minOrder: "300000", maxOrder: "1000000000" });
    expect(findMarket("BTC", "KWD")).toMatchObject({ minOrder: "3", maxOrder: "20000" });
    const odd = markets.filter(({ minOrder, maxOrder }) => {
      const times = BigInt(maxOrder) / BigInt(minOrder);
      const isMemorable = [minOrder, maxOrder].every((amount) => /^[1235]0*$/v.test(amount));
      return !isMemorable || times < 2_000n || times > 10_000n;
    });
    expect(odd).toEqual([]);
  });

  it("price no coarser than the minor unit, and charge takers a tenth of a percent", () => {
    const scales = new Map<string, number>(currencies.map(({ code, scale }) => [code, scale]));
    const coarse = markets.filter(
      ({ fiat, priceScale }) => priceScale < (scales.get(fiat) ?? Infinity) || priceScale > 8,
    );
    expect(coarse).toEqual([]);
    expect(new Set(markets.map(({ takerFeeRate }) => takerFeeRate))).toEqual(new Set(["0.001"]));
    expect(new Set(markets.map(({ maxDistance }) => maxDistance))).toEqual(new Set(["0.30"]));
  });
});
