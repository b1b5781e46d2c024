// A newly bound contact waits before it can be used to log in or to reset the password, and the one
// it replaced stays valid until then. So a stolen session and one code obtained from its owner do
// not suffice: the owner is notified at the former contact, and can undo the change.
import type { Channel } from "../account/account-name.ts";

const HOUR_MS = 60 * 60_000;

/** How long a new contact waits. */
export const CONTACT_WAIT_MS = 24 * HOUR_MS;

/** How long a change of contacts can be undone; a former contact is reserved for as long. */
export const CONTACT_UNDO_MS = 72 * HOUR_MS;

/** What is bound as the account knows it; instants are epoch milliseconds. */
export interface BoundContact {
  readonly target: string;
  /** False where it was only entered, by a master or staff. */
  readonly isVerified: boolean;
  /** Null: does not wait. */
  readonly waitsUntil: number | null;
}

export function isWaiting({ waitsUntil }: Pick<BoundContact, "waitsUntil">, now: number): boolean {
  return waitsUntil !== null && waitsUntil > now;
}

/**
 * Until when a contact that is bound now waits; null where it does not. The first proof of a
 * contact entered by a master or staff does not wait, nor does the only contact: otherwise the user
 * could not log in.
 */
export function decideWait(
  target: string,
  channel: Channel,
  bound: Readonly<Record<Channel, BoundContact | null>>,
  now: number,
): number | null {
  const before = bound[channel];
  const isFirstProof = before !== null && !before.isVerified && before.target === target;
  const isOnlyOne = [bound.email, bound.phone].every(
    (contact) => contact === null || !contact.isVerified,
  );
  return isFirstProof || isOnlyOne ? null : now + CONTACT_WAIT_MS;
}
