/** Reads one page of the reader's own offers, as the address asks for it. */
import { queryMyAdv } from "@parley/contract/endpoints/market/own-offers";
import type { LoaderFunctionArgs } from "react-router";
import type { Api } from "../../../shell/api/api.ts";
import { pageContext } from "../../../shell/page/page-context.ts";
import { stateOf, type OfferState, type OwnOffer } from "../own-offer.ts";

export interface MyOffersData {
  readonly state: OfferState;
  readonly found:
    | {
        readonly ok: true;
        readonly offers: readonly OwnOffer[];
        readonly page: number;
        readonly pageCount: number;
      }
    /** What the server said. */
    | { readonly ok: false; readonly message: string };
}

export async function loadMyOffers({
  context,
  url: { searchParams },
}: Pick<LoaderFunctionArgs, "context" | "url">): Promise<MyOffersData> {
  const state = stateOf(searchParams.get("state"));
  const asked = searchParams.get("page") ?? "";
  const page = /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1;
  const { api } = context.get(pageContext);
  const found = await readPage(api, state, page);
  // The last one of the last page may just have gone: then the page before it is the last.
  const isBeyond = found.ok && page > found.pageCount;
  return { state, found: isBeyond ? await readPage(api, state, found.pageCount) : found };
}

async function readPage(api: Api, state: OfferState, page: number): Promise<MyOffersData["found"]> {
  const result = await api.call(queryMyAdv, { state, page });
  if (!result.ok) return { ok: false, message: result.message };
  const { list, total, pageSize } = result.data;
  return { ok: true, offers: list, page, pageCount: Math.max(1, Math.ceil(total / pageSize)) };
}
