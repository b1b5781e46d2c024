// API keys: what a program may do with one, the text it signs, and in which order a signed request is
// refused. The order reveals nothing about a key to a caller who cannot sign with it.
import { isInRange, parseRange } from "../account/network-range.ts";
import type { OrderAction } from "../order/order-step.ts";

export const KEY_PERMISSIONS = ["read", "trade", "release", "withdraw"] as const;
export type KeyPermission = (typeof KEY_PERMISSIONS)[number];

export const KEY_KINDS = ["ed25519", "hmac"] as const;
export type KeyKind = (typeof KEY_KINDS)[number];

/** Of one user. More are a sign of keys that were forgotten. */
export const MOST_API_KEYS = 20;
export const MAX_KEY_NAME_LENGTH = 40;
export const MOST_KEY_ADDRESSES = 20;
/** How long a revoked key stays in the list, so that its owner can see why a program stopped. */
export const REVOKED_SHOWN_MS = 30 * 24 * 60 * 60_000;

/** Who or what ended a key. `access`: the password was changed or reset, or staff reset the account. */
export const REVOKED_FOR = ["owner", "master", "access", "frozen"] as const;
export type RevokedFor = (typeof REVOKED_FOR)[number];

/** A day's cap on withdrawals where the request names none, in cents of US dollars. */
export const DEFAULT_WITHDRAW_CAP_CENTS = 100_000n;
/** Above this a cap protects nothing. */
export const LARGEST_CAP_CENTS = 100_000_000_000n;

/** The end of the year 9999: the database reads no later instants. */
export const LATEST_KEY_EXPIRY = Date.UTC(9999, 11, 31);

/** How far the sender's clock may differ, either way. */
export const KEY_TIME_MS = 30_000;
/** Withdrawals by key go to addresses that have been in the address book for as long. */
export const ADDRESS_AGE_MS = 24 * 60 * 60_000;
/** Caps count what happened within this time. */
export const CAP_WINDOW_MS = 24 * 60 * 60_000;

const NONCE_FORM = /^[\w-]{16,64}$/;
const KEY_ID_FORM = /^[\w-]{22}$/;
/** 32 bytes of an HMAC, 64 of an Ed25519 signature, as base64url. */
const SIGNATURE_FORM = /^(?:[\w-]{43}|[\w-]{86})$/;
const TIME_FORM = /^\d{1,15}$/;

/** The headers of a signed request as they were sent. */
export interface KeyHeaders {
  readonly key: unknown;
  readonly time: unknown;
  readonly nonce: unknown;
  readonly signature: unknown;
}

export interface SignedBy {
  readonly keyId: string;
  /** Epoch milliseconds, as text: it is signed as it was written. */
  readonly time: string;
  readonly nonce: string;
  readonly signature: string;
}

/** Null where one is absent, malformed, or was sent twice. */
export function readKeyHeaders({ key, time, nonce, signature }: KeyHeaders): SignedBy | null {
  const isFormed =
    isText(key, KEY_ID_FORM) &&
    isText(time, TIME_FORM) &&
    isText(nonce, NONCE_FORM) &&
    isText(signature, SIGNATURE_FORM);
  return isFormed ? { keyId: key, time, nonce, signature } : null;
}

function isText(value: unknown, form: RegExp): value is string {
  return typeof value === "string" && form.test(value);
}

export interface SignedRequest {
  readonly method: string;
  /** Path and query as they were sent, with the account group where the path had one. */
  readonly target: string;
  /** Hex SHA-256 of the body's bytes. */
  readonly bodyHash: string;
}

export function signedText(
  { method, target, bodyHash }: SignedRequest,
  { time, nonce }: Pick<SignedBy, "time" | "nonce">,
): string {
  return [method, target, bodyHash, time, nonce].join("\n");
}

export function isTimely({ time }: Pick<SignedBy, "time">, now: number): boolean {
  return Math.abs(now - Number(time)) <= KEY_TIME_MS;
}

/** From then on the nonce need not be remembered: the request is refused for its time. */
export function nonceExpiresAt({ time }: Pick<SignedBy, "time">): number {
  return Number(time) + KEY_TIME_MS + 1;
}

export type KeyRefusal =
  | "apiKeyUnknown"
  | "apiKeyExpired"
  | "apiKeyAddress"
  | "apiSignatureInvalid"
  | "apiTimeOutside"
  | "apiNonceUsed"
  | "apiPermissionMissing";

export interface KeyTerms {
  /** Empty: from everywhere. */
  readonly addresses: readonly string[];
  /** Epoch milliseconds; null for a key that does not expire. */
  readonly expiresAt: number | null;
}

/** Looked at once the signature is right: what a key allows is its owner's business. */
export function decideKeyTerms(
  { addresses, expiresAt }: KeyTerms,
  address: string,
  now: number,
): "apiKeyAddress" | "apiKeyExpired" | null {
  const isFromHere =
    addresses.length === 0 ||
    addresses.some((text) => {
      const range = parseRange(text);
      return range !== null && isInRange(address, range);
    });
  if (!isFromHere) return "apiKeyAddress";
  return expiresAt !== null && now >= expiresAt ? "apiKeyExpired" : null;
}

/** What a call asks of a key: one of these permissions is enough; none where it refuses keys. */
export function decideKeyPermission(
  granted: readonly KeyPermission[],
  oneOf: readonly KeyPermission[] | undefined,
): "apiPermissionMissing" | null {
  const isGranted = oneOf?.some((permission) => granted.includes(permission)) ?? false;
  return isGranted ? null : "apiPermissionMissing";
}

/**
 * What a step of an order asks of a key. Null: no key may do it. Splits and accepted rulings give
 * coins away by agreement, and whatever else needs codes needs a person.
 */
export function keyPermissionOf(action: OrderAction, needsCodes: boolean): KeyPermission | null {
  if (action === "release") return "release";
  const isAgreement =
    action === "propose-split" || action === "accept-split" || action === "accept-ruling";
  return isAgreement || needsCodes ? null : "trade";
}

export interface CapUse {
  readonly kind: "release" | "withdraw";
  /** Epoch milliseconds. */
  readonly at: number;
  readonly worthCents: bigint;
}

/** Whether one more is within a day's cap. A permission without a cap allows nothing. */
export function isWithinCap(
  uses: readonly CapUse[],
  next: CapUse,
  capCents: bigint | null,
): boolean {
  if (capCents === null) return false;
  return usedOfCap(uses, next.kind, next.at) + next.worthCents <= capCents;
}

export function usedOfCap(uses: readonly CapUse[], kind: CapUse["kind"], now: number): bigint {
  return uses
    .filter((use) => use.kind === kind && use.at > now - CAP_WINDOW_MS)
    .reduce((sum, { worthCents }) => sum + worthCents, 0n);
}
