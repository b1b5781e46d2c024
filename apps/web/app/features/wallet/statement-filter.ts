/** Which movements a statement shows. It stands in the address, so that a link shows the same. */
import type { EndpointInput } from "@parley/contract/endpoint";
import type { readStatement } from "@parley/contract/endpoints/wallet";

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

export interface StatementFilter {
  readonly asset: string | null;
  readonly wallet: Drawer | null;
  readonly kind: Kind | null;
  /** Booked at this instant or later, epoch milliseconds. */
  readonly from: number | null;
  /** Booked before this instant. */
  readonly to: number | null;
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
    from: instantOf(query.get("from")),
    to: instantOf(query.get("to")),
  };
}

function instantOf(text: string | null): number | null {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null;
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

/** The first instant of a day of the reader's calendar; null while a year is still being typed. */
export function startOfDay(day: string): number | null {
  const match = /^([2-9]\d{3})-(\d\d)-(\d\d)$/.exec(day);
  if (match === null) return null;
  const [, year, month, date] = match;
  return new Date(Number(year), Number(month) - 1, Number(date)).getTime();
}

/** The first instant after that day, also where a day has 23 hours. */
export function endOfDay(day: string): number | null {
  const start = startOfDay(day);
  if (start === null) return null;
  const next = new Date(start);
  return next.setDate(next.getDate() + 1);
}
