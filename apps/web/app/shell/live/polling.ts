/** A polling loop, active only while the page is visible and there is a network. */
import { useEffect, useEffectEvent, useRef } from "react";
import { usePublic } from "../state/public-store.ts";

export const DEFAULT_POLL_MS = 10_000;

/**
 * `ask` first runs one interval after the page stands, and at once when the tab comes back. Null: never.
 */
export function usePolling(ask: () => void, everyMs: number | null = DEFAULT_POLL_MS): void {
  const isActive = usePublic(({ isOnline, isVisible }) => isOnline && isVisible);
  const wasAway = useRef(false);
  const onTick = useEffectEvent(ask);
  useEffect(() => {
    if (everyMs === null) return undefined;
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
