/** The current list: loaded again when an order of the reader or its chat changes. */
import { useRef, useState } from "react";
import { getApi } from "../../shell/api/api.ts";
import { useReread } from "../../shared/data/use-reread.ts";
import { readOrders, type FoundOrders, type OrdersData } from "./load-orders.ts";

export interface OrdersKeeper {
  readonly found: FoundOrders;
  readonly isReloading: boolean;
  readonly reload: () => Promise<void>;
}

export function useOrders({ filter, found: first }: OrdersData): OrdersKeeper {
  const [latest, setLatest] = useState({ first, found: first });
  const [isReloading, setIsReloading] = useState(false);
  const round = useRef(0);
  const reload = async () => {
    round.current += 1;
    const own = round.current;
    setIsReloading(true);
    const found = await readOrders(getApi(), filter);
    // An answer that was overtaken by a later question says how things were.
    if (own !== round.current) return;
    setIsReloading(false);
    setLatest((known) => {
      const before = known.first === first ? known.found : first;
      return { first, found: found.ok || !before.ok ? found : before };
    });
  };
  useReread("order", reload, "chat");
  return { found: latest.first === first ? latest.found : first, isReloading, reload };
}
