/** Reads what Express offers to choose from and, where the address names an amount, the first answer. */
import { queryCryptoFiat } from "@parley/contract/endpoints/market/crypto-fiat";
import { expressQuote } from "@parley/contract/endpoints/market/express";
import type { RouterContextProvider } from "react-router";
import { chooseCurrency, firstOf } from "../../shared/trade/choose.ts";
import { pageContext } from "../../shell/page/page-context.ts";
import { questionOf, readWish } from "./express-wish.ts";
import { failedRead } from "../../shell/routing/failed-read.ts";

export async function loadExpress({
  context,
  url,
}: {
  readonly context: Readonly<RouterContextProvider>;
  readonly url: URL;
}) {
  const { api, locale } = context.get(pageContext);
  const lists = await api.call(queryCryptoFiat, { language: locale });
  if (!lists.ok) throw failedRead("lists", lists);
  const { cryptoList, fiatList } = lists.data;
  const coins = cryptoList.map(({ code, name, logoUrl, scale }) => ({
    code,
    name,
    logoUrl,
    scale,
  }));
  const currencies = fiatList.map(({ code, name, scale, payMethods }) => ({
    code,
    name,
    scale,
    payMethods: payMethods.map((method) => method.code),
  }));
  const methodNames = Object.fromEntries(
    fiatList.flatMap(({ payMethods }) => payMethods.map(({ code, name }) => [code, name])),
  );
  const { searchParams } = url;
  const coin = firstOf(coins, [searchParams.get("crypto"), "USDT"]);
  const currency = chooseCurrency(searchParams.get("fiat"), currencies, locale);
  const wish = readWish(searchParams, coin, currency);
  const question = questionOf(wish, coin, currency);
  const first = question === null ? null : await api.call(expressQuote, question);
  return {
    coins,
    currencies,
    methodNames,
    wish,
    /** Null when nothing was requested, or the request failed; the page then requests it itself. */
    first: first?.ok === true ? first.data : null,
  };
}

export type ExpressData = Awaited<ReturnType<typeof loadExpress>>;
