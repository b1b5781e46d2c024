// Asking staff to take lost factors away, and what is left of an account when they do.
import type { Contacts } from "./contact-change.ts";
import type { Factor } from "./required-factors.ts";

export interface ResetFacts extends Contacts {
  /** The own authenticator is on. */
  readonly totp: boolean;
}

export type ResetRefusal = "notBound" | "accountInvalid";

/**
 * Only a bound factor can be lost. A user who has lost the last contact must name another one:
 * without any, neither logging in nor notifying the user would be possible.
 */
export function decideResetRequest(
  lost: readonly Factor[],
  facts: ResetFacts,
  hasOtherContact: boolean,
): ResetRefusal | null {
  const isBound = (factor: Factor) => (factor === "totp" ? facts.totp : facts[factor] !== null);
  if (!lost.every(isBound)) return "notBound";
  return keepsContact(lost, facts) || hasOtherContact ? null : "accountInvalid";
}

/** Whether an address or a number is left when these are gone. */
export function keepsContact(lost: readonly Factor[], { email, phone }: Contacts): boolean {
  return (email !== null && !lost.includes("email")) || (phone !== null && !lost.includes("phone"));
}

/** The owner, who is notified at every channel, has this long to object before it can be approved. */
export const RESET_WAIT_MS = 24 * 60 * 60_000;

/** From when a request may be approved; it may be refused at once. */
export function approvableFrom(createdAt: number): number {
  return createdAt + RESET_WAIT_MS;
}

export const RESET_STATUSES = ["pending", "approved", "refused", "cancelled"] as const;
export type ResetStatus = (typeof RESET_STATUSES)[number];

/** The owner ends it before it is decided: what was taken away cannot be given back by this. */
export function decideResetCancel(status: ResetStatus): "resetRequestClosed" | null {
  return status === "pending" ? null : "resetRequestClosed";
}

/** How the owner has shown to be the owner: logged in, or by the link of a message. */
export type ResetCancelledBy = "session" | "link";

/** Pictures that come with a request. */
export const MOST_RESET_FILES = 2;
