/** The present moment for what counts minutes: it moves on by itself. */
import { useSyncExternalStore } from "react";

const TICK_MS = 15_000;

let now = Date.now();

function subscribe(listener: () => void): () => void {
  const timer = setInterval(() => {
    now = Date.now();
    listener();
  }, TICK_MS);
  return () => clearInterval(timer);
}

export function useNow(): number {
  return useSyncExternalStore(subscribe, () => now);
}
