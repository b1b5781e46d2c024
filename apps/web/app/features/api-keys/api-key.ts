import type { EndpointReply } from "@parley/contract/endpoint";
import type { createApiKey, listApiKeys } from "@parley/contract/endpoints/identity/api-keys";
import { parseRange } from "@parley/domain/account/network-range";
import { cleanLine } from "@parley/domain/format/clean-text";
import { parseAmount } from "@parley/domain/money/amount";
import type { KeyKind, KeyPermission } from "@parley/domain/security/api-key";

export type ApiKey = EndpointReply<typeof listApiKeys>[number];
export type MadeKey = EndpointReply<typeof createApiKey>;

/** Days until a new key expires; `never` where it does not. */
export const EXPIRIES = ["30", "90", "365", "never"] as const;
export type Expiry = (typeof EXPIRIES)[number];

/** What the form holds. */
export interface NewKey {
  name: string;
  kind: KeyKind;
  publicKey: string;
  permissions: KeyPermission[];
  /** One a line. */
  addresses: string;
  expiry: Expiry;
  releaseCap: string;
  withdrawCap: string;
}

export const EMPTY_KEY: NewKey = {
  name: "",
  kind: "hmac",
  publicKey: "",
  permissions: ["read"],
  addresses: "",
  expiry: "90",
  releaseCap: "",
  withdrawCap: "",
};

const DAY_MS = 24 * 60 * 60_000;
const CENTS_SCALE = 2;

export function addressesOf(text: string): string[] {
  return text
    .split(/[\s,;]+/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

/** The first line that is no address; null where all are. */
export function findWrongAddress(text: string): string | null {
  return addressesOf(text).find((line) => parseRange(line) === null) ?? null;
}

export function isCap(text: string): boolean {
  const cents = parseAmount(text.trim(), CENTS_SCALE);
  return cents !== null && cents > 0n;
}

/** It moves coins without codes. */
export function movesCoins(permissions: readonly KeyPermission[]): boolean {
  return permissions.includes("release") || permissions.includes("withdraw");
}

/** What is sent, and sealed: only what the chosen kind and permissions ask for. */
export function bodyOf(given: NewKey, now: number) {
  const { kind, permissions, expiry } = given;
  const addresses = addressesOf(given.addresses);
  return {
    name: cleanLine(given.name),
    kind,
    ...(kind === "ed25519" ? { publicKey: given.publicKey.trim() } : {}),
    permissions,
    ...(addresses.length === 0 ? {} : { addresses }),
    ...(expiry === "never" ? {} : { expiresAt: now + Number(expiry) * DAY_MS }),
    ...(permissions.includes("release") ? { releaseCapPerDay: given.releaseCap.trim() } : {}),
    ...(permissions.includes("withdraw") ? { withdrawCapPerDay: given.withdrawCap.trim() } : {}),
  };
}

export type KeyBody = ReturnType<typeof bodyOf>;
