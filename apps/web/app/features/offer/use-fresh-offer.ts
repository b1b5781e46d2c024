/** Reloads an offer when its market has changed, so that no order is placed on outdated terms. */
import { useEffect, useEffectEvent, useRef } from "react";
import { useRevalidator } from "react-router";
import { coalesce, type Coalesced } from "../../shared/data/coalesce.ts";
import { useMarketEvents } from "../../shell/live/use-market-events.ts";
import { usePolling } from "../../shell/live/polling.ts";
import type { OfferDetail } from "./load-offer.ts";

/** The offer is not requested more often, however often the market changes. */
const ASK_PAUSE_MS = 1_000;

export function useFreshOffer({ crypto, fiat, side }: OfferDetail): void {
  const { revalidate } = useRevalidator();
  const readAgain = useEffectEvent(() => revalidate());
  const asking = useRef<Coalesced | null>(null);
  useEffect(() => {
    asking.current = coalesce(() => readAgain(), ASK_PAUSE_MS);
    return () => asking.current?.stop();
  }, []);
  const { pollMs } = useMarketEvents({ crypto, fiat }, (changed) => {
    if (changed.includes(side) || changed.includes("rate")) asking.current?.wish();
  });
  usePolling(() => void revalidate(), pollMs);
}
