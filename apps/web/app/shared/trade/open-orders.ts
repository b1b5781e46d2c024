/**
 * How many orders of the reader's are open, for the header. It is asked for once the page stands and
 * whenever an order changes; a page without a user carries nothing of it.
 */
import { useData } from "../data/use-data.ts";

/** Null while it is not known. */
export function useOpenOrders(userId: string | undefined): number | null {
  const { data } = useData({ key: userId ?? null, read: countLater, on: ["order"] });
  return data;
}

async function countLater() {
  const orders = await import("./count-open-orders.ts").catch(() => null);
  return (await orders?.countOpenOrders()) ?? ({ ok: false, message: "" } as const);
}
