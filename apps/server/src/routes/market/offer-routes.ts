// /api/ctc: the market's offers, an advertiser's own, and what users do about advertisers.
import {
  block,
  follow,
  queryAdvertiser,
  report,
} from "@parley/contract/endpoints/market/advertisers";
import { marketDepth, priceHistory } from "@parley/contract/endpoints/market/charts";
import { myLimits, queryAdvDetail, queryAdvList } from "@parley/contract/endpoints/market/offers";
import {
  createAdv,
  queryMyAdv,
  queryMyAdvCounts,
  queryPriceRank,
  setAdvState,
  setAllAdvState,
  updateAdv,
} from "@parley/contract/endpoints/market/own-offers";
import { listTakedowns } from "@parley/database/queries/market/offer-takedown";
import { nextChangeAt } from "@parley/domain/offer/hours";
import type { Offer } from "@parley/domain/offer/offer";
import { formatAmount } from "@parley/domain/money/amount";
import { readLimits } from "@parley/operations/identity/group/read-group";
import * as advertisers from "@parley/operations/market/list/advertiser";
import { findOffer } from "@parley/operations/market/list/find-offer";
import { listOffers } from "@parley/operations/market/list/list-offers";
import { readCards } from "@parley/operations/market/list/read-cards";
import type { MarketPulse } from "@parley/operations/market/index/market-pulse";
import type { MarketReadParts } from "@parley/operations/market/list/parts";
import * as charts from "@parley/operations/market/list/read-charts";
import { readPriceRank } from "@parley/operations/market/list/price-rank";
import {
  countOwnOffers,
  findOwnOffer,
  listOwnOffers,
} from "@parley/operations/market/offer/list-own-offers";
import * as management from "@parley/operations/market/offer/manage-offers";
import { getMarketFacts } from "@parley/operations/market/offer/market-facts";
import type { OfferParts } from "@parley/operations/market/offer/parts";
import type { Locale } from "@parley/phrases/locales";
import {
  bind,
  bindShared,
  type Binding,
  type Sharing,
} from "../../http/binding/endpoint-binding.ts";
import { sayError } from "../../http/replies/error-message.ts";
import { explainFresh } from "../../http/replies/fresh-refusal.ts";
import type { KeptReplies } from "../../http/replies/kept-replies.ts";
import type { BriefReply } from "../../http/replies/prepared-reply.ts";
import { localeKeyOf } from "../../http/replies/request-locale.ts";
import {
  viewCard,
  viewHours,
  viewLimits,
  viewOffer,
  viewOwnLimits,
  viewOwnOffer,
  viewPriceRank,
} from "./offer-views.ts";

export interface OfferRouteParts extends OfferParts, MarketReadParts {
  readonly pulse: MarketPulse;
  /** Cached lists for callers without a login. */
  readonly lists: KeptReplies<BriefReply>;
}

/** Longer bodies are not common requests. */
export const LONGEST_QUESTION = 600;

export function bindOfferRoutes(parts: OfferRouteParts): Binding[] {
  return [
    ...bindListing(parts),
    ...bindOwn(parts),
    ...bindAdvertisers(parts),
    ...bindCharts(parts),
  ];
}

function bindListing(parts: OfferRouteParts): Binding[] {
  return [
    bindShared(queryAdvList, shareLists(parts), async (input, { session, locale }) => {
      const found = await listOffers(parts, session, input);
      if (!found.ok) return found;
      const context = await contextOf(parts, locale);
      const { facts, total, isCapped } = found;
      const { page, pageSize } = input;
      const list = found.offers.map((listed) => viewOffer({ ...listed, facts }, context));
      const capped = isCapped ? { totalCapped: true } : {};
      return { ok: true, data: { list, total, page, pageSize, ...capped } };
    }),

    bind(myLimits, async (_input, { session }) => {
      const limits = await readLimits(parts, session, { offerId: null });
      return { ok: true, data: viewOwnLimits(limits) };
    }),

    bind(queryAdvDetail, async (input, { session, locale }) => {
      const found = await findOffer(parts, session, input);
      if (!found.ok) return found;
      const { offer, facts, card, price, reasons, limits, coinWorth, isFollowed } = found;
      const context = await contextOf(parts, locale);
      return {
        ok: true,
        data: {
          ...viewOffer({ offer, facts, card, price: price ?? 0n }, context),
          state: offer.state,
          takerFeeRate: facts.feeRateText,
          hours: viewHours(offer),
          nextChangeAt: nextChangeAt(offer.hours, context.now),
          canTake: reasons.length === 0,
          reasons: [...reasons],
          limits: limits === null ? null : { ...viewLimits(limits), coinWorth },
          followed: isFollowed,
        },
      };
    }),
  ];
}

/** A caller without a login gets the same list as all others in the same language. */
function shareLists({ pulse, market, lists }: OfferRouteParts): Sharing {
  return {
    kept: lists,
    keyOf(request) {
      if (request.session !== null) return null;
      const question = JSON.stringify(request.body) ?? "";
      if (question.length > LONGEST_QUESTION) return null;
      return `${localeKeyOf(request)} ${question}`;
    },
    stampOf({ body }) {
      const { crypto, fiat }: { crypto?: unknown; fiat?: unknown } = Object(body);
      const readRevision = pulse.revisionsOf({ crypto: textOf(crypto), fiat: textOf(fiat) });
      return () => [readRevision(), market.quotes.read(), market.tradables.read()];
    },
  };
}

/** The body is not parsed yet: `String` would call a method of the caller's making. */
const textOf = (value: unknown) => (typeof value === "string" ? value : "");

function bindOwn(parts: OfferRouteParts): Binding[] {
  return [
    bind(createAdv, async (input, { session, caller, locale }) => {
      const made = await management.publish(parts, session, input, caller.idempotencyKey);
      if (made.ok) return { ok: true, data: await ownView(parts, made.offer, locale) };
      return made.error === "coinsFresh" ? explainFresh(made, session) : made;
    }),

    bind(updateAdv, async (input, { session, caller, locale }) => {
      const made = await management.edit(parts, session, input, caller.idempotencyKey);
      if (made.ok) return { ok: true, data: await ownView(parts, made.offer, locale) };
      return made.error === "coinsFresh" ? explainFresh(made, session) : made;
    }),

    bind(setAdvState, async (input, { session, caller, locale }) => {
      const made = await management.setState(parts, session, input, caller.idempotencyKey);
      return made.ok ? { ok: true, data: await ownView(parts, made.offer, locale) } : made;
    }),

    bind(setAllAdvState, async ({ state }, { session, caller, locale }) => {
      const made = await management.switchAll(parts, session, state, caller.idempotencyKey);
      if (!made.ok) return made;
      const { changed, refused } = made.reply;
      const told = refused.map(({ advId, side, crypto, fiat, error }) => {
        return { advId, side, crypto, fiat, error, message: sayError(locale, error) };
      });
      return { ok: true, data: { changed: [...changed], refused: told } };
    }),

    bind(queryMyAdvCounts, async (_input, { session }) => {
      const { isClosedCapped, kinds, ...counts } = await countOwnOffers(parts, session);
      return {
        ok: true,
        data: {
          ...counts,
          closedCapped: isClosedCapped,
          kinds: kinds.map(({ side, crypto, fiat, state, offers }) => {
            return { side, crypto, fiat, state, offers };
          }),
        },
      };
    }),

    bind(queryPriceRank, async (input, { session }) => {
      const found = await readPriceRank(parts, session, input);
      if (!found.ok) return found;
      return { ok: true, data: viewPriceRank(found) };
    }),

    bind(queryMyAdv, async ({ advId, page, pageSize, ...asked }, { session, locale }) => {
      const { state = null, side = null, crypto = null, fiat = null } = asked;
      const filter = { state, side, crypto, fiat };
      const { offers, total, totalCapped } =
        advId === undefined
          ? await listOwnOffers(parts, session, filter, { page, pageSize })
          : await findOwnOffer(parts, session, advId);
      const list = await ownViews(parts, offers, locale);
      return { ok: true, data: { list, total, totalCapped, page, pageSize } };
    }),
  ];
}

function bindAdvertisers(parts: OfferRouteParts): Binding[] {
  return [
    bind(queryAdvertiser, async ({ uid }, { session }) => {
      const found = await advertisers.readAdvertiser(parts, session, uid);
      if (!found.ok) return found;
      const { card, days, markets, formerNames, isFollowed, isBlocked, isOwn } = found;
      return {
        ok: true,
        data: {
          ...viewCard(card, parts.clock.now()),
          firstTradeAt: card.firstTradeAt === null ? null : Math.round(card.firstTradeAt),
          markets,
          formerNames: [...formerNames],
          positiveFeedback: card.positiveFeedback,
          negativeFeedback: card.negativeFeedback,
          days: days.map(({ day, completedTrades, failedTrades, volumeUsdCents }) => ({
            day,
            completedTrades,
            failedTrades,
            volumeUsd: formatAmount(volumeUsdCents, 2),
          })),
          followed: isFollowed,
          blocked: isBlocked,
          own: isOwn,
        },
      };
    }),

    bind(follow, async ({ uid, follow: isSet }, { session }) => {
      const done = await advertisers.setRelation(parts, session, { uid, kind: "follow", isSet });
      return done.ok ? { ok: true, data: { followed: isSet } } : done;
    }),

    bind(block, async ({ uid, block: isSet }, { session }) => {
      const done = await advertisers.setRelation(parts, session, { uid, kind: "block", isSet });
      return done.ok ? { ok: true, data: { blocked: isSet } } : done;
    }),

    bind(report, async (input, { session }) => {
      const done = await advertisers.reportTrader(parts, session, input);
      return done.ok ? { ok: true, data: { reported: true as const } } : done;
    }),
  ];
}

function bindCharts(parts: OfferRouteParts): Binding[] {
  return [
    bind(priceHistory, async (input) => {
      const found = await charts.readPriceHistory(parts, input);
      return found.ok ? { ok: true, data: { points: found.points } } : found;
    }),

    bind(marketDepth, async ({ crypto, fiat }) => {
      const found = await charts.readDepth(parts, crypto, fiat);
      if (!found.ok) return found;
      const { facts, sell, buy } = found;
      const view = ({ price, quantity }: (typeof sell)[number]) => ({
        price: formatAmount(price, facts.priceScale),
        quantity: formatAmount(quantity, facts.cryptoScale),
      });
      return { ok: true, data: { sell: sell.map(view), buy: buy.map(view) } };
    }),
  ];
}

async function contextOf({ market, clock }: OfferRouteParts, locale: Locale) {
  return { tradables: await market.tradables.read(), locale, now: clock.now() };
}

async function ownView(parts: OfferRouteParts, offer: Offer, locale: Locale) {
  const [view] = await ownViews(parts, [offer], locale);
  if (view === undefined) throw new Error("an offer was not written");
  return view;
}

async function ownViews(parts: OfferRouteParts, offers: readonly Offer[], locale: Locale) {
  const { market, pool } = parts;
  const advertiserIds = offers.map(({ advertiserId }) => advertiserId);
  const cards = await readCards(parts, advertiserIds);
  const context = await contextOf(parts, locale);
  const down = await listTakedowns(
    pool,
    offers.map(({ id }) => id),
  );
  return Promise.all(
    offers.map(async (offer) => {
      const facts = await getMarketFacts({ ...market, pool }, offer.crypto, offer.fiat);
      const card = cards.get(offer.advertiserId);
      if (card === undefined) throw new Error("the advertiser of an offer is gone");
      const takedown = down.find(({ offerId }) => offerId === offer.id) ?? null;
      return viewOwnOffer({ offer, facts, card, takedown }, context);
    }),
  );
}
