/** Which of the own offers are listed, as the address says it. */
import type { OfferSide } from "@parley/domain/offer/offer";
import { stateOf, type OfferState } from "../own-offer.ts";

export interface OfferFilter {
  readonly state: OfferState;
  readonly side: OfferSide | null;
  readonly crypto: string | null;
  readonly fiat: string | null;
}

export function filterOf(query: URLSearchParams): OfferFilter {
  const side = query.get("side");
  return {
    state: stateOf(query.get("state")),
    side: side === "buy" || side === "sell" ? side : null,
    crypto: codeOf(query.get("crypto")),
    fiat: codeOf(query.get("fiat")),
  };
}

/** Only what the call accepts. */
function codeOf(text: string | null): string | null {
  return text !== null && /^[A-Z0-9]{2,12}$/.test(text) ? text : null;
}

export function pathOf({ state, side, crypto, fiat }: OfferFilter, page = 1): string {
  const query = new URLSearchParams();
  if (state !== "online") query.set("state", state);
  if (side !== null) query.set("side", side);
  if (crypto !== null) query.set("crypto", crypto);
  if (fiat !== null) query.set("fiat", fiat);
  if (page > 1) query.set("page", String(page));
  return query.size === 0 ? "/p2p/offers" : `/p2p/offers?${query}`;
}

/** What the call asks for: nothing where nothing was chosen. */
export function requestOf({ state, side, crypto, fiat }: OfferFilter) {
  return {
    state,
    ...(side === null ? {} : { side }),
    ...(crypto === null ? {} : { crypto }),
    ...(fiat === null ? {} : { fiat }),
  };
}

export function isFiltered({ side, crypto, fiat }: OfferFilter): boolean {
  return side !== null || crypto !== null || fiat !== null;
}
