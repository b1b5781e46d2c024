/** Which orders a list shows. It is part of the address, so that a link shows the same. */
import type { EndpointInput } from "@parley/contract/endpoint";
import { ORDER_STATUS_FILTERS, type queryOrderList } from "@parley/contract/endpoints/trade/orders";
import { daysOf, type Days } from "../../shared/forms/days.ts";

export const TYPES = ["buy", "sell"] as const;
export type OrderType = (typeof TYPES)[number];
export type StatusFilter = (typeof ORDER_STATUS_FILTERS)[number];

/** The days are those on which orders were placed. */
export interface OrderFilter extends Days {
  /** The number or its beginning. */
  readonly search: string | null;
  /** An own offer; null: orders of any. */
  readonly offer: string | null;
  readonly type: OrderType | null;
  readonly status: StatusFilter;
  readonly crypto: string | null;
  readonly fiat: string | null;
  readonly page: number;
}

export const EVERYTHING: OrderFilter = {
  search: null,
  offer: null,
  type: null,
  status: "all",
  crypto: null,
  fiat: null,
  from: null,
  to: null,
  page: 1,
};

/** What an old or mistyped address says wrong counts as not said. */
export function filterOf(query: URLSearchParams): OrderFilter {
  const search = query.get("search") ?? "";
  const page = query.get("page") ?? "";
  const offer = query.get("offer") ?? "";
  return {
    search: isSearch(search) ? search : null,
    offer: isSearch(offer) ? offer : null,
    type: TYPES.find((type) => type === query.get("type")) ?? null,
    status: ORDER_STATUS_FILTERS.find((status) => status === query.get("status")) ?? "all",
    crypto: assetOf(query.get("crypto")),
    fiat: assetOf(query.get("fiat")),
    ...daysOf(query),
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}

export function isSearch(text: string): boolean {
  return /^\d{1,19}$/.test(text);
}

function assetOf(text: string | null): string | null {
  return text !== null && /^[A-Z0-9]{2,12}$/.test(text) ? text : null;
}

/** Only what was chosen, in one order, so that the same choice has one address. */
export function queryOf({ status, page, ...filter }: OrderFilter): string {
  const query = new URLSearchParams();
  for (const name of ["search", "offer", "type", "crypto", "fiat", "from", "to"] as const) {
    const value = filter[name];
    if (value !== null) query.set(name, String(value));
  }
  if (status !== "all") query.set("status", status);
  if (page > 1) query.set("page", String(page));
  return query.size === 0 ? "" : `?${query}`;
}

/** Whichever page of it. */
export function isEverything(filter: OrderFilter): boolean {
  return queryOf({ ...filter, page: 1 }) === "";
}

export function requestOf(filter: OrderFilter): EndpointInput<typeof queryOrderList> {
  const { search, offer, type, status, crypto, fiat, from, to, page } = filter;
  return {
    status,
    page,
    ...(search === null ? {} : { orderId: search }),
    ...(offer === null ? {} : { advId: offer }),
    ...(type === null ? {} : { type }),
    ...(crypto === null ? {} : { crypto }),
    ...(fiat === null ? {} : { fiat }),
    ...(from === null ? {} : { from }),
    ...(to === null ? {} : { to }),
  };
}

/** The address of the same orders as a file, all pages of them. */
export function csvPath(filter: OrderFilter): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(requestOf(filter))) {
    if (name !== "page" && !(name === "status" && value === "all")) query.set(name, String(value));
  }
  const path = "/api/ctc/query-order-list.csv";
  return query.size === 0 ? path : `${path}?${query}`;
}
