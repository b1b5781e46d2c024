/** An offer for its own advertiser, and its state. */
import type { EndpointReply } from "@parley/contract/endpoint";
import type { queryMyAdv } from "@parley/contract/endpoints/market/own-offers";
import { takerSideOf } from "@parley/domain/trade/quote";

export type OwnOffer = EndpointReply<typeof queryMyAdv>["list"][number];
export type OfferState = OwnOffer["state"];

export const STATES = ["online", "paused", "closed"] as const satisfies readonly OfferState[];

/** Online for an address without a known state. */
export function stateOf(text: string | null): OfferState {
  return STATES.find((state) => state === text) ?? "online";
}

/** Where takers see it; only the token opens a private one. */
export function sharePath(offer: OwnOffer): string {
  const { advId, shareToken } = offer;
  return `/p2p/${takerSideOf(offer)}/detail/${advId}?shareToken=${encodeURIComponent(shareToken)}`;
}

/** `1.015000` as a hundred of people would say it: `101.5`. */
export function percentOf(ratio: string): string {
  const [integer = "0", decimals = ""] = ratio.split(".");
  const padded = decimals.padEnd(2, "0");
  const whole = (integer + padded.slice(0, 2)).replace(/^0+(?=\d)/, "");
  const rest = padded.slice(2).replace(/0+$/, "");
  return rest === "" ? whole : `${whole}.${rest}`;
}

/** The other way round: `101.5` is `1.015`; null when it is no such number. */
export function ratioOf(percent: string): string | null {
  const match = /^(\d{1,3})(?:\.(\d{0,4}))?$/.exec(percent);
  if (match === null) return null;
  const [, integer = "", decimals = ""] = match;
  const digits = integer.padStart(3, "0") + decimals;
  return `${digits.slice(0, 1)}.${digits.slice(1)}`;
}
