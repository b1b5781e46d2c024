/**
 * Offers that the reader has just paused or resumed. They stay in their place of the list, with what
 * they are now and the way back, until another list is looked at. A closed one has no way back.
 */
import type { OfferState } from "../own-offer.ts";

interface Offer {
  readonly advId: string;
  readonly state: OfferState;
}

export interface Moved<Own extends Offer> {
  readonly offer: Own;
  /** Where it was in the list. */
  readonly place: number;
}

/** The list with what has left it. */
export function withMoved<Own extends Offer>(
  listed: readonly Own[],
  moved: readonly Moved<Own>[],
): Own[] {
  const shown = [...listed];
  for (const { offer, place } of moved.toSorted((one, other) => one.place - other.place)) {
    const isListed = listed.some(({ advId }) => advId === offer.advId);
    if (!isListed) shown.splice(Math.min(place, shown.length), 0, offer);
  }
  return shown;
}

/** One more, in the place that it has in what is shown. */
export function addMoved<Own extends Offer>(
  moved: readonly Moved<Own>[],
  shown: readonly Own[],
  offer: Own,
): Moved<Own>[] {
  const place = shown.findIndex(({ advId }) => advId === offer.advId);
  const others = moved.filter((one) => one.offer.advId !== offer.advId);
  if (offer.state === "closed") return others;
  return [...others, { offer, place: place === -1 ? shown.length : place }];
}

/** Without those that the list has again: from now on the list says what they are. */
export function withoutReturned<Own extends Offer>(
  moved: readonly Moved<Own>[],
  listed: readonly Own[],
  state: OfferState,
): readonly Moved<Own>[] {
  return moved.filter(
    ({ offer }) => offer.state !== state || listed.every(({ advId }) => advId !== offer.advId),
  );
}
