/** Reads one page of the reader's own offers, as the address asks for it, and how many there are. */
import type { EndpointReply } from "@parley/contract/endpoint";
import { queryMyAdv, queryMyAdvCounts } from "@parley/contract/endpoints/market/own-offers";
import { queryOrderList } from "@parley/contract/endpoints/trade/orders";
import type { LoaderFunctionArgs } from "react-router";
import { listReleasable } from "../../../shared/release-together/release-selection.ts";
import type { Api } from "../../../shell/api/api.ts";
import { pageContext } from "../../../shell/page/page-context.ts";
import type { OwnOffer } from "../own-offer.ts";
import { filterOf, requestOf, type OfferFilter } from "./offer-filter.ts";

export type PaidOrder = EndpointReply<typeof queryOrderList>["list"][number];
export type OfferCounts = EndpointReply<typeof queryMyAdvCounts>;

export interface MyOffersData {
  readonly filter: OfferFilter;
  /** Orders that are paid and wait for the reader's release, the newest first. */
  readonly paid: readonly PaidOrder[];
  /** Null when they could not be read: the list alone is shown then. */
  readonly counts: OfferCounts | null;
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
  const filter = filterOf(searchParams);
  const asked = searchParams.get("page") ?? "";
  const page = /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1;
  const { api } = context.get(pageContext);
  const [found, counts, paid] = await Promise.all([
    readPage(api, filter, page),
    api.call(queryMyAdvCounts, {}),
    readPaid(api),
  ]);
  // The last one of the last page may just have gone: then the page before it is the last.
  const isBeyond = found.ok && page > found.pageCount;
  return {
    filter,
    paid,
    counts: counts.ok ? counts.data : null,
    found: isBeyond ? await readPage(api, filter, found.pageCount) : found,
  };
}

async function readPage(
  api: Api,
  filter: OfferFilter,
  page: number,
): Promise<MyOffersData["found"]> {
  const result = await api.call(queryMyAdv, { ...requestOf(filter), page });
  if (!result.ok) return { ok: false, message: result.message };
  const { list, total, pageSize } = result.data;
  return { ok: true, offers: list, page, pageCount: Math.max(1, Math.ceil(total / pageSize)) };
}

/** None when they could not be read: My Orders has them too. */
async function readPaid(api: Api): Promise<PaidOrder[]> {
  const orders = await api.call(queryOrderList, { status: "pending", type: "sell" });
  return orders.ok ? listReleasable(orders.data.list) : [];
}
