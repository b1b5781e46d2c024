/** Tells when something about the reader's money may have changed. */
import { usePolling } from "../../shell/polling.ts";

export function useBalanceEvents(onChange: () => void): void {
  usePolling(onChange);
}
