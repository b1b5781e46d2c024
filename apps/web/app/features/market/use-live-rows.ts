/**
 * The rows of a listing: first those of the page as loaded, then updated by `mergeOffers` whenever
 * the market announces a change.
 */
import { queryAdvList } from "@parley/contract/endpoints/market/offers";
import type { EndpointInput } from "@parley/contract/endpoint";
import { useEffect, useEffectEvent, useState } from "react";
import { getApi } from "../../shell/api/api.ts";
import type { ListedOffer, OfferPage } from "../../shared/trade/listed-offer.ts";
import type { OfferRow } from "../../shared/trade/offer-table.tsx";
import { countWaiting, listPagesBeside, mergeOffers, type LatestOffers } from "./merge-offers.ts";
import { useRefresh } from "../../shared/data/use-refresh.ts";

type Asked = EndpointInput<typeof queryAdvList>;

export interface LiveRows {
  readonly rows: readonly OfferRow[];
  readonly waiting: number;
  readonly showLatest: () => void;
}

interface Kept {
  readonly address: string;
  /** As the page brought it; another one is newer than all that was asked before. */
  readonly given: OfferPage;
  readonly latest: LatestOffers;
  readonly rows: readonly OfferRow[];
}

export interface LiveList {
  /** Names the list: another one begins anew, the same one is brought up to date. */
  readonly address: string;
  readonly asked: Asked;
  readonly given: OfferPage;
  /** Takes a function to be called when the list has changed; returns a cancel function. */
  readonly onChange: (listener: () => void) => () => void;
}

export function useLiveRows({ address, asked, given, onChange }: LiveList): LiveRows {
  const [kept, setKept] = useState(() => begin(address, given));
  const current = bringUp(kept, address, given);
  if (current !== kept) setKept(current);

  const ask = async () => {
    const latest = await askLatest(asked, current.rows);
    if (latest === null) return;
    setKept((now) =>
      now.address === address && now.given === given
        ? { ...now, latest, rows: mergeOffers(now.rows, latest) }
        : now,
    );
  };
  const refresh = useEffectEvent(useRefresh(ask, {}));
  useEffect(() => onChange(() => refresh()), [onChange]);

  const { page } = current.latest;
  return {
    rows: current.rows,
    waiting: countWaiting(current.rows, page),
    showLatest: () => setKept({ ...current, rows: page.list }),
  };
}

function begin(address: string, given: OfferPage): Kept {
  return { address, given, latest: { page: given, beside: null }, rows: given.list };
}

function bringUp(kept: Kept, address: string, given: OfferPage): Kept {
  if (kept.address !== address) return begin(address, given);
  if (kept.given === given) return kept;
  const latest = { page: given, beside: null };
  return { address, given, latest, rows: mergeOffers(kept.rows, latest) };
}

/** Null when it could not be read; the next change asks again. */
async function askLatest(asked: Asked, rows: readonly ListedOffer[]): Promise<LatestOffers | null> {
  const found = await getApi().call(queryAdvList, asked);
  if (!found.ok) return null;
  const pages = listPagesBeside(rows, found.data);
  const beside = await Promise.all(
    pages.map((page) => getApi().call(queryAdvList, { ...asked, page })),
  );
  if (pages.length === 0 || beside.some(({ ok }) => !ok)) return { page: found.data, beside: null };
  return { page: found.data, beside: beside.flatMap((one) => (one.ok ? one.data.list : [])) };
}
