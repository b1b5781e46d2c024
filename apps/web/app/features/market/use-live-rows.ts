/**
 * The rows of a listing: first those of the page as loaded, then updated by `mergeOffers` whenever
 * the market announces a change.
 */
import { queryAdvList } from "@parley/contract/endpoints/market/offers";
import type { EndpointInput } from "@parley/contract/endpoint";
import { useMemo } from "react";
import { getApi } from "../../shell/api/api.ts";
import type { Loaded } from "../../shared/data/loaded.ts";
import { useData } from "../../shared/data/use-data.ts";
import type { ShownOffer, ShownPage } from "../../shared/trade/listed-offer.ts";
import type { OfferRow } from "../../shared/trade/offer-table.tsx";
import { countWaiting, listPagesBeside, mergeOffers, type LatestOffers } from "./merge-offers.ts";
import type { ListChanges } from "./use-live-market.ts";

type Asked = EndpointInput<typeof queryAdvList>;

export interface LiveRows {
  readonly rows: readonly OfferRow[];
  readonly waiting: number;
  readonly showLatest: () => void;
}

interface Listing extends LatestOffers {
  /** As shown. */
  readonly rows: readonly OfferRow[];
}

export interface LiveList {
  /** Names the list: another one begins anew, the same one is brought up to date. */
  readonly address: string;
  readonly asked: Asked;
  readonly given: ShownPage;
  readonly onChange: ListChanges;
}

export function useLiveRows({ address, asked, given, onChange }: LiveList): LiveRows {
  const first = useMemo(() => ({ ok: true, data: listingOf(given) }) as const, [given]);
  const { data, take } = useData<Listing>({
    key: address,
    first,
    read: () => readLatest(asked, listing.rows),
    join: (known, latest) => ({ ...latest, rows: mergeOffers(known.rows, latest) }),
    follow: onChange,
  });
  const listing: Listing = data ?? first.data;
  const { rows, page } = listing;
  return {
    rows,
    waiting: countWaiting(rows, page),
    showLatest: () => take(listing, (known) => ({ ...known, rows: known.page.list })),
  };
}

function listingOf(page: ShownPage, beside: LatestOffers["beside"] = null): Listing {
  return { page, beside, rows: page.list };
}

async function readLatest(asked: Asked, rows: readonly ShownOffer[]): Promise<Loaded<Listing>> {
  const found = await getApi().call(queryAdvList, asked);
  if (!found.ok) return found;
  const pages = listPagesBeside(rows, found.data);
  const beside = await Promise.all(
    pages.map((page) => getApi().call(queryAdvList, { ...asked, page })),
  );
  const isWhole = pages.length > 0 && beside.every(({ ok }) => ok);
  const offers = beside.flatMap((one) => (one.ok ? one.data.list : []));
  return { ok: true, data: listingOf(found.data, isWhole ? offers : null) };
}
