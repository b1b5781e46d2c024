/** An offer and its advertiser as lists and pages show them. */
import type { EndpointReply } from "@parley/contract/endpoint";
import type { queryAdvList } from "@parley/contract/endpoints/market/offers";

export type OfferPage = EndpointReply<typeof queryAdvList>;
export type ListedOffer = OfferPage["list"][number];
export type AdvertiserCard = ListedOffer["advertiser"];

/** What the reader does: buys from a sell offer, or sells into a buy offer. */
export type TakerSide = "buy" | "sell";

/** What a row shows of an offer; the page carries nothing else. */
export interface ShownOffer extends Pick<
  ListedOffer,
  | "advId"
  | "side"
  | "crypto"
  | "fiat"
  | "price"
  | "remaining"
  | "minLimit"
  | "maxLimit"
  | "payMethods"
> {
  readonly advertiser: Pick<
    AdvertiserCard,
    "uid" | "nickname" | "avatar" | "totalTrades" | "completionRate" | "kycVerified" | "online"
  >;
}

export interface ShownPage extends Omit<OfferPage, "list"> {
  readonly list: readonly ShownOffer[];
}

type Method = ListedOffer["payMethods"][number];

/** A method that is in `known` is taken from there: in the data of a page each object is written once. */
export function showOffers(
  offers: readonly ListedOffer[],
  known: readonly Method[] = [],
): ShownOffer[] {
  const methods = new Map(known.map((method) => [method.code, method]));
  return offers.map((offer) => {
    const { advId, side, crypto, fiat, price, remaining, minLimit, maxLimit, advertiser } = offer;
    const { uid, nickname, avatar, totalTrades, completionRate, kycVerified, online } = advertiser;
    return {
      advId,
      side,
      crypto,
      fiat,
      price,
      remaining,
      minLimit,
      maxLimit,
      payMethods: offer.payMethods.map((method) => methods.get(method.code) ?? method),
      advertiser: { uid, nickname, avatar, totalTrades, completionRate, kycVerified, online },
    };
  });
}
