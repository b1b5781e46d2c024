/** Live events in a real browser: what `startLive` needs of it, and when it starts and rests. */
import { startLive, type LiveClient } from "./live-client.ts";

/** Returns a function that ends it. */
export function runLive(userId: string): () => void {
  let client: LiveClient | null = null;
  const start = () => {
    client ??= startLive(userId, {
      openSource: (url) => new EventSource(url),
      sharing: sharingOf(userId),
      isHidden: () => document.visibilityState === "hidden",
      onReturn,
    });
  };
  const stop = () => {
    client?.stop();
    client = null;
  };
  // A page that enters the back-forward cache must release lock and stream, or it is not cached.
  window.addEventListener("pagehide", stop);
  window.addEventListener("pageshow", start);
  start();
  return () => {
    window.removeEventListener("pagehide", stop);
    window.removeEventListener("pageshow", start);
    stop();
  };
}

function sharingOf(userId: string) {
  if (!("locks" in navigator) || typeof BroadcastChannel === "undefined") return null;
  return { locks: navigator.locks, openChannel: () => new BroadcastChannel(`live-${userId}`) };
}

function onReturn(listener: () => void): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const onVisible = () => {
    if (document.visibilityState === "visible") listener();
  };
  document.addEventListener("visibilitychange", onVisible, { signal });
  window.addEventListener("online", () => listener(), { signal });
  return () => leaving.abort();
}
