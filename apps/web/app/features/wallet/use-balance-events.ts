/** Calls back when the reader's coins have moved, here or anywhere else. */
import { useLive } from "../../shell/live/use-live.ts";

export function useBalanceEvents(onChange: () => void): void {
  useLive("balance", onChange);
}
