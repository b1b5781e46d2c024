/** What a login asks for, in the words of the security verification. */
import type { EndpointReply } from "@parley/contract/endpoint";
import type { logIn } from "@parley/contract/endpoints/account";
import type { Needs } from "../../shell/security/requirements.ts";

export type VerificationNeeded = Extract<EndpointReply<typeof logIn>, { readonly next: "verify" }>;

/** A passkey that is asked for by itself takes the authenticator's place, where it is offered. */
export function needsOfChannels(channels: VerificationNeeded["channels"]): Needs {
  const has = (name: string) => channels.some(({ channel }) => channel === name);
  const sentTo = (name: string) => channels.find(({ channel }) => channel === name)?.sentTo ?? null;
  const email = has("email");
  const phone = has("phone");
  const passkey = has("passkey");
  const totp = has("totp") || (passkey && !email && !phone);
  return {
    requirements: { email, phone, totp, passkey, password: false },
    targets: { email: sentTo("email"), phone: sentTo("phone") },
  };
}
