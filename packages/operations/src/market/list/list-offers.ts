// One page of the offers that a reader can take. The index decides which; only their rows are read.
import {
  findUserIdByUid,
  readTraderRelations,
  type TraderCard,
} from "@parley/database/queries/market/listed-offer";
import { listOffers as listOfferRows } from "@parley/database/queries/market/offer";
import { parseAmount } from "@parley/domain/money/amount";
import type { Offer } from "@parley/domain/offer/offer";
import type { TakerSide } from "@parley/domain/trade/quote";
import type { Requester } from "../../identity/account/session.ts";
import { findMarketFacts, type MarketFacts } from "../offer/market-facts.ts";
import type { IndexQuery, IndexSort, FoundOffer } from "../index/index-types.ts";
import type { AdvertiserFilters } from "../index/indexed-advertiser.ts";
import type { MarketReadParts } from "./parts.ts";
import { readCards } from "./read-cards.ts";
import { readTaker } from "./read-taker.ts";

export interface OffersQuestion extends AdvertiserFilters {
  /** The reader's intention. */
  readonly side: TakerSide;
  readonly crypto: string;
  readonly fiat: string;
  readonly amount?: string | undefined;
  readonly amountIn: "fiat" | "crypto";
  readonly payMethods?: readonly string[] | undefined;
  readonly takeableOnly?: boolean | undefined;
  readonly followedOnly?: boolean | undefined;
  readonly advertiserUid?: string | undefined;
  readonly sort: IndexSort;
  readonly page: number;
  readonly pageSize: number;
}

export interface ListedOffer {
  readonly offer: Offer;
  readonly price: bigint;
  readonly card: TraderCard;
}

export interface OffersPage {
  readonly ok: true;
  readonly facts: MarketFacts;
  readonly offers: readonly ListedOffer[];
  readonly total: number;
  readonly isCapped: boolean;
}

export async function listOffers(
  parts: MarketReadParts,
  session: Requester | null,
  asked: OffersQuestion,
): Promise<
  | OffersPage
  | { readonly ok: false; readonly error: "unknownMarket" }
  | { readonly ok: false; readonly error: "badInput"; readonly field: "amount" }
> {
  const facts = await findMarketFacts(parts.market, asked.crypto, asked.fiat);
  if (facts === null) return { ok: false, error: "unknownMarket" };
  const scale = asked.amountIn === "fiat" ? facts.fiatScale : facts.cryptoScale;
  const amount = asked.amount === undefined ? undefined : parseAmount(asked.amount, scale);
  if (amount === null) return { ok: false, error: "badInput", field: "amount" };
  const chosen = await readChosen(parts, session, asked);
  if (chosen === null) return { ok: true, facts, offers: [], total: 0, isCapped: false };
  const answer = parts.offerIndex.ask({
    ...facts,
    ...chosen,
    filters: asked,
    side: asked.side === "buy" ? "sell" : "buy",
    now: parts.clock.now(),
    sort: asked.sort,
    offset: (asked.page - 1) * asked.pageSize,
    limit: asked.pageSize,
    ...(amount === undefined ? {} : { amount: { value: amount, in: asked.amountIn } }),
  });
  const { total, isCapped } = answer;
  return { ok: true, facts, offers: await readRows(parts, answer.offers), total, isCapped };
}

/** What is looked up before the index is asked. */
type Chosen = Pick<IndexQuery, "payMethods" | "taker" | "advertiserId" | "followed" | "blocked">;

/** Null when no offer can match. */
async function readChosen(
  parts: MarketReadParts,
  session: Requester | null,
  asked: OffersQuestion,
): Promise<Chosen | null> {
  const { payMethods, advertiserUid } = asked;
  const advertiserId =
    advertiserUid === undefined
      ? undefined
      : await findUserIdByUid(parts.pool, Number(advertiserUid));
  if (advertiserId === null) return null;
  const relations = session === null ? null : await readTraderRelations(parts.pool, session.userId);
  const isFollowedOnly = asked.followedOnly === true;
  if (isFollowedOnly && relations === null) return null;
  const isTakeableOnly = asked.takeableOnly === true && session !== null;
  const taker = isTakeableOnly ? await readTaker(parts, session) : null;
  if (taker?.isFull === true) return null;
  return {
    ...(payMethods === undefined || payMethods.length === 0 ? {} : { payMethods }),
    ...(advertiserId === undefined ? {} : { advertiserId }),
    ...(relations === null ? {} : { blocked: relations.blocked }),
    ...(isFollowedOnly && relations !== null ? { followed: relations.followed } : {}),
    ...(taker === null ? {} : { taker }),
  };
}

/** In the order of the index; offers closed meanwhile are left out. */
async function readRows(
  parts: Pick<MarketReadParts, "pool" | "clock">,
  listed: readonly FoundOffer[],
): Promise<ListedOffer[]> {
  if (listed.length === 0) return [];
  const offerIds = listed.map(({ id }) => id);
  const advertiserIds = listed.map(({ advertiserId }) => advertiserId);
  const [rows, cards] = await Promise.all([
    listOfferRows(parts.pool, offerIds),
    readCards(parts, advertiserIds),
  ]);
  const offers = new Map(rows.map((offer) => [offer.id, offer]));
  return listed.flatMap(({ id, price }) => {
    const offer = offers.get(id);
    const card = offer === undefined ? undefined : cards.get(offer.advertiserId);
    const isThere = offer?.state === "online" && card !== undefined;
    return isThere ? [{ offer, price, card }] : [];
  });
}
