/** A passkey in place of the authenticator's code, for one decision. */
import type { AuthenticationResponseJSON } from "@simplewebauthn/browser";
import { beginPasskeyCheck } from "@parley/contract/endpoints/identity/security";
import type { EndpointInput } from "@parley/contract/endpoint";
import type { openStaffSession } from "@parley/contract/endpoints/staff/door";
import { api, failureText } from "./api.ts";

export type Codes = EndpointInput<typeof openStaffSession>["codes"];
type Assertion = NonNullable<Codes["passkey"]>;

export type PasskeyAnswer =
  | { readonly ok: true; readonly passkey: Assertion }
  | { readonly ok: false; readonly text: string };

/** `subject` is what the decision is about: the challenge is good for nothing else. */
export async function answerWithPasskey(subject: string): Promise<PasskeyAnswer> {
  const begun = await api.call(beginPasskeyCheck, { purpose: "staff-action", subject });
  if (!begun.ok) return { ok: false, text: failureText(begun) };
  const { browserSupportsWebAuthn, startAuthentication } = await import("@simplewebauthn/browser");
  if (!browserSupportsWebAuthn()) {
    return { ok: false, text: "This browser cannot use passkeys. Use your authenticator." };
  }
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- WebAuthn defines the form; the server made it with the same library.
    const optionsJSON = begun.data.options as unknown as Parameters<
      typeof startAuthentication
    >[0]["optionsJSON"];
    return { ok: true, passkey: assertionOf(await startAuthentication({ optionsJSON })) };
  } catch {
    return { ok: false, text: "The passkey was not used. Try again, or use your authenticator." };
  }
}

/** What is undefined is left out, as the contract wants it. */
function assertionOf(answer: AuthenticationResponseJSON): Assertion {
  const { response, clientExtensionResults, authenticatorAttachment, ...rest } = answer;
  const { userHandle, ...signed } = response;
  return {
    ...rest,
    ...(authenticatorAttachment === undefined ? {} : { authenticatorAttachment }),
    clientExtensionResults: { ...clientExtensionResults },
    response: { ...signed, ...(userHandle === undefined ? {} : { userHandle }) },
  };
}
