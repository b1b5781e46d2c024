/** Reads one market, chosen by the address, with everything its page shows. */
import { queryCryptoFiat } from "@parley/contract/endpoints/market/crypto-fiat";
import { publicRates } from "@parley/contract/endpoints/market/rates";
import type { RouterContextProvider } from "react-router";
import { pageContext } from "../../shell/page/page-context.ts";
import { chooseCurrency, firstOf } from "../../shared/trade/choose.ts";
import { failedRead } from "../../shell/routing/failed-read.ts";

export async function loadMarket({
  context,
  url,
}: {
  context: Readonly<RouterContextProvider>;
  url: URL;
}) {
  const { api, locale } = context.get(pageContext);
  const lists = await api.call(queryCryptoFiat, { language: locale });
  if (!lists.ok) throw failedRead("lists", lists);
  const { cryptoList, fiatList, markets } = lists.data;
  const coin = firstOf(cryptoList, [url.searchParams.get("crypto"), "USDT"]);
  const currency = chooseCurrency(url.searchParams.get("fiat"), fiatList, locale);
  const market = markets.find(({ crypto, fiat }) => crypto === coin.code && fiat === currency.code);
  const rates = await api.call(publicRates, { assets: coin.code, fiat: currency.code });
  return {
    coins: cryptoList.map(({ code, name, logoUrl }) => ({ code, name, logoUrl })),
    // A line each: as objects they would be three times as long in the page.
    currencyLines: fiatList.map(({ code, name }) => `${code} ${name}`).join("\n"),
    coin: { code: coin.code, name: coin.name, scale: coin.scale },
    currency: { code: currency.code, name: currency.name, scale: currency.scale },
    payMethods: currency.payMethods.map(({ code, name }) => ({ code, name })),
    /** Null when the pair is not traded. */
    terms: market ?? null,
    // A missing price is shown as missing; the rest of the page is shown without it.
    price: rates.ok ? (rates.data[coin.code] ?? null) : null,
    asOf: rates.ok ? rates.data.asOf : null,
    isStale: !rates.ok || rates.data.stale,
  };
}

export type Market = Awaited<ReturnType<typeof loadMarket>>;
