/** Reads one offer with everything its page shows. */
import type { EndpointReply } from "@parley/contract/endpoint";
import { queryCryptoFiat } from "@parley/contract/endpoints/crypto-fiat";
import { queryAdvDetail } from "@parley/contract/endpoints/offers";
import { queryUserPayment } from "@parley/contract/endpoints/payment";
import { spotBalance } from "@parley/contract/endpoints/wallet";
import { takerSideOf } from "@parley/domain/trade/quote";
import { redirect, type RouterContextProvider } from "react-router";
import type { Api } from "../../shell/api.ts";
import { GATE_AREAS } from "../../shell/gate/gate-areas.ts";
import { loadStanding } from "../../shell/gate/load-standing.ts";
import { pageContext } from "../../shell/page-context.ts";
import { pageFailure } from "../../shell/route-rules.ts";
import type { TakerSide } from "../../shell/trade/listed-offer.ts";
import type { Scales } from "./order-draft.ts";

export const OFFER_AREAS = ["offer", "order", ...GATE_AREAS] as const;

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
      throw new Error(`The offer could not be read: ${found.name}`);
    }
    throw pageFailure(404, { message: found.message, path: url.pathname + url.search });
  }
  const offer = found.data;
  const isOther = takerSideOf(offer) !== side;
  if (isOther) {
    throw redirect(`/${locale}/p2p/${takerSideOf(offer)}/detail/${params.id}${url.search}`);
  }
  const [standing, scales, balance, accounts] = await Promise.all([
    loadStanding(context),
    readScales(api, offer),
    side === "sell" ? readBalance(api, offer.crypto) : null,
    side === "sell" ? readAccounts(api, offer) : [],
  ]);
  return { side, offer, standing, scales, balance, accounts };
}

export type OfferPageData = Awaited<ReturnType<typeof loadOffer>>;

async function readScales(api: Api, { crypto, fiat }: OfferDetail): Promise<Scales> {
  const lists = await api.call(queryCryptoFiat, {});
  if (!lists.ok) throw new Error(`The lists could not be read: ${lists.name}`);
  const { cryptoList, fiatList, markets } = lists.data;
  const market = markets.find((one) => one.crypto === crypto && one.fiat === fiat);
  return {
    // A market that was closed since has no scale of its own any more, and no order either.
    price: market?.priceScale ?? 2,
    crypto: cryptoList.find(({ code }) => code === crypto)?.scale ?? 8,
    fiat: fiatList.find(({ code }) => code === fiat)?.scale ?? 2,
  };
}

/** Null when it could not be read; the order itself is checked by the server. */
async function readBalance(api: Api, crypto: string): Promise<string | null> {
  const balances = await api.call(spotBalance, {});
  if (!balances.ok) return null;
  return balances.data.find(({ assetCode }) => assetCode === crypto)?.available ?? "0";
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
