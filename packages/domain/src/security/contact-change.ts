// Binding and unbinding an email or a phone. One of them must stay, so that a user can always be
// notified.
import type { Channel } from "../account/account-name.ts";

/** What is bound, null where nothing is. */
export type Contacts = Readonly<Record<Channel, string | null>>;

export type BindDecision =
  | { readonly ok: true; readonly replaces: string | null }
  | { readonly ok: false; readonly error: "alreadyBound" };

export function decideBind(channel: Channel, target: string, contacts: Contacts): BindDecision {
  const before = contacts[channel];
  if (before === target) return { ok: false, error: "alreadyBound" };
  return { ok: true, replaces: before };
}

export type UnbindDecision =
  | { readonly ok: true; readonly unbinds: string }
  | { readonly ok: false; readonly error: "notBound" | "emailNeededFirst" | "phoneNeededFirst" };

/** An email must be bound before a phone can be unbound, and the other way round. */
export function decideUnbind(channel: Channel, { email, phone }: Contacts): UnbindDecision {
  const unbinds = channel === "email" ? email : phone;
  if (unbinds === null) return { ok: false, error: "notBound" };
  if (channel === "phone" && email === null) return { ok: false, error: "emailNeededFirst" };
  if (channel === "email" && phone === null) return { ok: false, error: "phoneNeededFirst" };
  return { ok: true, unbinds };
}
