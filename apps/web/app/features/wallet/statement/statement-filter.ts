/** Which movements a statement shows. It is part of the address, so that a link shows the same. */
import type { EndpointInput } from "@parley/contract/endpoint";
import type { readStatement } from "@parley/contract/endpoints/wallet/wallet";
import { daysOf, type Days } from "../../../shared/forms/days.ts";

export const DRAWERS = ["spot", "futures", "offer", "escrow", "withdrawal"] as const;
export type Drawer = (typeof DRAWERS)[number];

/** The kinds of causes one can ask for. */
export const KINDS = [
  "deposit",
  "withdrawal",
  "transfer",
  "sub-transfer",
  "offer",
  "order",
] as const;
export type Kind = (typeof KINDS)[number];

export interface StatementFilter extends Days {
  readonly asset: string | null;
  readonly wallet: Drawer | null;
  readonly kind: Kind | null;
}

export const EVERYTHING: StatementFilter = {
  asset: null,
  wallet: null,
  kind: null,
  from: null,
  to: null,
};

/** What an old or mistyped address says wrong counts as not said. */
export function filterOf(query: URLSearchParams): StatementFilter {
  const asset = query.get("asset")?.toUpperCase() ?? "";
  return {
    asset: /^[A-Z0-9]{2,12}$/.test(asset) ? asset : null,
    wallet: DRAWERS.find((drawer) => drawer === query.get("wallet")) ?? null,
    kind: KINDS.find((kind) => kind === query.get("kind")) ?? null,
    ...daysOf(query),
  };
}

/** Only what was chosen, in one order, so that the same choice has one address. */
export function queryOf(filter: StatementFilter): string {
  const query = new URLSearchParams();
  for (const name of ["asset", "wallet", "kind", "from", "to"] as const) {
    const value = filter[name];
    if (value !== null) query.set(name, String(value));
  }
  return query.size === 0 ? "" : `?${query}`;
}

export function isEverything(filter: StatementFilter): boolean {
  return queryOf(filter) === "";
}

export function requestOf(filter: StatementFilter): EndpointInput<typeof readStatement> {
  const { asset, wallet, kind, from, to } = filter;
  return {
    ...(asset === null ? {} : { asset }),
    ...(wallet === null ? {} : { wallet }),
    ...(kind === null ? {} : { kind }),
    ...(from === null ? {} : { from }),
    ...(to === null ? {} : { to }),
  };
}
