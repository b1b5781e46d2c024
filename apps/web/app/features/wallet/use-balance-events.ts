/** Tells when something about the reader's money may have changed. */
import { useLive } from "../../shell/live/use-live.ts";

export function useBalanceEvents(onChange: () => void): void {
  useLive("balance", onChange);
}
