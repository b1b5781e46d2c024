// What passkeys need of WebAuthn: the questions we put to a browser and what its answers are worth.
// Whether a challenge was ours, in time and not used before, is for the database to say.
import type { PasskeyRow } from "@parley/database/queries/security/passkey";
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import type { PasskeyAssertion } from "../factor/factor-codes.ts";

/** This site, as devices know it. */
export interface RelyingParty {
  /** Host without www, so that a passkey is good on both. */
  readonly id: string;
  readonly origins: readonly string[];
}

/** What a browser answers when a passkey is made. */
export interface PasskeyAttestation {
  readonly id: string;
  readonly rawId: string;
  readonly type: "public-key";
  readonly response: {
    readonly clientDataJSON: string;
    readonly attestationObject: string;
    readonly transports?: readonly string[] | undefined;
  };
}

/** Handed to the browser as it is. */
export interface Question {
  readonly challenge: string;
  readonly options: Readonly<Record<string, unknown>>;
}

const SITE_NAME = "Parley";
/** How long a person may take. */
export const CHALLENGE_VALID_MS = 5 * 60_000;
/** EdDSA, ES256 and RS256: what devices in use have. */
const ALGORITHMS = [-8, -7, -257];

export function createRelyingParty(publicUrl: string): RelyingParty {
  const url = new URL(publicUrl);
  const id = url.hostname.replace(/^www\./, "");
  const port = url.port === "" ? "" : `:${url.port}`;
  return { id, origins: [id, `www.${id}`].map((host) => `${url.protocol}//${host}${port}`) };
}

export interface NewPasskeyOwner {
  /** Says nothing about the person; devices keep it and give it back. */
  readonly handle: string;
  /** Under which the device lists the passkey. */
  readonly name: string;
  readonly passkeys: readonly PasskeyRow[];
}

export async function askForNewPasskey(
  { id }: RelyingParty,
  { handle, name, passkeys }: NewPasskeyOwner,
): Promise<Question> {
  const options = await generateRegistrationOptions({
    rpName: SITE_NAME,
    rpID: id,
    userID: new Uint8Array(Buffer.from(handle, "base64url")),
    userName: name,
    timeout: CHALLENGE_VALID_MS,
    attestationType: "none",
    excludeCredentials: passkeys.map(describeKey),
    // Logging in with it takes no password, so that it must be found by itself and ask for a finger
    // or a PIN.
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    supportedAlgorithmIDs: ALGORITHMS,
  });
  return { challenge: options.challenge, options: { ...options } };
}

/** With no passkeys named, the device offers those it has for this site. */
export async function askForPasskey(
  { id }: RelyingParty,
  passkeys: readonly PasskeyRow[],
): Promise<Question> {
  const options = await generateAuthenticationOptions({
    rpID: id,
    timeout: CHALLENGE_VALID_MS,
    userVerification: "required",
    allowCredentials: passkeys.map(describeKey),
  });
  return { challenge: options.challenge, options: { ...options } };
}

export interface CheckedAttestation {
  /** That the answer was made for; to be taken from those that wait. */
  readonly challenge: string;
  readonly credentialId: Buffer;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: readonly string[];
}

/** Null when the answer is not one of this site's, or no person was asked. */
export async function checkAttestation(
  { id, origins }: RelyingParty,
  { id: credentialId, rawId, type, response }: PasskeyAttestation,
): Promise<CheckedAttestation | null> {
  const heard = hearChallenge();
  const { clientDataJSON, attestationObject, transports = [] } = response;
  const checked = await verifyRegistrationResponse({
    response: {
      id: credentialId,
      rawId,
      type,
      clientExtensionResults: {},
      response: { clientDataJSON, attestationObject },
    },
    expectedChallenge: heard.listen,
    expectedOrigin: [...origins],
    expectedRPID: id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => null);
  if (checked === null || !checked.verified) return null;
  const { credential } = checked.registrationInfo;
  return {
    challenge: heard.challenge(),
    credentialId: Buffer.from(credential.id, "base64url"),
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports,
  };
}

export interface CheckedAssertion {
  readonly challenge: string;
  /** To be kept, if it is greater than what was kept before. */
  readonly counter: number;
}

/** Null when the signature is not this passkey's, or its counter reveals a copy. */
export async function checkAssertion(
  { id, origins }: RelyingParty,
  { id: credentialId, rawId, type, response }: PasskeyAssertion,
  passkey: PasskeyRow,
): Promise<CheckedAssertion | null> {
  const heard = hearChallenge();
  const { clientDataJSON, authenticatorData, signature } = response;
  const checked = await verifyAuthenticationResponse({
    response: {
      id: credentialId,
      rawId,
      type,
      clientExtensionResults: {},
      response: { clientDataJSON, authenticatorData, signature },
    },
    expectedChallenge: heard.listen,
    expectedOrigin: [...origins],
    expectedRPID: id,
    requireUserVerification: true,
    credential: {
      id: passkey.credentialId.toString("base64url"),
      publicKey: new Uint8Array(passkey.publicKey),
      counter: passkey.counter,
    },
  }).catch(() => null);
  if (checked === null || !checked.verified) return null;
  return { challenge: heard.challenge(), counter: checked.authenticationInfo.newCounter };
}

/** The library asks whether a challenge is ours; here only its value is needed. */
function hearChallenge() {
  let heard = "";
  return {
    listen: (challenge: string) => {
      heard = challenge;
      return true;
    },
    challenge: () => heard,
  };
}

function describeKey({ credentialId, transports }: PasskeyRow) {
  return { id: credentialId.toString("base64url"), transports: [...transports] };
}
