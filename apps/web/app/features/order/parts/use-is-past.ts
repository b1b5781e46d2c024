/** Whether an instant has passed, by the server's clock; it turns true while the page is open. */
import { useEffect, useState } from "react";
import { serverNow } from "../../../shell/state/public-store.ts";

/** A timer takes no more. */
const MOST_MS = 2 ** 31 - 1;

/** `asOf`: the server's time of the reading, used by the first render. */
export function useIsPast(at: number | null, asOf: number): boolean {
  const [passed, setPassed] = useState<number | null>(null);
  useEffect(() => {
    if (at === null) return undefined;
    const look = () => {
      if (serverNow() >= at) setPassed(at);
    };
    const timer = setTimeout(look, Math.min(MOST_MS, Math.max(0, at - serverNow()) + 5));
    // Timers stop in a sleeping machine.
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [at]);
  return at !== null && (asOf >= at || passed === at);
}
