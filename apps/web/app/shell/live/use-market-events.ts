/** Calls back when a market has changed, while the page is visible. */
import type { MarketChange } from "@parley/contract/live-events";
import { useEffect, useEffectEvent, useState } from "react";
import { DEFAULT_POLL_MS } from "./polling.ts";
import { usePublic } from "../state/public-store.ts";
import type { MarketStreamParts } from "./market-stream.ts";

/** Changes by time alone, such as presence, are not announced: they are polled. */
const LIVE_POLL_MS = 60_000;

export interface MarketFollowing {
  /** The polling interval besides: long while changes are announced. */
  readonly pollMs: number;
}

export function useMarketEvents(
  { crypto, fiat }: { readonly crypto: string; readonly fiat: string },
  onChange: (changed: readonly MarketChange[]) => void,
): MarketFollowing {
  const isActive = usePublic(({ isOnline, isVisible }) => isOnline && isVisible);
  const [isLive, setLive] = useState(false);
  const onTold = useEffectEvent(onChange);
  useEffect(() => {
    if (!isActive) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const onLive = (isWorking: boolean) => {
      if (!signal.aborted) setLive(isWorking);
    };
    void run({ crypto, fiat, signal, onLive, onChange: (changed) => onTold(changed) });
    return () => {
      leaving.abort();
      setLive(false);
    };
  }, [crypto, fiat, isActive]);
  return { pollMs: isLive ? LIVE_POLL_MS : DEFAULT_POLL_MS };
}

/** Its code is loaded after the page; without it, the page polls every ten seconds. */
async function run(parts: Omit<MarketStreamParts, "openSource">): Promise<void> {
  const stream = await import("./market-stream.ts").catch(() => null);
  if (stream === null || parts.signal.aborted || !("EventSource" in window)) return;
  await stream.followMarket({ ...parts, openSource: (url) => new EventSource(url) });
}
