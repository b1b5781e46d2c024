import { LOCALES } from "@parley/phrases/locales";
import { describe, expect, test } from "vitest";
import { findAnonymousPage } from "./anonymous-pages.ts";

const find = (url: string, userAgent = "Mozilla/5.0 (X11; Linux x86_64)") => {
  const [path = "", search = ""] = url.split(/(?=\?)/);
  return findAnonymousPage({ path, search, userAgent });
};
const addressOf = (url: string) => find(url)?.address ?? null;

describe("pages that readers without a session share", () => {
  test.each([
    "",
    "/hkpay",
    "/p2p/agreement",
    "/status",
    "/help",
    "/help/scams",
    "/help/announcements/new-coins",
    "/p2p/buy",
    "/p2p/sell",
    "/p2p/express",
    "/p2p/advertiser/200000001",
  ])("%j in all languages", (path) => {
    expect(LOCALES.map((locale) => addressOf(`/${locale}${path}`))).toEqual(
      LOCALES.map((locale) => `/${locale}${path}`),
    );
  });

  test.each([
    ["with a login or a form", "/en/login"],
    ["with a login or a form", "/en/help/contact"],
    ["with a login or a form", "/en/p2p/order"],
    ["that names a secret", "/en/p2p/buy/detail/7?shareToken=abc"],
    ["that redirects by a cookie", "/en/p2p"],
    ["in another spelling of the language", "/EN/p2p/buy"],
    ["in another spelling of the language", "/en-us/p2p/buy"],
    ["in another spelling of the path", "/en/p2p/%62uy"],
    ["in another spelling of the path", "/en/p2p/buy/"],
    ["in another spelling of the path", "//en/p2p/buy"],
    ["without a language", "/p2p/buy"],
    ["of an advertiser that cannot be", "/en/p2p/advertiser/x"],
  ])("none %s: %s", (_which, url) => {
    expect(find(url)).toBeNull();
  });
});

describe("the query of a shared page", () => {
  test.each([
    ["/en/p2p/buy?utm_source=x&gclid=1&email=ada@example.com", "/en/p2p/buy"],
    ["/en/p2p/buy?fiat=eur&crypto=btc", "/en/p2p/buy?crypto=BTC&fiat=EUR"],
    ["/en/p2p/buy?crypto=%3Cscript%3E&fiat=", "/en/p2p/buy"],
    ["/en/p2p/buy?page=1&sort=price&in=fiat&verified=0&amount=", "/en/p2p/buy"],
    [
      "/en/p2p/sell?page=2&online=1&verified=1&sort=completion&pay=wise&pay=sepa,wise&in=crypto&amount=1%2C5&fiat=USD",
      "/en/p2p/sell?fiat=USD&amount=1.5&in=crypto&pay=sepa%2Cwise&sort=completion&verified=1&online=1&page=2",
    ],
    ["/en/p2p/buy?page=-1&sort=luck&amount=abc&pay=%27--", "/en/p2p/buy"],
    ["/en?fiat=eur&theme=dark", "/en?fiat=EUR"],
    ["/en/hkpay?fiat=EUR", "/en/hkpay"],
    ["/en/hkpay?live=1&live=2", "/en/hkpay?live=1"],
    ["/en/hkpay?live=2", "/en/hkpay"],
    ["/en/help/scams?q=1", "/en/help/scams"],
    [
      "/en/p2p/express?amount=1,500&side=buy&pay=sepa&x=1",
      "/en/p2p/express?amount=1%2C500&pay=sepa",
    ],
    ["/en/p2p/express?amount=much&side=sell", "/en/p2p/express?side=sell"],
    ["/en/p2p/advertiser/7?fiat=EUR&utm=1", "/en/p2p/advertiser/7?fiat=EUR"],
  ])("%s is that of %s", (url, canonical) => {
    expect(addressOf(url)).toBe(canonical);
    expect(addressOf(canonical)).toBe(canonical);
  });

  test("that an advertiser's page reads otherwise is rendered for its request", () => {
    expect(find("/en/p2p/advertiser/7?fiat=")).toBeNull();
  });
});

describe("the data of a shared page", () => {
  test("is told apart from the page, and by its loaders", () => {
    expect(addressOf("/en/p2p/buy.data?fiat=EUR&_routes=routes/market-buy&utm=1")).toBe(
      "/en/p2p/buy.data?fiat=EUR&_routes=routes%2Fmarket-buy",
    );
    expect(addressOf("/en.data")).toBe("/en.data");
    expect(addressOf("/en/p2p/buy?_routes=routes/market-buy")).toBe("/en/p2p/buy");
    expect(find("/en/p2p/buy.data?_routes=%22%0D%0A")).toBeNull();
  });
});

describe("inside the native app", () => {
  test.each([
    ["", "/en/p2p/buy", "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)"],
    ["asdxApp iPhone", "/en/p2p/buy", "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) asdxApp/3"],
    ["asdxApp", "/en/p2p/buy", "Mozilla/5.0 (Linux; Android 15) asdxApp/3 device-of-ada"],
    ["asdxApp", "/en/p2p/buy?from=asdxApp", "Mozilla/5.0 (Linux; Android 15)"],
  ])("the system alone is known: %j", (userAgent, url, given) => {
    expect(find(url, given)).toEqual({ address: "/en/p2p/buy", userAgent });
  });
});
