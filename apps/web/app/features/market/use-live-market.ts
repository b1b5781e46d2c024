/**
 * Keeps the page of a market in step with it: a new reference rate brings the whole page again, a
 * change among the offers that are listed is passed on to the list.
 */
import type { MarketChange } from "@parley/contract/live-events";
import { useCallback, useRef } from "react";
import { useMarketEvents } from "../../shell/live/use-market-events.ts";
import type { TakerSide } from "../../shared/trade/listed-offer.ts";
import { usePolling } from "../../shell/live/polling.ts";
import { usePageRefresh } from "../../shared/data/use-refresh.ts";

/** Takes a function to be called when the list has changed; returns a cancel function. */
export type ListChanges = (listener: () => void) => () => void;

export function useLiveMarket(
  side: TakerSide,
  market: { readonly crypto: string; readonly fiat: string },
): ListChanges {
  const listeners = useRef(new Set<() => void>());
  const listedSide: MarketChange = side === "buy" ? "sell" : "buy";
  const refresh = usePageRefresh({});
  const { pollMs } = useMarketEvents(market, (changed) => {
    if (changed.includes("rate")) refresh();
    else if (changed.includes(listedSide)) for (const listener of listeners.current) listener();
  });
  usePolling(refresh, pollMs);
  return useCallback((listener) => {
    const { current } = listeners;
    current.add(listener);
    return () => current.delete(listener);
  }, []);
}
