import { useEffect } from "react";
import { writeCookie } from "../../shell/state/cookies.ts";
import { LAST_MARKET_COOKIE, rememberMarket } from "../../shell/routing/default-home.ts";

/** The next visit to the trading landing page begins where this one was. */
export function useRememberedMarket(side: "buy" | "sell", coin: string, currency: string): void {
  useEffect(() => {
    writeCookie(LAST_MARKET_COOKIE, rememberMarket(side, coin, currency));
  }, [side, coin, currency]);
}
