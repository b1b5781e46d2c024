/** A loop that asks again after a while, but only while somebody is looking and there is a network. */
import { useEffect, useEffectEvent, useRef } from "react";
import { usePublic } from "../state/public-store.ts";

export const DEFAULT_POLL_MS = 10_000;

/** `ask` first runs one interval after the page stands, and at once when the tab comes back. */
export function usePolling(ask: () => void, everyMs: number = DEFAULT_POLL_MS): void {
  const isActive = usePublic(({ isOnline, isVisible }) => isOnline && isVisible);
  const wasAway = useRef(false);
  const onTick = useEffectEvent(ask);
  useEffect(() => {
    if (!isActive) {
      wasAway.current = true;
      return undefined;
    }
    if (wasAway.current) onTick();
    wasAway.current = false;
    const timer = setInterval(onTick, everyMs);
    return () => clearInterval(timer);
  }, [isActive, everyMs]);
}
