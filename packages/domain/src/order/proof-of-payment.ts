// A payment that the seller has not received: from when the seller can report it, until when proof
// is requested from the buyer, and when silence alone returns the coins.
import type { Order } from "./order.ts";

const MINUTE_MS = 60_000;

/** Usual time of arrival of a method that is instant. */
export const INSTANT_ARRIVAL_MS = 10 * MINUTE_MS;
/** How long the buyer has to prove a payment that has not arrived. */
export const PROOF_MS = 60 * MINUTE_MS;
/** No refund for silence alone before so long after the payment was marked. */
export const SILENCE_MS = 24 * 60 * MINUTE_MS;

/** Until when proof is requested from the buyer; null where the seller has not reported it. */
export function proofBy({ notReceived }: Pick<Order, "notReceived">): number | null {
  return notReceived === null ? null : notReceived.at + PROOF_MS;
}

/** Proof was requested from the buyer and the time has passed. */
export function isProofOverdue({ notReceived }: Pick<Order, "notReceived">, now: number): boolean {
  return notReceived?.answeredAt === null && now >= notReceived.at + PROOF_MS;
}

/** From when silence alone can return the coins; null where proof was given or not requested. */
export function silenceFrom({
  notReceived,
  paidAt,
}: Pick<Order, "notReceived" | "paidAt">): number | null {
  if (notReceived?.answeredAt !== null || paidAt === null) return null;
  return Math.max(notReceived.at + PROOF_MS, paidAt + SILENCE_MS);
}
