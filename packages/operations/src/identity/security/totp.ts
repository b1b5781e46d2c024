// The codes of authenticators (TOTP, RFC 6238): six digits that change every half minute.
import type { UserId } from "@parley/domain/ids";
import { totpStepAt } from "@parley/domain/security/totp-step";
import type { Vault } from "@parley/platform/vault";
import { Secret, TOTP } from "otpauth";

const ISSUER = "Parley";
/** The length that RFC 4226 asks for, and every app takes. */
const SECRET_BYTES = 20;
/** Clocks of phones are a bit off, and typing takes a while: one step before and after. */
const WINDOW = 1;

/** Base32, as it is typed into an app. */
export function makeTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** What a QR code says; `label` names the account in the app. */
export function describeTotp(secret: string, label: string): string {
  return new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret) }).toString();
}

/** The half minute that the code belongs to, null when it is none of those that count now. */
export function findTotpStep(secret: string, code: string, now: number): number | null {
  const delta = TOTP.validate({
    token: code,
    secret: Secret.fromBase32(secret),
    timestamp: now,
    window: WINDOW,
  });
  return delta === null ? null : totpStepAt(now) + delta;
}

export function sealTotpSecret(vault: Vault, userId: UserId, secret: string): string {
  return vault.seal(sealPurpose(userId), Buffer.from(secret, "utf8"));
}

export function openTotpSecret(vault: Vault, userId: UserId, sealed: string): string {
  return Buffer.from(vault.open(sealPurpose(userId), sealed)).toString("utf8");
}

/** Bound to the user, so that a secret copied to another row does not open. */
function sealPurpose(userId: UserId): string {
  return `authenticator ${userId}`;
}
