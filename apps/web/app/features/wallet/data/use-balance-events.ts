/** Reads again what the reader's coins have changed, when they have moved, here or anywhere else. */
import { useReread } from "../../../shared/data/use-reread.ts";

export function useBalanceEvents(read: () => Promise<unknown>): void {
  useReread("balance", read);
}
