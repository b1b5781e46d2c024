// The codes by which a user proves to be present, as they travel in a call, and the errors of such a
// call.
import * as z from "zod/mini";
import { knownPasswordText, sixDigits } from "./fields.ts";

/** Errors of a call with codes. */
export const CODE_ERRORS = [
  "codesMissing",
  "codeInvalid",
  "codeExpired",
  "codeUsed",
  "codeTriesUsedUp",
  "passkeyInvalid",
  "loginBlocked",
  "idempotencyMismatch",
] as const;

/** Errors of a call with a sealed request. */
export const COMMAND_ERRORS = [
  ...CODE_ERRORS,
  "codeFormatInvalid",
  "commandInvalid",
  "commandKeyUnknown",
  "commandExpired",
  "commandReplayed",
] as const;

const base64url = () => z.string().check(z.maxLength(8_000), z.regex(/^[\w-]*$/));

/** What a browser answers for a passkey (PublicKeyCredentialJSON of WebAuthn). */
const passkeyAnswer = <Response extends z.core.$ZodShape>(response: Response) =>
  z.object({
    id: base64url(),
    rawId: base64url(),
    type: z.literal("public-key"),
    authenticatorAttachment: z.optional(z.enum(["platform", "cross-platform"])),
    clientExtensionResults: z.optional(z.record(z.string(), z.unknown())),
    response: z.object(response),
  });

/** The answer to a challenge (AuthenticationResponseJSON). */
export const passkeyAssertion = () =>
  passkeyAnswer({
    clientDataJSON: base64url(),
    authenticatorData: base64url(),
    signature: base64url(),
    userHandle: z.optional(base64url()),
  });

/** The answer when a passkey is made (RegistrationResponseJSON). */
export const passkeyAttestation = () =>
  passkeyAnswer({
    clientDataJSON: base64url(),
    attestationObject: z.string().check(z.maxLength(64_000), z.regex(/^[\w-]*$/)),
    authenticatorData: z.optional(base64url()),
    transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(8))),
    publicKeyAlgorithm: z.optional(z.int()),
    publicKey: z.optional(base64url()),
  });

/** A recovery code replaces the authenticator, once; blanks and hyphens in it are ignored. */
const recoveryCode = () => z.string().check(z.regex(/^[A-Za-z0-9 -]{8,40}$/));

export const securityCodes = () =>
  z.strictObject({
    email: z.optional(sixDigits()),
    phone: z.optional(sixDigits()),
    totp: z.optional(sixDigits()),
    passkey: z.optional(passkeyAssertion()),
    recovery: z.optional(recoveryCode()),
    /** Required only where neither a contact nor an authenticator is bound. */
    password: z.optional(knownPasswordText()),
  });
