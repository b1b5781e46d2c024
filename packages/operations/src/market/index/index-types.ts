// Queries and results of the list of offers. Any index that answers these queries can be used; ours
// is in memory.
import type { OfferId, UserId } from "@parley/domain/ids";
import type { ListableOffer } from "@parley/database/queries/market/listed-offer";
import type { TakerFigures } from "@parley/domain/offer/conditions";
import type { Offer, OfferSide } from "@parley/domain/offer/offer";
import type { AdvertiserFilters, IndexedAdvertiser } from "./indexed-advertiser.ts";

/** What the list needs of an offer; the rest is fetched for the page that is shown. */
export type IndexedOffer = ListableOffer;

/** One side of one market. */
export type IndexSide = Pick<Offer, "side" | "crypto" | "fiat">;

export type IndexSort = "price" | "completion" | "trades" | "release";

/** What is known of the reader where only takeable offers are wanted. */
export interface IndexTaker extends TakerFigures {
  readonly accountGroup: number;
  /** For how many cents of US dollars the reader's group may still buy. */
  readonly roomCents: number;
  /** Offers on which it has as much open as it may. */
  readonly fullOffers: ReadonlySet<OfferId>;
}

/** In which units a market counts. */
export interface MarketScales {
  readonly priceScale: number;
  readonly cryptoScale: number;
  readonly fiatScale: number;
}

export interface IndexQuery extends MarketScales {
  /** Of the offers: a buyer queries sell offers. */
  readonly side: OfferSide;
  readonly crypto: string;
  readonly fiat: string;
  /** Null hides floating offers. */
  readonly rate: bigint | null;
  /** The worth of a minor unit of the fiat, in cents of US dollars; null where it is unknown. */
  readonly centsPerUnit: number | null;
  readonly now: number;
  readonly sort: IndexSort;
  readonly offset: number;
  readonly limit: number;
  readonly amount?: { readonly value: bigint; readonly in: "fiat" | "crypto" };
  /** Offers with any of these. */
  readonly payMethods?: readonly string[];
  readonly filters?: AdvertiserFilters;
  readonly taker?: IndexTaker;
  readonly advertiserId?: UserId;
  /** Only these advertisers. */
  readonly followed?: ReadonlySet<UserId>;
  /** None of these, in either direction of the block. */
  readonly blocked?: ReadonlySet<UserId>;
}

export interface IndexResult {
  readonly offers: readonly FoundOffer[];
  readonly total: number;
  /** There are more than `total`. */
  readonly isCapped: boolean;
}

export interface FoundOffer {
  readonly id: OfferId;
  readonly advertiserId: UserId;
  readonly price: bigint;
}

export interface DepthStep {
  readonly price: bigint;
  /** Atoms at this price alone. */
  readonly quantity: bigint;
}

export interface OfferIndex {
  /** Puts an offer in, or in place of its older self. */
  put(offer: IndexedOffer): void;
  /** The same for many, which takes hardly longer than for one. */
  putAll(offers: readonly IndexedOffer[]): void;
  /** What orders change. Returns where the offer is listed; null when it is not in the index. */
  setRemaining(id: OfferId, remaining: bigint): IndexSide | null;
  remove(id: OfferId): void;
  /** Answers which sides are listed otherwise now; being seen again changes none. */
  putAdvertiser(advertiser: IndexedAdvertiser): readonly IndexSide[];
  ask(question: IndexQuery): IndexResult;
  /** How much there is at each price, the best first, of as many offers as a list counts. */
  depth(question: IndexQuery): readonly DepthStep[];
  readonly size: number;
}

/** No list counts further. */
export const MAX_COUNT = 1_000;
