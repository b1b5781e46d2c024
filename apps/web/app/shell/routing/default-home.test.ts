import { expect, test } from "vitest";
import { defaultHome, keepMarket, rememberMarket } from "./default-home.ts";

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

test.each([
  ["the header's link keeps the market", "/en/p2p/sell", "/en/p2p/sell?crypto=BTC&fiat=EUR"],
  ["a link that names a market is followed", "/en/p2p/buy?crypto=ETH", "/en/p2p/buy?crypto=ETH"],
  ["an offer is not a listing", "/en/p2p/buy/detail/12", "/en/p2p/buy/detail/12"],
  ["another page has no market", "/en/p2p/express", "/en/p2p/express"],
])("%s", (_, path, followed) => {
  expect(keepMarket(path, rememberMarket("buy", "BTC", "EUR"))).toBe(followed);
});

test("without a market, or with a cookie of another form, a link is followed as it is", () => {
  for (const remembered of [undefined, "buy.BTC", "buy.BTC&x=1.EUR"]) {
    expect(keepMarket("/en/p2p/buy", remembered)).toBe("/en/p2p/buy");
  }
});
