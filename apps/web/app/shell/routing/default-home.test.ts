import { expect, test } from "vitest";
import { defaultHome, rememberMarket } from "./default-home.ts";

test.each([
  ["a first visit", "", undefined, "/en/p2p/buy"],
  ["a first visit with a query", "?crypto=BTC", undefined, "/en/p2p/buy?crypto=BTC"],
  ["the last tab and market", "", "sell.BTC.EUR", "/en/p2p/sell?crypto=BTC&fiat=EUR"],
  [
    "a query that outweighs memory",
    "?fiat=JPY",
    "sell.BTC.EUR",
    "/en/p2p/sell?fiat=JPY&crypto=BTC",
  ],
  ["a cookie somebody tampered with", "", "../../evil.BTC.EUR", "/en/p2p/buy"],
])("%s", (_, search, remembered, path) => {
  expect(defaultHome("en", search, remembered)).toBe(path);
});

test("the remembered market is opened again", () => {
  expect(defaultHome("de", "", rememberMarket("sell", "ETH", "CHF"))).toBe(
    "/de/p2p/sell?crypto=ETH&fiat=CHF",
  );
});
