/** Loads the public data of an advertiser, and the open offers in one market. */
import type { EndpointReply } from "@parley/contract/endpoint";
import { queryCryptoFiat } from "@parley/contract/endpoints/market/crypto-fiat";
import { queryAdvertiser } from "@parley/contract/endpoints/market/advertisers";
import { queryAdvList } from "@parley/contract/endpoints/market/offers";
import type { RouterContextProvider } from "react-router";
import { showOffers } from "../../shared/trade/listed-offer.ts";
import { chooseCurrency, firstOf } from "../../shared/trade/choose.ts";
import { pageContext } from "../../shell/page/page-context.ts";
import { pageFailure } from "../../shell/routing/page-failure.ts";
import { readFeedback } from "./load-feedback.ts";
import { failedRead } from "../../shell/routing/failed-read.ts";

export type AdvertiserDetail = EndpointReply<typeof queryAdvertiser>;

interface AdvertiserRequest {
  readonly context: Readonly<RouterContextProvider>;
  readonly url: URL;
  readonly params: { readonly uid: string };
}

const MOST_OFFERS = 50;

export async function loadAdvertiser({ context, url, params }: AdvertiserRequest) {
  const { api, locale } = context.get(pageContext);
  const { uid } = params;
  const [found, lists, feedback] = await Promise.all([
    api.call(queryAdvertiser, { uid }),
    api.call(queryCryptoFiat, { language: locale }),
    readFeedback(api, { uid }),
  ]);
  if (!found.ok) {
    if (found.name !== "traderUnknown" && found.name !== "badInput") {
      throw failedRead("advertiser", found);
    }
    throw pageFailure(404, { message: found.message, path: url.pathname + url.search });
  }
  if (!lists.ok) throw failedRead("lists", lists);
  const { cryptoList, fiatList } = lists.data;
  const { searchParams } = url;
  const isChosen = searchParams.has("crypto") || searchParams.has("fiat");
  // Without a market in the address the first one with offers is shown.
  const busiest = isChosen ? undefined : found.data.markets[0];
  const crypto = firstOf(cryptoList, [busiest?.crypto ?? searchParams.get("crypto"), "USDT"]).code;
  const fiat = chooseCurrency(busiest?.fiat ?? searchParams.get("fiat"), fiatList, locale).code;
  const [buy, sell] = await Promise.all(
    (["buy", "sell"] as const).map((side) =>
      api.call(queryAdvList, {
        side,
        crypto,
        fiat,
        advertiserUid: uid,
        pageSize: MOST_OFFERS,
      }),
    ),
  );
  return {
    advertiser: found.data,
    coins: cryptoList.map(({ code }) => code),
    currencies: fiatList.map(({ code, name }) => ({ code, name })),
    crypto,
    fiat,
    feedback,
    offers: [buy, sell].flatMap((list) => (list?.ok === true ? showOffers(list.data.list) : [])),
  };
}

export type AdvertiserPageData = Awaited<ReturnType<typeof loadAdvertiser>>;
