// One offer for a reader, with every obstacle to taking it.
import { toOfferId } from "@parley/domain/ids";
import { readTraderRelations, type TraderCard } from "@parley/database/queries/market/listed-offer";
import {
  findOffer as findOfferRow,
  findOfferByShareToken,
} from "@parley/database/queries/market/offer";
import { listGateRefusals, type GateRefusal } from "@parley/domain/account/gate";
import { listUnmetConditions, type UnmetCondition } from "@parley/domain/offer/conditions";
import { isTooSmall } from "@parley/domain/offer/decide-offer";
import { effectivePrice } from "@parley/domain/offer/effective-price";
import { isOpenAt } from "@parley/domain/offer/hours";
import type { Offer } from "@parley/domain/offer/offer";
import { freshPrices } from "@parley/domain/wallet/worth";
import type { Requester } from "../../identity/account/session.ts";
import { readStanding } from "../../identity/gate/read-standing.ts";
import { findMarketFacts, type MarketFacts } from "../offer/market-facts.ts";
import { readCards } from "./read-cards.ts";
import { listOverLimits, readLimits, type GroupLimits } from "../../identity/group/read-group.ts";
import type { MarketReadParts } from "./parts.ts";
import { readTakerWhoStands } from "./read-taker.ts";

export type TakeReason =
  | GateRefusal
  | UnmetCondition
  | "marketDisabled"
  | "offerNotOnline"
  | "offerOutsideHours"
  | "offerOfOwnGroup"
  | "traderBlocked"
  | "ratesStale"
  | "offerHidden"
  | "openOrdersLimit"
  | "offerOrdersLimit"
  | "openWorthLimit"
  | "advertiserLimit"
  | "cancelLimit";

export interface FoundOffer {
  readonly ok: true;
  readonly offer: Offer;
  readonly facts: MarketFacts;
  readonly card: TraderCard;
  /** Null while there is none. */
  readonly price: bigint | null;
  readonly reasons: readonly TakeReason[];
  readonly isFollowed: boolean;
  /** What the reader's group may have open; null without a session. */
  readonly limits: GroupLimits | null;
  /** Dollars that one coin counts as in these limits; null while there is no price to rely on. */
  readonly coinWorth: string | null;
}

/** A private offer is found by its token alone, except by its advertiser. */
export async function findOffer(
  parts: MarketReadParts,
  session: Requester | null,
  asked: { readonly advId?: string | undefined; readonly shareToken?: string | undefined },
): Promise<FoundOffer | { readonly ok: false; readonly error: "offerUnknown" }> {
  const unknown = { ok: false, error: "offerUnknown" } as const;
  const { advId, shareToken } = asked;
  const offer =
    shareToken === undefined
      ? advId === undefined
        ? null
        : await findOfferRow(parts.pool, toOfferId(advId))
      : await findOfferByShareToken(parts.pool, shareToken);
  if (offer === null) return unknown;
  if (advId !== undefined && String(offer.id) !== advId) return unknown;
  const isOwn = offer.advertiserId === session?.userId;
  if (offer.visibility === "private" && shareToken === undefined && !isOwn) return unknown;
  const facts = await findMarketFacts(parts.market, offer.crypto, offer.fiat);
  const card = (await readCards(parts, [offer.advertiserId])).get(offer.advertiserId);
  if (facts === null || card === undefined) return unknown;
  const relations = session === null ? null : await readTraderRelations(parts.pool, session.userId);
  const isBlocked = relations?.blocked.has(offer.advertiserId) === true;
  if (isBlocked && !isOwn) return unknown;
  const now = effectivePrice(offer.side, offer.price, facts.rate);
  const limits = session === null ? null : await readLimits(parts, session, { offerId: offer.id });
  const quotes = limits === null ? [] : await parts.market.quotes.read();
  const prices = freshPrices(quotes, parts.clock.now(), parts.market.maxAgeMs);
  return {
    ok: true,
    offer,
    facts,
    card,
    price: now.ok ? now.price : null,
    reasons: [
      ...(await listPersonal(parts, session, offer)),
      ...listOfTheOffer(parts, offer, facts, card),
      ...(limits === null ? [] : listOverLimits(limits, offer.side)),
      ...listOverAdvertiser(offer, facts, card),
    ],
    limits,
    coinWorth: prices.get(offer.crypto) ?? null,
    isFollowed: relations?.followed.has(offer.advertiserId) === true,
  };
}

async function listPersonal(
  parts: MarketReadParts,
  session: Requester | null,
  offer: Offer,
): Promise<TakeReason[]> {
  if (session === null) return ["notLoggedIn"];
  const { standing } = await readStanding(parts.pool, parts.clock, session.userId);
  const own: TakeReason[] = session.accountGroup === offer.accountGroup ? ["offerOfOwnGroup"] : [];
  const taker = await readTakerWhoStands(parts, session, standing);
  return [...listGateRefusals(standing), ...own, ...listUnmetConditions(offer.conditions, taker)];
}

function listOfTheOffer(
  { clock }: MarketReadParts,
  offer: Offer,
  facts: MarketFacts,
  card: TraderCard,
): TakeReason[] {
  const reasons: TakeReason[] = [];
  if (!facts.isEnabled) reasons.push("marketDisabled");
  if (offer.state !== "online" || card.isFrozen) reasons.push("offerNotOnline");
  if (!isOpenAt(offer.hours, clock.now())) reasons.push("offerOutsideHours");
  const now = effectivePrice(offer.side, offer.price, facts.rate);
  if (!now.ok) reasons.push(now.error === "rateMissing" ? "ratesStale" : "offerHidden");
  else if (isTooSmall(offer.remaining, offer.minLimit, { ...facts, price: now.price })) {
    reasons.push("offerHidden");
  }
  return reasons;
}

/**
 * A buy offer of an advertiser who may not have even its smallest order open besides the present
 * ones.
 */
function listOverAdvertiser(
  { side, minLimit }: Offer,
  { centsPerUnit }: MarketFacts,
  { buyRoomCents }: TraderCard,
): TakeReason[] {
  if (side === "sell" || centsPerUnit === null) return [];
  return Number(minLimit) * centsPerUnit > buyRoomCents ? ["advertiserLimit"] : [];
}
