// A contact that was bound waits before it can be used to log in or to reset the password, and the
// one it replaced stays good until then. So a stolen session and one code that was talked out of its
// owner are not yet the account: the owner is told at what was bound before, and can undo it.
import type { Channel } from "../account/account-name.ts";

const HOUR_MS = 60 * 60_000;

/** How long a new contact waits. */
export const CONTACT_WAIT_MS = 24 * HOUR_MS;

/** How long a change of contacts can be undone; a former contact is nobody else's for as long. */
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
 * Until when a contact that is bound now waits; null where it does not. The first proof of what was
 * entered for somebody does not wait, nor does the only contact there is: else nobody could log in.
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
