// Two ways in which a user is kept from trading. A freeze stops what is new: orders, offers and
// withdrawals. A hold by staff does the same until an instant, and also stops settlements.

export interface Barred {
  readonly isTradingFrozen: boolean;
  /** Epoch milliseconds; of the master too. */
  readonly heldUntil: number | null;
}

export function isHeld({ heldUntil }: Pick<Barred, "heldUntil">, now: number): boolean {
  return heldUntil !== null && heldUntil > now;
}

/** Nothing new, for either reason. */
export function isBarred(person: Barred, now: number): boolean {
  return person.isTradingFrozen || isHeld(person, now);
}
