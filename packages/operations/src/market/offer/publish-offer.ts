// Publishing an offer: the stock of a sell offer moves from the advertiser's spot to the reserve,
// so that every listed quantity is real.
import type { PaymentId, UserId } from "@parley/domain/ids";
import { isBarred } from "@parley/domain/account/hold";
import { userAccount } from "@parley/domain/ledger/account";
import { moveLines } from "@parley/domain/ledger/transfer";
import {
  decideOffer,
  type OfferMarket,
  type OfferRefusal,
} from "@parley/domain/offer/decide-offer";
import type { Offer } from "@parley/domain/offer/offer";
import type { FreshRefusal } from "@parley/domain/wallet/fresh-coins";
import type { RefusedAs } from "@parley/domain/refused";
import type { CommandKind } from "@parley/engine/command";
import { accountTable } from "@parley/engine/ledger-tables";
import type { Workspace } from "@parley/engine/workspace";
import { userTable } from "../../kernel/user-table.ts";
import { lockRow, type LockedRow } from "@parley/engine/table";
import { groupCoinsTable, letLeave } from "../../identity/group/fresh-coins.ts";
import { offerCountTable } from "./offer-count-table.ts";
import { offerTable } from "./offer-table.ts";
import { paymentTable } from "./payment-table.ts";
import { tellOfferChanged } from "./tell-offer.ts";

/** That an advertiser has open or paused. */
export const MAX_OFFERS = 100;

export interface NewOffer extends Omit<
  Offer,
  "remaining" | "state" | "isSwitchedOff" | "version" | "openOrders" | "createdAt" | "updatedAt"
> {}

export interface Publication {
  readonly offer: NewOffer;
  /** The master of the advertiser's account group. */
  readonly groupId: UserId;
  /** As read before the command; the rules are checked again when it takes effect. */
  readonly market: OfferMarket;
}

/** Refused for what the advertiser has or may do. */
export type AdvertiserRefusal =
  | "insufficientBalance"
  | "tradingFrozen"
  | "staffMayNotTrade"
  | "unknownPayMethod";

export type PublicationRefusal =
  | FreshRefusal
  | RefusedAs<OfferRefusal | AdvertiserRefusal | "offerLimit">;

export const publishOffer: CommandKind<
  Publication,
  { readonly advId: string },
  PublicationRefusal
> = {
  name: "publish-offer",
  locks: ({ offer, groupId }) => [
    lockRow(offerTable, offer.id),
    ...advertiserLocks(offer, offer.userPaymentIds),
    lockRow(offerCountTable, offer.advertiserId),
    ...reserveLocks(offer),
    ...leavingLocks(offer, groupId),
  ],
  decide({ offer, market, groupId }, workspace) {
    const refused = decideAdvertiser(workspace, offer, offer.userPaymentIds);
    if (refused !== null) return { ok: false, error: refused };
    const unclosed = workspace.read(offerCountTable, offer.advertiserId)?.unclosed ?? 0;
    if (unclosed >= MAX_OFFERS) return { ok: false, error: "offerLimit" };
    const error = decideOffer(offer.side, offer, offer.quantity, market);
    if (error !== null) return { ok: false, error };
    if (offer.side === "sell") {
      const { advertiserId, crypto, quantity } = offer;
      const from = userAccount(advertiserId, "spot", crypto);
      const to = userAccount(advertiserId, "offer", crypto);
      const cause = { kind: "offer", id: offer.id, step: "publish" };
      const booked = workspace.post(cause, moveLines(from, to, quantity));
      if (!booked.ok) return { ok: false, error: "insufficientBalance" };
      const fresh = letLeave(workspace, { groupId, asset: crypto }, quantity);
      if (fresh !== null) return fresh;
    }
    const made: Offer = {
      ...offer,
      remaining: offer.quantity,
      state: "online",
      isSwitchedOff: false,
      version: 1,
      openOrders: 0,
      createdAt: workspace.now,
      updatedAt: workspace.now,
    };
    workspace.write(offerTable, made);
    const { advertiserId } = offer;
    workspace.write(offerCountTable, { advertiserId, unclosed: unclosed + 1 });
    tellOfferChanged(workspace, made);
    return { ok: true, reply: { advId: String(offer.id) } };
  },
};

/** The ledger accounts that an offer's reserve moves between. */
export function reserveLocks({
  side,
  advertiserId,
  crypto,
}: Pick<Offer, "side" | "advertiserId" | "crypto">) {
  if (side === "buy") return [];
  return [
    lockRow(accountTable, userAccount(advertiserId, "spot", crypto)),
    lockRow(accountTable, userAccount(advertiserId, "offer", crypto)),
  ];
}

/** What the group may sell of a coin: fresh coins stay, also as the reserve of an offer. */
export function leavingLocks(
  { side, crypto }: Pick<Offer, "side" | "crypto">,
  groupId: UserId,
): LockedRow[] {
  return side === "buy" ? [] : [lockRow(groupCoinsTable, { groupId, asset: crypto })];
}

/**
 * The advertiser, and the payment accounts of the offer: neither is frozen nor removed meanwhile.
 */
export function advertiserLocks(
  { advertiserId }: Pick<Offer, "advertiserId">,
  userPaymentIds: readonly PaymentId[],
): LockedRow[] {
  return [
    lockRow(userTable, advertiserId),
    ...userPaymentIds.map((id) => lockRow(paymentTable, id)),
  ];
}

export function decideAdvertiser(
  workspace: Workspace,
  { advertiserId }: Pick<Offer, "advertiserId">,
  userPaymentIds: readonly PaymentId[],
): "tradingFrozen" | "staffMayNotTrade" | "unknownPayMethod" | null {
  const advertiser = workspace.read(userTable, advertiserId);
  if (advertiser === null || isBarred(advertiser, workspace.now)) return "tradingFrozen";
  if (advertiser.isInStaffGroup) return "staffMayNotTrade";
  const areOwn = userPaymentIds.every((id) => {
    const payment = workspace.read(paymentTable, id);
    return payment !== null && payment.userId === advertiserId && !payment.isRemoved;
  });
  return areOwn ? null : "unknownPayMethod";
}
