import { expect, test } from "vitest";
import { decideLinkCall } from "./link-calls.ts";

const ORIGIN = "https://parley.example";
const HOME = `${ORIGIN}/en`;
const LIST = `${ORIGIN}/en/p2p/buy`;

function press(href: string, from = HOME, more = {}) {
  const link = { url: new URL(href, from), isNewWindow: false, isDownload: false, ...more };
  return decideLinkCall(link, new URL(from));
}

test.each([
  ["/en/account/kyc?returnTo=%2Fen%2Fp2p", "openKyc", {}],
  ["/zh-cn/account/kyc", "openKyc", {}],
  ["/en/wallet", "openBalanceHome", {}],
  ["/en/wallet/", "openBalanceHome", {}],
  ["/en/wallet/deposit?asset=BTC", "openDepositWithDraw", { type: "deposit", asset: "BTC" }],
  ["/en/wallet/withdraw", "openDepositWithDraw", { type: "withdraw" }],
  ["/en/wallet?transfer=USDT", "openTransfer", { asset: "USDT" }],
  ["/en/p2p/order?transfer=", "openTransfer", {}],
  ["/en/p2p/buy", "openTrade", { side: "buy" }],
  ["/en/p2p/sell?crypto=BTC&fiat=EUR", "openTrade", { side: "sell", crypto: "BTC", fiat: "EUR" }],
])("%s is the app's own %s", (href, name, payload) => {
  expect(press(href)).toEqual({ name, payload });
});

test.each([
  "/en",
  "/en/p2p/order",
  "/en/help/fees",
  "/en/wallet/statement",
  "/en/account/security",
])("%s stays in the page", (href) => {
  expect(press(href)).toBeNull();
});

test("between the pages of the market a link stays in the page", () => {
  expect(press("/en/p2p/sell?crypto=BTC", LIST)).toBeNull();
});

test.each([
  ["https://www.tradingview.com/", true],
  ["http://parley.example/en/p2p", true],
  ["https://parley.example.evil.example/en/p2p", true],
  ["mailto:help@parley.example", true],
  ["/api/docs", false],
])("%s is opened outside the page", (href, isExternal) => {
  const { href: url } = new URL(href, HOME);
  expect(press(href)).toEqual({ name: "openNewWindow", payload: { url, isExternal } });
});

test("a page in a window of its own, and a download, are opened outside the page", () => {
  const path = "/en/p2p/agreement";
  const call = { name: "openNewWindow", payload: { url: ORIGIN + path, isExternal: false } };
  expect(press(path, LIST, { isNewWindow: true })).toEqual(call);
  expect(press(path, LIST, { isDownload: true })).toEqual(call);
});
