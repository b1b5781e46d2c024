// Whatever changes an offer is told: to the servers, whose lists follow, and to its advertiser.
import type { Offer } from "@parley/domain/offer/offer";
import type { Desk } from "../engine/desk.ts";

/** For the servers alone; the list reads the offer again when it hears of it. */
export const OFFER_TOPIC = "offer";

export function tellOfferChanged(desk: Desk, offer: Offer): void {
  const payload = { advId: String(offer.id), crypto: offer.crypto, fiat: offer.fiat };
  desk.tell({ personId: null, topic: OFFER_TOPIC, payload });
  if (offer.side === "sell") {
    const asset = { assetCode: offer.crypto };
    desk.tell({ personId: offer.advertiserId, topic: "balance", payload: asset });
  }
}
