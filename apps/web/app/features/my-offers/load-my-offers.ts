/** Reads one page of the reader's own offers, as the address asks for it. */
import { queryMyAdv } from "@parley/contract/endpoints/offers";
import type { LoaderFunctionArgs } from "react-router";
import { pageContext } from "../../shell/page-context.ts";
import { stateOf, type OfferState, type OwnOffer } from "./own-offer.ts";

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
  request,
}: Pick<LoaderFunctionArgs, "context" | "request">): Promise<MyOffersData> {
  const { searchParams } = new URL(request.url);
  const state = stateOf(searchParams.get("state"));
  const asked = searchParams.get("page") ?? "";
  const page = /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1;
  const result = await context.get(pageContext).api.call(queryMyAdv, { state, page });
  if (!result.ok) return { state, found: { ok: false, message: result.message } };
  const { list, total, pageSize } = result.data;
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  return { state, found: { ok: true, offers: list, page, pageCount } };
}
