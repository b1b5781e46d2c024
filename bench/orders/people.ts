// The users of the measurement: advertisers with an offer each, and takers with a session each,
// identified by their numbers, so that database and load generator share no state.
import { createHash } from "node:crypto";

export const ADVERTISERS = 1_000;
/** Base32, of the advertisers' authenticators. */
export const TOTP_SECRET = "JBSWY3DPEHPK3PXP";
/** The secret of all seals. */
export const SECRET = "the-secret-of-the-measured-server-alone";
export const MARKET = { crypto: "USDT", fiat: "EUR", payMethod: "sepa" } as const;
/** Coins of every order; the price is one unit of the currency. */
export const AMOUNT = 50;
export const PRICE = "1";

const FIRST_ADVERTISER = 5_000_000_000;
const FIRST_TAKER = 6_000_000_000;
const FIRST_OF_PGBENCH = 7_000_000_000;
const FIRST_OFFER = 8_000_000_000;

/** Numbers count from 0. */
export const advertiserId = (place: number): number => FIRST_ADVERTISER + place;
export const takerId = (place: number): number => FIRST_TAKER + place;
export const pgbenchTakerId = (place: number): number => FIRST_OF_PGBENCH + place;
export const offerId = (place: number): number => FIRST_OFFER + place;

export interface Tokens {
  readonly auth: string;
  readonly authorization: string;
}

export function tokensOf(userId: number): Tokens {
  const token = (half: string) =>
    createHash("sha256").update(`${half} of ${userId}`).digest("base64url");
  return { auth: token("auth"), authorization: token("authorization") };
}

/** An address of its own, so that limits apply to each user separately. */
export function addressOf(userId: number): string {
  const place = userId % 16_000_000;
  return `10.${(place >> 16) & 255}.${(place >> 8) & 255}.${place & 255}`;
}
