// Editing, pausing and closing an offer. An edit is optimistic: it names the version it was made from.
import { isDeepStrictEqual } from "node:util";
import type { UserId } from "@parley/domain/ids";
import { userAccount } from "@parley/domain/ledger/account";
import { moveLines } from "@parley/domain/ledger/transfer";
import {
  decideOffer,
  type OfferMarket,
  type OfferRefusal,
} from "@parley/domain/offer/decide-offer";
import type { Offer, OfferState } from "@parley/domain/offer/offer";
import type { FreshRefusal } from "@parley/domain/wallet/fresh-coins";
import type { RefusedAs } from "@parley/domain/refused";
import type { CommandKind } from "@parley/engine/command";
import type { Workspace } from "@parley/engine/workspace";
import { lockRow } from "@parley/engine/table";
import { letLeave } from "../../identity/group/fresh-coins.ts";
import { offerTable } from "./offer-table.ts";
import {
  advertiserLocks,
  decideAdvertiser,
  leavingLocks,
  reserveLocks,
  type AdvertiserRefusal,
} from "./publish-offer.ts";
import { tellOfferChanged } from "./tell-offer.ts";

/**
 * The immutable part of an offer, looked up before: it determines which ledger accounts are locked.
 */
export type OfferIdentity = Pick<Offer, "id" | "advertiserId" | "side" | "crypto" | "fiat">;

interface Change {
  readonly offer: OfferIdentity;
  /** The one that the advertiser saw. */
  readonly version: number;
  readonly market: OfferMarket;
}

export interface Edit extends Change {
  /** The master of the advertiser's account group. */
  readonly groupId: UserId;
  readonly terms: Pick<
    Offer,
    | "price"
    | "quantity"
    | "minLimit"
    | "maxLimit"
    | "payWindowMinutes"
    | "message"
    | "autoReply"
    | "conditions"
    | "hours"
    | "visibility"
    | "payMethods"
    | "userPaymentIds"
  >;
}

export interface StateChange extends Change {
  readonly state: OfferState;
}

export type ChangeRefusal = RefusedAs<
  OfferRefusal | AdvertiserRefusal | "offerUnknown" | "offerClosed" | "offerChanged"
>;

export type EditRefusal = ChangeRefusal | FreshRefusal;

type Reply = { readonly advId: string; readonly version: number };

export const editOffer: CommandKind<Edit, Reply, EditRefusal> = {
  name: "edit-offer",
  locks: ({ offer, terms, groupId }) => [
    lockRow(offerTable, offer.id),
    ...advertiserLocks(offer, terms.userPaymentIds),
    ...reserveLocks(offer),
    ...leavingLocks(offer, groupId),
  ],
  decide(edit, workspace) {
    const found = findChangeable(edit, workspace);
    if (!found.ok) return found;
    const { offer } = found;
    const { terms, market } = edit;
    // Saved as it is: no new version, which would count as the change after a takedown.
    if (isDeepStrictEqual({ ...offer, ...terms }, offer)) {
      return { ok: true, reply: { advId: String(offer.id), version: offer.version } };
    }
    const refused = decideAdvertiser(workspace, offer, terms.userPaymentIds);
    if (refused !== null) return { ok: false, error: refused };
    // What orders have taken stays taken: the change moves what is left by as much.
    const delta = terms.quantity - offer.quantity;
    const remaining = offer.remaining + delta;
    if (remaining < 0n) return { ok: false, error: "quantityTooSmall" };
    const error = decideOffer(offer.side, terms, remaining, market);
    if (error !== null) return { ok: false, error };
    const version = offer.version + 1;
    if (!moveReserve(workspace, offer, delta, `edit-${version}`)) {
      return { ok: false, error: "insufficientBalance" };
    }
    if (offer.side === "sell" && delta > 0n) {
      const fresh = letLeave(workspace, { groupId: edit.groupId, asset: offer.crypto }, delta);
      if (fresh !== null) return fresh;
    }
    return keep(workspace, { ...offer, ...terms, remaining, version, updatedAt: workspace.now });
  },
};

export const setOfferState: CommandKind<StateChange, Reply, ChangeRefusal> = {
  name: "set-offer-state",
  locks: ({ offer }) => [
    lockRow(offerTable, offer.id),
    ...advertiserLocks(offer, []),
    ...reserveLocks(offer),
  ],
  decide(change, workspace) {
    const found = findChangeable(change, workspace);
    if (!found.ok) return found;
    const { offer } = found;
    const { state, market } = change;
    if (state === offer.state)
      return { ok: true, reply: { advId: String(offer.id), version: offer.version } };
    const version = offer.version + 1;
    const next = { ...offer, state, isSwitchedOff: false, version, updatedAt: workspace.now };
    if (state === "closed") {
      moveReserve(workspace, offer, -offer.remaining, "close");
      return keep(workspace, { ...next, remaining: 0n });
    }
    // Going online again passes the same rules as publishing. A freeze stops neither pause nor end.
    const refused = state === "online" ? decideAdvertiser(workspace, offer, []) : null;
    if (refused !== null) return { ok: false, error: refused };
    const error =
      state === "online" ? decideOffer(offer.side, offer, offer.remaining, market) : null;
    return error === null ? keep(workspace, next) : { ok: false, error };
  },
};

function findChangeable(
  { offer: { id }, version }: Change,
  workspace: Workspace,
): { readonly ok: true; readonly offer: Offer } | ChangeRefusal {
  const offer = workspace.read(offerTable, id);
  if (offer === null) return { ok: false, error: "offerUnknown" };
  if (offer.state === "closed") return { ok: false, error: "offerClosed" };
  return offer.version === version ? { ok: true, offer } : { ok: false, error: "offerChanged" };
}

/** Into the reserve, or out of it when negative. False when the advertiser has not so much. */
function moveReserve(workspace: Workspace, offer: Offer, delta: bigint, step: string): boolean {
  if (offer.side === "buy" || delta === 0n) return true;
  const spot = userAccount(offer.advertiserId, "spot", offer.crypto);
  const reserve = userAccount(offer.advertiserId, "offer", offer.crypto);
  return workspace.post({ kind: "offer", id: offer.id, step }, moveLines(spot, reserve, delta)).ok;
}

export function keep(
  workspace: Workspace,
  offer: Offer,
): { readonly ok: true; readonly reply: Reply } {
  workspace.write(offerTable, offer);
  tellOfferChanged(workspace, offer);
  return { ok: true, reply: { advId: String(offer.id), version: offer.version } };
}
