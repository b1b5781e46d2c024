/** The rows of a list that is read again and again, as `mergeOffers` keeps them. */
import { useState } from "react";
import type { OfferPage } from "../../shell/trade/listed-offer.ts";
import type { OfferRow } from "../../shell/trade/offer-table.tsx";
import { countWaiting, mergeOffers } from "./merge-offers.ts";

export interface LiveRows {
  readonly rows: readonly OfferRow[];
  readonly waiting: number;
  readonly showLatest: () => void;
}

/** `address` names the list: another one begins anew, the same one is brought up to date. */
export function useLiveRows(address: string, latest: OfferPage): LiveRows {
  const [kept, setKept] = useState(() => begin(address, latest));
  const isSame = kept.address === address;
  const current =
    kept.latest === latest && isSame
      ? kept
      : isSame
        ? { address, latest, rows: mergeOffers(kept.rows, latest) }
        : begin(address, latest);
  if (current !== kept) setKept(current);
  return {
    rows: current.rows,
    waiting: countWaiting(current.rows, latest),
    showLatest: () => setKept(begin(address, latest)),
  };
}

function begin(address: string, latest: OfferPage) {
  const rows: readonly OfferRow[] = latest.list;
  return { address, latest, rows };
}
