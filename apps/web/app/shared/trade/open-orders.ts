/**
 * The number of the reader's open orders, for the header. It is requested once the page is shown
 * and whenever an order changes; without a login its code is not loaded.
 */
import { startTransition, useEffect, useState } from "react";
import { useReread } from "../data/use-reread.ts";

interface Known {
  readonly userId: string;
  readonly count: number;
}

/** Null while it is not known. */
export function useOpenOrders(userId: string | undefined): number | null {
  const [known, setKnown] = useState<Known | null>(null);
  useEffect(() => {
    if (userId === undefined) return undefined;
    const leaving = new AbortController();
    const ask = async () => {
      const found = await askFor(userId);
      if (leaving.signal.aborted) return;
      // It is written into a menu too, which would be rendered again, and closed, while its script
      // loads.
      if (found !== null) startTransition(() => setKnown(found));
    };
    void ask();
    return () => leaving.abort();
  }, [userId]);
  useReread("order", async () => {
    const found = userId === undefined ? null : await askFor(userId);
    if (found !== null) startTransition(() => setKnown(found));
  });
  return known !== null && known.userId === userId ? known.count : null;
}

/** Null when the request failed. */
async function askFor(userId: string): Promise<Known | null> {
  const orders = await import("./count-open-orders.ts").catch(() => null);
  const count = (await orders?.countOpenOrders()) ?? null;
  return count === null ? null : { userId, count };
}
