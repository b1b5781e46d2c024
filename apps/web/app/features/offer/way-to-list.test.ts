import { expect, test } from "vitest";
import { rememberList } from "../../shared/trade/last-list.ts";
import { wayToList } from "./way-to-list.ts";

const MARKET = { crypto: "USDT", fiat: "EUR" };
const NOTHING = { amount: "", amountIn: "fiat", pay: null } as const;

test("the way back leads to the list of the same market as it was left", () => {
  const path = "/de/p2p/buy";
  const wish = { amount: "100", amountIn: "fiat", pay: null } as const;
  expect(wayToList(path, MARKET, wish)).toBe(`${path}?crypto=USDT&fiat=EUR&amount=100`);
  const left = `${path}?crypto=USDT&fiat=EUR&amount=250&sort=rate&verified=1&page=2`;
  rememberList(left);
  expect(wayToList(path, MARKET, wish)).toBe(left);
  const ways = [
    wayToList("/de/p2p/sell", MARKET, NOTHING),
    wayToList("/en/p2p/buy", MARKET, NOTHING),
    wayToList(path, { crypto: "BTC", fiat: "EUR" }, NOTHING),
  ];
  for (const way of ways) expect(way).not.toContain("250");
  // Of a currency whose code goes on.
  rememberList(`${path}?crypto=USDT&fiat=EURO&amount=250`);
  expect(wayToList(path, MARKET, wish)).toBe(`${path}?crypto=USDT&fiat=EUR&amount=100`);
  rememberList(`${path}?crypto=USDT&fiat=EUR`);
  expect(wayToList(path, MARKET, wish)).toBe(`${path}?crypto=USDT&fiat=EUR`);
});
