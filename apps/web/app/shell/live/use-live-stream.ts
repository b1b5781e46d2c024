/**
 * Runs the live events of a logged-in reader. Their code and connection are loaded when the page is
 * shown and idle.
 */
import { useEffect } from "react";

/** Where the browser cannot say when it is idle. */
const REST_MS = 2_000;

export function useLiveStream(userId: string | undefined): void {
  useEffect(() => {
    if (userId === undefined) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    whenIdle(() => void run(userId, signal), signal);
    return () => leaving.abort();
  }, [userId]);
}

async function run(userId: string, signal: AbortSignal): Promise<void> {
  // A page without them still asks for its session now and then.
  const live = await import("./browser-live.ts").catch(() => null);
  if (live === null || signal.aborted) return;
  const stop = live.runLive(userId);
  signal.addEventListener("abort", stop);
}

function whenIdle(work: () => void, signal: AbortSignal): void {
  if ("requestIdleCallback" in window) {
    const handle = window.requestIdleCallback(work, { timeout: 5_000 });
    signal.addEventListener("abort", () => window.cancelIdleCallback(handle));
  } else {
    const timer = setTimeout(work, REST_MS);
    signal.addEventListener("abort", () => clearTimeout(timer));
  }
}
