// Publishing an offer: what a sell offer has to give moves from the advertiser's spot to the drawer
// of offers, so that every quantity on the list is real.
import { isBarred } from "@parley/domain/account/hold";
import { drawer } from "@parley/domain/ledger/account";
import { moveLines } from "@parley/domain/ledger/transfer";
import {
  decideOffer,
  type OfferMarket,
  type OfferRefusal,
} from "@parley/domain/offer/decide-offer";
import type { Offer } from "@parley/domain/offer/offer";
import type { FreshRefusal } from "@parley/domain/wallet/fresh-coins";
import type { CommandKind } from "@parley/engine/command";
import { accountShelf } from "@parley/engine/ledger-shelves";
import type { Desk } from "@parley/engine/desk";
import { personShelf } from "../../kernel/person-shelf.ts";
import { need, type Need } from "@parley/engine/shelf";
import { groupCoinsShelf, letLeave } from "../../identity/group/fresh-shelves.ts";
import { offerCountShelf } from "./offer-count-shelf.ts";
import { offerShelf } from "./offer-shelf.ts";
import { paymentShelf } from "./payment-shelf.ts";
import { tellOfferChanged } from "./tell-offer.ts";

/** That an advertiser has open or paused. */
export const MAX_OFFERS = 100;

export interface NewOffer extends Omit<
  Offer,
  "remaining" | "state" | "version" | "openOrders" | "createdAt" | "updatedAt"
> {}

export interface Publication {
  readonly offer: NewOffer;
  /** The master of the advertiser's account group. */
  readonly groupId: bigint;
  /** As it stood when the command was given; the rules are asked once more where it takes effect. */
  readonly market: OfferMarket;
}

export type PublicationRefusal =
  | FreshRefusal
  | {
      readonly ok: false;
      readonly error:
        | OfferRefusal
        | "insufficientBalance"
        | "offerLimit"
        | "tradingFrozen"
        | "staffMayNotTrade"
        | "unknownPayMethod";
    };

export const publishOffer: CommandKind<
  Publication,
  { readonly advId: string },
  PublicationRefusal
> = {
  name: "publish-offer",
  needs: ({ offer, groupId }) => [
    need(offerShelf, offer.id),
    ...advertiserNeeds(offer, offer.userPaymentIds),
    need(offerCountShelf, offer.advertiserId),
    ...reserveNeeds(offer),
    ...leavingNeeds(offer, groupId),
  ],
  decide({ offer, market, groupId }, desk) {
    const refused = decideAdvertiser(desk, offer, offer.userPaymentIds);
    if (refused !== null) return { ok: false, error: refused };
    const unclosed = desk.read(offerCountShelf, offer.advertiserId)?.unclosed ?? 0;
    if (unclosed >= MAX_OFFERS) return { ok: false, error: "offerLimit" };
    const error = decideOffer(offer.side, offer, offer.quantity, market);
    if (error !== null) return { ok: false, error };
    if (offer.side === "sell") {
      const { advertiserId, crypto, quantity } = offer;
      const from = drawer(advertiserId, "spot", crypto);
      const to = drawer(advertiserId, "offer", crypto);
      const cause = { kind: "offer", id: offer.id, step: "publish" };
      const booked = desk.book(cause, moveLines(from, to, quantity));
      if (!booked.ok) return { ok: false, error: "insufficientBalance" };
      const fresh = letLeave(desk, { groupId, asset: crypto }, quantity);
      if (fresh !== null) return fresh;
    }
    const made: Offer = {
      ...offer,
      remaining: offer.quantity,
      state: "online",
      version: 1,
      openOrders: 0,
      createdAt: desk.now,
      updatedAt: desk.now,
    };
    desk.write(offerShelf, made);
    const { advertiserId } = offer;
    desk.write(offerCountShelf, { advertiserId, unclosed: unclosed + 1 });
    tellOfferChanged(desk, made);
    return { ok: true, reply: { advId: String(offer.id) } };
  },
};

/** The drawers that an offer's reserve moves between. */
export function reserveNeeds({
  side,
  advertiserId,
  crypto,
}: Pick<Offer, "side" | "advertiserId" | "crypto">) {
  if (side === "buy") return [];
  return [
    need(accountShelf, drawer(advertiserId, "spot", crypto)),
    need(accountShelf, drawer(advertiserId, "offer", crypto)),
  ];
}

/** What the group may sell of a coin: fresh coins stay, also as the reserve of an offer. */
export function leavingNeeds(
  { side, crypto }: Pick<Offer, "side" | "crypto">,
  groupId: bigint,
): Need[] {
  return side === "buy" ? [] : [need(groupCoinsShelf, { groupId, asset: crypto })];
}

/** Who advertises, and the accounts that takers pay into: nobody freezes or removes them meanwhile. */
export function advertiserNeeds(
  { advertiserId }: Pick<Offer, "advertiserId">,
  userPaymentIds: readonly bigint[],
): Need[] {
  return [need(personShelf, advertiserId), ...userPaymentIds.map((id) => need(paymentShelf, id))];
}

export function decideAdvertiser(
  desk: Desk,
  { advertiserId }: Pick<Offer, "advertiserId">,
  userPaymentIds: readonly bigint[],
): "tradingFrozen" | "staffMayNotTrade" | "unknownPayMethod" | null {
  const advertiser = desk.read(personShelf, advertiserId);
  if (advertiser === null || isBarred(advertiser, desk.now)) return "tradingFrozen";
  if (advertiser.isInStaffGroup) return "staffMayNotTrade";
  const areOwn = userPaymentIds.every((id) => {
    const payment = desk.read(paymentShelf, id);
    return payment !== null && payment.personId === advertiserId && !payment.isRemoved;
  });
  return areOwn ? null : "unknownPayMethod";
}
