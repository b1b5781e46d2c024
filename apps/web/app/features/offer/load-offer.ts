/** Reads one offer with everything its page shows. */
import type { EndpointReply } from "@parley/contract/endpoint";
import { queryCryptoFiat } from "@parley/contract/endpoints/market/crypto-fiat";
import { queryAdvDetail } from "@parley/contract/endpoints/market/offers";
import { queryUserPayment } from "@parley/contract/endpoints/market/payment";
import { spotBalance } from "@parley/contract/endpoints/wallet/wallet";
import { takerSideOf } from "@parley/domain/trade/quote";
import { redirect, type RouterContextProvider } from "react-router";
import type { Api } from "../../shell/api/api.ts";
import { loadStanding } from "../../shared/gate/load-standing.ts";
import { pageContext } from "../../shell/page/page-context.ts";
import { pageFailure } from "../../shell/routing/page-failure.ts";
import type { TakerSide } from "../../shared/trade/listed-offer.ts";
import type { Scales } from "./order-draft.ts";
import { failedRead } from "../../shell/routing/failed-read.ts";

export type OfferDetail = EndpointReply<typeof queryAdvDetail>;

interface OfferRequest {
  readonly context: Readonly<RouterContextProvider>;
  readonly url: URL;
  readonly params: { readonly id: string };
}

export async function loadOffer({ context, url, params }: OfferRequest, side: TakerSide) {
  const { api, locale } = context.get(pageContext);
  const shareToken = url.searchParams.get("shareToken");
  const found = await api.call(queryAdvDetail, {
    advId: params.id,
    ...(shareToken === null ? {} : { shareToken }),
  });
  if (!found.ok) {
    if (found.name !== "offerUnknown" && found.name !== "badInput") {
      throw failedRead("offer", found);
    }
    throw pageFailure(404, { message: found.message, path: url.pathname + url.search });
  }
  const offer = found.data;
  const isOther = takerSideOf(offer) !== side;
  if (isOther) {
    throw redirect(`/${locale}/p2p/${takerSideOf(offer)}/detail/${params.id}${url.search}`);
  }
  const [standing, lists, holding, accounts] = await Promise.all([
    loadStanding(context),
    readLists(api, offer),
    side === "sell" ? readHolding(api, offer.crypto) : null,
    side === "sell" ? readAccounts(api, offer) : [],
  ]);
  const balance = holding?.free ?? null;
  return { side, offer, standing, ...lists, balance, fresh: holding?.fresh ?? null, accounts };
}

export type OfferPageData = Awaited<ReturnType<typeof loadOffer>>;

async function readLists(
  api: Api,
  { crypto, fiat }: OfferDetail,
): Promise<{ readonly scales: Scales; readonly reversibleMethods: readonly string[] }> {
  const lists = await api.call(queryCryptoFiat, {});
  if (!lists.ok) throw failedRead("lists", lists);
  const { cryptoList, fiatList, markets } = lists.data;
  const market = markets.find((one) => one.crypto === crypto && one.fiat === fiat);
  const currency = fiatList.find(({ code }) => code === fiat);
  return {
    scales: {
      // A market that was closed since has no scale of its own any more, and no order either.
      price: market?.priceScale ?? 2,
      crypto: cryptoList.find(({ code }) => code === crypto)?.scale ?? 8,
      fiat: currency?.scale ?? 2,
    },
    reversibleMethods: (currency?.payMethods ?? [])
      .filter(({ methodClass }) => methodClass === "reversible")
      .map(({ code }) => code),
  };
}

/** What was bought lately, and from when on it may be sold. */
export interface FreshHolding {
  readonly amount: string;
  readonly until: number;
}

/** What may be sold now. Null when it could not be read; the order itself is checked by the server. */
async function readHolding(
  api: Api,
  crypto: string,
): Promise<{ readonly free: string; readonly fresh: FreshHolding | null } | null> {
  const balances = await api.call(spotBalance, {});
  if (!balances.ok) return null;
  const found = balances.data.find(({ assetCode }) => assetCode === crypto);
  if (found === undefined) return { free: "0", fresh: null };
  const { withdrawable: free, fresh: amount, freshUntil: until } = found;
  return { free, fresh: until === null ? null : { amount, until } };
}

/** The reader's own accounts that a buyer of this offer can pay into. */
export interface OwnAccount {
  readonly id: string;
  /** Of its method. */
  readonly code: string;
  readonly name: string;
  /** Masked. */
  readonly account: string;
}

/** Empty also when they could not be read: the order itself says then what is missing. */
async function readAccounts(api: Api, { fiat, payMethods }: OfferDetail): Promise<OwnAccount[]> {
  const found = await api.call(queryUserPayment, { fiat });
  if (!found.ok) return [];
  const codes = new Set(payMethods.map(({ code }) => code));
  return found.data.flatMap(({ id, method, account }) =>
    codes.has(method.code) ? [{ id, code: method.code, name: method.name, account }] : [],
  );
}
