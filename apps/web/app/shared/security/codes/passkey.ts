/** Passkeys in this browser: making one and answering with one, with refusals as values. */
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import type { EndpointInput } from "@parley/contract/endpoint";
import type { finishPasskey } from "@parley/contract/endpoints/identity/security";
import type { PasskeyAnswer } from "./factors.ts";

/** What the server hands over for the browser, unread. */
export type PasskeyOptions = Readonly<Record<string, unknown>>;

export type NewPasskey = EndpointInput<typeof finishPasskey>["credential"];

/** The person said no or did nothing; the browser cannot; the device has one already; else. */
export type PasskeyRefusal = "canceled" | "unsupported" | "exists" | "failed";

export type PasskeyResult<Credential> =
  | { readonly ok: true; readonly credential: Credential }
  | { readonly ok: false; readonly reason: PasskeyRefusal };

/** The library is loaded when it is used for the first time. */
const library = () => import("@simplewebauthn/browser");

export async function createPasskey(options: PasskeyOptions): Promise<PasskeyResult<NewPasskey>> {
  const { browserSupportsWebAuthn, startRegistration } = await library();
  if (!browserSupportsWebAuthn()) return { ok: false, reason: "unsupported" };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- WebAuthn defines the form; the server made it with the same library.
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return ceremony(async () => {
    const { response, clientExtensionResults, authenticatorAttachment, ...rest } =
      await startRegistration({ optionsJSON });
    const { transports, publicKey, publicKeyAlgorithm, authenticatorData, ...needed } = response;
    return {
      ...rest,
      ...defined({ authenticatorAttachment }),
      clientExtensionResults: { ...clientExtensionResults },
      response: {
        ...needed,
        ...defined({ transports, publicKey, publicKeyAlgorithm, authenticatorData }),
      },
    };
  });
}

export async function answerWithPasskey(
  options: PasskeyOptions,
): Promise<PasskeyResult<PasskeyAnswer>> {
  const { browserSupportsWebAuthn, startAuthentication } = await library();
  if (!browserSupportsWebAuthn()) return { ok: false, reason: "unsupported" };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- WebAuthn defines the form; the server made it with the same library.
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return ceremony(async () => answerOf(await startAuthentication({ optionsJSON })));
}

function answerOf({
  response: { userHandle, ...response },
  clientExtensionResults,
  authenticatorAttachment,
  ...rest
}: AuthenticationResponseJSON): PasskeyAnswer {
  return {
    ...rest,
    ...defined({ authenticatorAttachment }),
    clientExtensionResults: { ...clientExtensionResults },
    response: { ...response, ...defined({ userHandle }) },
  };
}

type Defined<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };

/** Leaves out what is undefined, so that it is absent on the wire and in the type. */
function defined<Fields extends object>(fields: Fields): Defined<Fields> {
  const rest: Defined<Fields> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) Object.assign(rest, { [name]: value });
  }
  return rest;
}

async function ceremony<Credential>(
  run: () => Promise<Credential>,
): Promise<PasskeyResult<Credential>> {
  try {
    return { ok: true, credential: await run() };
  } catch (error) {
    return { ok: false, reason: refusalOf(error) };
  }
}

/** The names that WebAuthn gives to its errors; the library keeps them. */
export function refusalOf(error: unknown): PasskeyRefusal {
  const name = error instanceof Error ? error.name : "";
  if (name === "NotAllowedError" || name === "AbortError") return "canceled";
  if (name === "InvalidStateError") return "exists";
  return name === "NotSupportedError" ? "unsupported" : "failed";
}
