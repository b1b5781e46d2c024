import { useEffect } from "react";
import { writeCookie } from "../../shell/state/cookies.ts";
import { useLocalPath } from "../../shell/page/page-data.ts";
import { LAST_MARKET_COOKIE, rememberMarket } from "../../shell/routing/default-home.ts";
import { rememberList } from "../../shared/trade/last-list.ts";
import { listingSearch, type ListingQuery } from "./listing-query.ts";
import type { Market } from "./load-market.ts";

/**
 * The next visit to the trading landing page begins where this one was; the way back from an offer
 * leads to this list.
 */
export function useRememberedMarket(
  side: "buy" | "sell",
  { coin, currency }: Pick<Market, "coin" | "currency">,
  query: ListingQuery,
): void {
  const names = { crypto: coin.code, fiat: currency.code };
  const toPath = useLocalPath();
  const address = toPath(`/p2p/${side}`) + listingSearch(names, query);
  useEffect(() => {
    writeCookie(LAST_MARKET_COOKIE, rememberMarket(side, names.crypto, names.fiat));
  }, [side, names.crypto, names.fiat]);
  useEffect(() => rememberList(address), [address]);
}
