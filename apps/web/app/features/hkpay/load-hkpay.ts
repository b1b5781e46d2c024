/** Reads the best offers of the main coins for Hong Kong dollars, both ways. */
import { queryCryptoFiat } from "@parley/contract/endpoints/market/crypto-fiat";
import { queryAdvList } from "@parley/contract/endpoints/market/offers";
import type { RouterContextProvider } from "react-router";
import { pageContext } from "../../shell/page/page-context.ts";
import { showOffers, type ShownOffer, type TakerSide } from "../../shared/trade/listed-offer.ts";
import type { Api } from "../../shell/api/api.ts";
import { failedRead } from "../../shell/routing/failed-read.ts";

export const FIAT = "HKD";

/** How many coins are shown; the first ones of the catalogue are the most traded. */
export const COINS = 5;

export async function loadHkPay({
  context,
}: {
  readonly context: Readonly<RouterContextProvider>;
}) {
  const { api, locale, isPrerendering } = context.get(pageContext);
  const lists = await api.call(queryCryptoFiat, { language: locale });
  if (!lists.ok) throw failedRead("lists", lists);
  const { fiatList, markets } = lists.data;
  const coins = markets.filter(({ fiat }) => fiat === FIAT).map(({ crypto }) => crypto);
  const main = coins.slice(0, COINS);
  // A page for all readers is older than any offer: the browser loads them.
  const offers = isPrerendering ? null : await readOffers(api, main);
  const methods = fiatList.find(({ code }) => code === FIAT)?.payMethods ?? [];
  return { offers, methods: methods.map(({ code, name }) => ({ code, name })) };
}

async function readOffers(api: Api, coins: readonly string[]) {
  const [buy, sell] = await Promise.all([
    readBest(api, coins, "buy"),
    readBest(api, coins, "sell"),
  ]);
  return { buy, sell };
}

export type HkPayData = Awaited<ReturnType<typeof loadHkPay>>;

/**
 * The best offer of each coin that has one; the page is shown without those that cannot be loaded.
 */
async function readBest(
  api: Api,
  coins: readonly string[],
  side: TakerSide,
): Promise<ShownOffer[]> {
  const pages = await Promise.all(
    coins.map((crypto) => api.call(queryAdvList, { side, crypto, fiat: FIAT, pageSize: 1 })),
  );
  return pages.flatMap((page) => (page.ok ? showOffers(page.data.list) : []));
}
