// What a sealed request must contain to be accepted, and for how long its keys are valid.

export interface SealedRequestClaims {
  /** The purpose of the codes in it. */
  readonly action: string;
  /** What it is about: an order, a payment method, an address, a channel. */
  readonly subject: string;
  /** Of the request that carries it. */
  readonly bodyHash: string;
  /** When it was written, epoch milliseconds. */
  readonly at: number;
}

export type SealedRequestRejection = "commandExpired" | "commandInvalid";

/** As far as the sender's clock may be off, either way. */
export const COMMAND_AGE_MS = 60_000;

/** Age is checked first, so that an old sealed request reveals nothing about its content. */
export function decideCommand(
  claims: SealedRequestClaims,
  expected: Omit<SealedRequestClaims, "at">,
  now: number,
): SealedRequestRejection | null {
  // Said this way round, a time that is no number is refused as well.
  const isFresh = Math.abs(now - claims.at) <= COMMAND_AGE_MS;
  if (!isFresh) return "commandExpired";
  const isMeant =
    claims.action === expected.action &&
    claims.subject === expected.subject &&
    claims.bodyHash === expected.bodyHash;
  return isMeant ? null : "commandInvalid";
}

/** From then on its nonce need not be remembered: the command is refused for its age. */
export function sealedRequestExpiresAt(at: number): number {
  return at + COMMAND_AGE_MS + 1;
}

const DAY_MS = 24 * 60 * 60_000;
export const KEY_LIFE_MS = 90 * DAY_MS;
/** A page that was opened before the change still carries the key before. */
export const KEY_OVERLAP_MS = DAY_MS;

export interface KeyAge {
  readonly kid: string;
  readonly createdAt: number;
}

export interface KeyDecision<Key extends KeyAge> {
  /** Handed out; null when there is none yet. */
  readonly current: Key | null;
  /** Commands encrypted with these are opened; the current one is among them. */
  readonly accepted: readonly Key[];
  readonly retired: readonly Key[];
  readonly isRotationDue: boolean;
}

/** Keys are sorted newest first. A key is accepted until a day after its successor was made. */
export function decideKeys<Key extends KeyAge>(
  keys: readonly Key[],
  now: number,
): KeyDecision<Key> {
  const current = keys[0] ?? null;
  const isAccepted = (_key: Key, index: number) => {
    const successor = keys[index - 1];
    return successor === undefined || now < successor.createdAt + KEY_OVERLAP_MS;
  };
  return {
    current,
    accepted: keys.filter(isAccepted),
    retired: keys.filter((key, index) => !isAccepted(key, index)),
    isRotationDue: current === null || now >= current.createdAt + KEY_LIFE_MS,
  };
}
