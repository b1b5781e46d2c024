/** What the address says about a listing beside its market, so that a link shows the same list. */
import { readLanguage } from "@parley/domain/language/language";
import { readTypedAmount } from "@parley/domain/money/typed-amount";
import { searchOfList } from "../../shared/trade/wish-address.ts";
import { SORTS } from "@parley/contract/endpoints/market/offers";

export type Sort = (typeof SORTS)[number];
export type Flag = "verified" | "online" | "takeable" | "followed";

export const FLAGS = ["verified", "online", "takeable", "followed"] as const satisfies Flag[];

export interface ListingQuery {
  /** As it was typed; empty when any amount will do. */
  readonly amount: string;
  readonly amountIn: "fiat" | "crypto";
  readonly pay: readonly string[];
  readonly sort: Sort;
  readonly flags: readonly Flag[];
  readonly page: number;
}

export const EVERYTHING: ListingQuery = {
  amount: "",
  amountIn: "fiat",
  pay: [],
  sort: "price",
  flags: [],
  page: 1,
};

const MOST_DECIMALS = 8;
const MOST_PAGES = 100_000;
const MOST_METHODS = 50;

/** What cannot be understood is left out, so that an old or broken link still shows offers. */
export function readListingQuery(parameters: URLSearchParams): ListingQuery {
  // Addresses of our own have the plain form; a form without scripts sends what was typed.
  const language = readLanguage(parameters.get("typed"));
  const amount = readTypedAmount(parameters.get("amount") ?? "", MOST_DECIMALS, { language });
  const page = Number(parameters.get("page") ?? "1");
  // A form without scripts repeats the name; addresses of our own list them.
  const pay = parameters.getAll("pay").flatMap((codes) => codes.split(","));
  return {
    amount: amount.kind === "amount" && /[1-9]/.test(amount.text) ? amount.text : "",
    amountIn: parameters.get("in") === "crypto" ? "crypto" : "fiat",
    pay: [...new Set(pay)].filter((code) => /^[a-z0-9-]{1,60}$/.test(code)).slice(0, MOST_METHODS),
    sort: SORTS.find((sort) => sort === parameters.get("sort")) ?? EVERYTHING.sort,
    flags: FLAGS.filter((flag) => parameters.get(flag) === "1"),
    page: Number.isInteger(page) && page >= 1 && page <= MOST_PAGES ? page : 1,
  };
}

/** The address of a list, without what is so anyway. */
export function listingSearch(
  market: { readonly crypto: string; readonly fiat: string },
  query: ListingQuery,
): string {
  const parts = [searchOfList(market, { ...query, pay: query.pay.join(",") || null })];
  if (query.sort !== EVERYTHING.sort) parts.push(`sort=${query.sort}`);
  parts.push(...query.flags.map((flag) => `${flag}=1`));
  if (query.page > 1) parts.push(`page=${query.page}`);
  return parts.join("&");
}

/** Whether something keeps offers out of the list. */
export function isFiltered({ amount, pay, flags }: ListingQuery): boolean {
  return amount !== "" || pay.length > 0 || flags.length > 0;
}
