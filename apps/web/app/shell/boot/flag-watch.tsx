/** Reads the feature flags again now and then, so that an open page follows what staff turn off. */
import { usePolling } from "../live/polling.ts";
import { buildState } from "../state/build-state.ts";

const EVERY_MS = 60_000;

export function FlagWatch() {
  usePolling(() => {
    // The file that reads them may be gone, which must not reload a page in use.
    if (buildState.isReplaced()) return;
    // The client is loaded when the page is already shown; a failed read leaves the flags as known.
    void import("../api/fetch-flags.ts").then(({ fetchFlags }) => fetchFlags()).catch(() => null);
  }, EVERY_MS);
  return null;
}
