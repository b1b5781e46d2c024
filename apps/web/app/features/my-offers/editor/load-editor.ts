/** Reads everything the form of an offer needs: for a new one, a copy, or one that is changed. */
import { queryAdvertiser } from "@parley/contract/endpoints/market/advertisers";
import { queryCryptoFiat } from "@parley/contract/endpoints/market/crypto-fiat";
import { queryMyAdv } from "@parley/contract/endpoints/market/own-offers";
import { queryUserPayment } from "@parley/contract/endpoints/market/payment";
import { publicRates } from "@parley/contract/endpoints/market/rates";
import { spotBalance } from "@parley/contract/endpoints/wallet/wallet";
import { redirect, type LoaderFunctionArgs } from "react-router";
import type { Api } from "../../../shell/api/api.ts";
import { chooseCurrency, firstOf } from "../../../shared/trade/choose.ts";
import type { ShownOffer } from "../../../shared/trade/listed-offer.ts";
import { GATE_AREAS } from "../../../shared/gate/gate-areas.ts";
import { loadStanding } from "../../../shared/gate/load-standing.ts";
import { pageContext } from "../../../shell/page/page-context.ts";
import { pageFailure } from "../../../shell/routing/page-failure.ts";
import { draftOf, newDraft, type OfferDraft } from "../draft/offer-draft.ts";
import type { OwnOffer } from "../own-offer.ts";
import { failedRead } from "../../../shell/routing/failed-read.ts";

export const EDITOR_AREAS = ["mine", "offer", "detail", "errors", ...GATE_AREAS] as const;

type EditorRequest = Pick<LoaderFunctionArgs, "context" | "url">;

export async function loadNewOffer({ context, url }: EditorRequest) {
  const { api, locale } = context.get(pageContext);
  const { searchParams } = url;
  const from = searchParams.get("from") ?? "";
  const [lists, copied, shared] = await Promise.all([
    readLists(api, locale),
    /^\d{1,19}$/.test(from) ? findOwn(api, from) : null,
    readShared(api, context),
  ]);
  const crypto = firstOf(lists.coins, [searchParams.get("crypto"), "USDT"]).code;
  const fiat = chooseCurrency(searchParams.get("fiat"), lists.currencies, locale).code;
  const side = searchParams.get("side") === "buy" ? "buy" : "sell";
  const draft: OfferDraft =
    copied === null
      ? { ...newDraft(crypto, fiat), side }
      : withoutGone(draftOf(copied), shared.payments);
  return { ...shared, lists, draft, offer: null, rate: await readRate(api, draft) };
}

export async function loadOwnOffer(
  { context, url }: EditorRequest,
  { id }: { readonly id: string },
) {
  const { api, locale } = context.get(pageContext);
  const [lists, offer, shared] = await Promise.all([
    readLists(api, locale),
    findOwn(api, id),
    readShared(api, context),
  ]);
  if (offer === null) {
    throw pageFailure(404, { message: null, path: url.pathname + url.search });
  }
  // What is over can be copied, and no longer be changed.
  if (offer.state === "closed") throw redirect(`/${locale}/p2p/offers?state=closed`);
  const draft = withoutGone(draftOf(offer), shared.payments);
  return { ...shared, lists, draft, offer, rate: await readRate(api, draft) };
}

export type EditorData = Awaited<ReturnType<typeof loadOwnOffer | typeof loadNewOffer>>;
export type Lists = EditorData["lists"];
export type Payment = EditorData["payments"][number];

/** Accounts that were removed since cannot be paid into, and cannot be unchosen either. */
export function withoutGone(
  draft: OfferDraft,
  payments: readonly { readonly id: string }[],
): OfferDraft {
  if (draft.side === "buy") return draft;
  const payMethods = draft.payMethods.filter((id) => payments.some((one) => one.id === id));
  return { ...draft, payMethods };
}

/** Without the fields of the methods, which are not filled in here. */
async function readLists(api: Api, language: string) {
  const found = await api.call(queryCryptoFiat, { language });
  if (!found.ok) throw failedRead("lists", found);
  const { cryptoList, fiatList, markets } = found.data;
  return {
    coins: cryptoList.map(({ code, name, scale }) => ({ code, name, scale })),
    currencies: fiatList.map(({ code, name, scale, countries, payMethods }) => ({
      code,
      name,
      scale,
      countries,
      payMethods: payMethods.map((method) => ({ code: method.code, name: method.name })),
    })),
    markets,
  };
}

async function readShared(api: Api, context: EditorRequest["context"]) {
  const [standing, balances, payments, advertiser] = await Promise.all([
    loadStanding(context),
    api.call(spotBalance, {}),
    api.call(queryUserPayment, {}),
    readOwnCard(api, context),
  ]);
  if (!payments.ok) throw failedRead("payment methods", payments);
  return {
    standing,
    advertiser,
    payments: payments.data.map(({ id, method, account }) => ({ id, method, account })),
    /** Empty when they could not be loaded; the server then decides. */
    balances: balances.ok
      ? balances.data.map(({ assetCode, withdrawable }) => ({
          assetCode,
          // What was bought lately cannot be offered yet.
          available: withdrawable,
        }))
      : [],
  };
}

/** How lists show the reader as advertiser; null when it could not be read. */
async function readOwnCard(
  api: Api,
  context: EditorRequest["context"],
): Promise<ShownOffer["advertiser"] | null> {
  const { user } = await context.get(pageContext).session();
  if (user === null) return null;
  const found = await api.call(queryAdvertiser, { uid: user.UID });
  if (!found.ok) return null;
  const { uid, nickname, avatar, totalTrades, completionRate, kycVerified } = found.data;
  // Takers see an offer online while its advertiser is here.
  return { uid, nickname, avatar, totalTrades, completionRate, kycVerified, online: true };
}

/** Null for a missing offer, and for another user's. */
async function findOwn(api: Api, advId: string): Promise<OwnOffer | null> {
  const found = await api.call(queryMyAdv, { advId });
  if (found.ok) return found.data.list[0] ?? null;
  if (found.name === "badInput") return null;
  throw failedRead("offer", found);
}

/** Null when there is none that may be traded on. */
async function readRate(
  api: Api,
  { crypto, fiat }: Pick<OfferDraft, "crypto" | "fiat">,
): Promise<string | null> {
  const rates = await api.call(publicRates, { assets: crypto, fiat });
  return rates.ok && !rates.data.stale ? (rates.data[crypto] ?? null) : null;
}
