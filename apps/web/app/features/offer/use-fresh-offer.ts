/** Reads an offer again when its market has changed, so that no order is placed on outdated terms. */
import { usePageRefresh } from "../../shared/data/use-refresh.ts";
import { usePolling } from "../../shell/live/polling.ts";
import { useMarketEvents } from "../../shell/live/use-market-events.ts";
import type { OfferDetail } from "./load-offer.ts";

export function useFreshOffer({ crypto, fiat, side }: OfferDetail): void {
  const refresh = usePageRefresh({});
  const { pollMs } = useMarketEvents({ crypto, fiat }, (changed) => {
    if (changed.includes(side) || changed.includes("rate")) refresh();
  });
  usePolling(refresh, pollMs);
}
