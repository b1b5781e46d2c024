/** The factors a login requires, for the security verification. */
import type { EndpointReply } from "@parley/contract/endpoint";
import type { logIn } from "@parley/contract/endpoints/identity/account";
import type { Needs } from "../../../shared/security/codes/requirements.ts";

export type VerificationNeeded = Extract<EndpointReply<typeof logIn>, { readonly next: "verify" }>;

export type Sent = "email" | "phone";

/** The channels of which one is enough; none where the authenticator is required. */
export function sentChannels(channels: VerificationNeeded["channels"]): Sent[] {
  const names = new Set<string>(channels.map(({ channel }) => channel));
  return (["email", "phone"] as const).filter((name) => names.has(name));
}

/** A passkey that is requested directly replaces the authenticator, where it is offered. */
export function needsOfChannels(
  channels: VerificationNeeded["channels"],
  chosen: Sent | null = sentChannels(channels)[0] ?? null,
): Needs {
  const has = (name: string) => channels.some(({ channel }) => channel === name);
  const sentTo = (name: string) => channels.find(({ channel }) => channel === name)?.sentTo ?? null;
  const email = chosen === "email";
  const phone = chosen === "phone";
  const passkey = has("passkey");
  const totp = has("totp") || (passkey && !email && !phone);
  return {
    requirements: { email, phone, totp, passkey, password: false },
    targets: { email: sentTo("email"), phone: sentTo("phone") },
  };
}
