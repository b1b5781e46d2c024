/** The filters of a listing as they are chosen, which is before their list is there. */
import { useLocation } from "react-router";
import { useChosen } from "../../shared/data/use-chosen.ts";
import { listingSearch, readListingQuery, type ListingQuery } from "./listing-query.ts";
import type { Market } from "./load-market.ts";

export interface ListingChoice {
  readonly chosen: ListingQuery;
  readonly choose: (query: ListingQuery, typing?: number) => void;
  readonly pathOf: (query: ListingQuery) => string;
}

export function useListingChoice(
  { coin, currency }: Pick<Market, "coin" | "currency">,
  query: ListingQuery,
): ListingChoice {
  const { pathname } = useLocation();
  const pathOf = (next: ListingQuery) =>
    pathname + listingSearch({ crypto: coin.code, fiat: currency.code }, next);
  const { chosen, choose } = useChosen(query, pathOf(query), readListingQuery);
  return {
    chosen,
    choose: (change, typing) => {
      const next = { ...change, page: 1 };
      choose(next, pathOf(next), typing);
    },
    pathOf,
  };
}
