// Every change of an offer writes an event: for the servers, whose lists follow, and for its
// advertiser.
import type { Offer } from "@parley/domain/offer/offer";
import type { Workspace } from "@parley/engine/workspace";
import { tellBalance } from "../../messaging/events/tell-balance.ts";

/** For the servers alone. */
export const OFFER_TOPIC = "offer";

/** An edit, a new offer, a change of state: the lists read the offer again. */
export function tellOfferChanged(workspace: Workspace, offer: Offer): void {
  const payload = { advId: String(offer.id) };
  workspace.tell({ userId: null, topic: OFFER_TOPIC, payload, news: `offer ${offer.id}` });
  if (offer.side === "sell") {
    tellBalance(workspace, offer.advertiserId, offer.crypto);
  }
}

/** What an order takes or returns: frequent, and small enough to be included. */
export function tellStockChanged(workspace: Workspace, { id, remaining }: Offer): void {
  const payload = { advId: String(id), remaining: String(remaining) };
  workspace.tell({ userId: null, topic: OFFER_TOPIC, payload, news: `stock ${id}` });
}
