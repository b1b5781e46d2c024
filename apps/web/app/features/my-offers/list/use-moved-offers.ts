import { useState } from "react";
import type { OfferState, OwnOffer } from "../own-offer.ts";
import { addMoved, withMoved, withoutReturned, type Moved } from "./moved-offers.ts";

/** The offers of a list, with those that the reader has just moved out of it. */
export function useMovedOffers(listed: readonly OwnOffer[], state: OfferState) {
  const [moved, setMoved] = useState<readonly Moved<OwnOffer>[]>([]);
  const [known, setKnown] = useState(listed);
  if (known !== listed) {
    setKnown(listed);
    setMoved(withoutReturned(moved, listed, state));
  }
  const shown = withMoved(listed, moved);
  return {
    shown,
    onMoved: (offer: OwnOffer) => setMoved((before) => addMoved(before, shown, offer)),
  };
}
