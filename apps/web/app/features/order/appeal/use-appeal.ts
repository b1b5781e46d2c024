/** The appeal on an order, read in the browser and again whenever the order changes. */
import type { EndpointReply } from "@parley/contract/endpoint";
import { queryAppeal } from "@parley/contract/endpoints/trade/orders";
import { useEffect, useState } from "react";
import { getApi } from "../../../shell/api/api.ts";
import { useLive } from "../../../shell/live/use-live.ts";
import type { Order } from "../model/order.ts";

export type Appeal = EndpointReply<typeof queryAppeal>;

export interface AppealKeeper {
  /** Null while nothing is known yet. */
  readonly appeal: Appeal | null;
  /** What the server said when it could not be read; null while it could. */
  readonly failure: string | null;
  readonly reload: () => Promise<void>;
}

interface Known {
  readonly appeal: Appeal | null;
  readonly failure: string | null;
}

export function useAppeal({ orderId }: Order): AppealKeeper {
  const [known, setKnown] = useState<Known>({ appeal: null, failure: null });
  useEffect(() => {
    const ending = new AbortController();
    const ask = async () => {
      const found = await readAppeal(orderId);
      if (!ending.signal.aborted) setKnown(found);
    };
    void ask();
    return () => ending.abort();
  }, [orderId]);
  const reload = async () => {
    const found = await readAppeal(orderId);
    // What is known already is better than an excuse.
    setKnown((before) => (found.appeal === null && before.appeal !== null ? before : found));
  };
  useLive("order", (data) => {
    if (data === null || data.orderId === orderId) void reload();
  });
  return { ...known, reload };
}

async function readAppeal(orderId: string): Promise<Known> {
  const found = await getApi().call(queryAppeal, { orderId });
  return found.ok
    ? { appeal: found.data, failure: null }
    : { appeal: null, failure: found.message };
}
