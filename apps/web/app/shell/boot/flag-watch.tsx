/** Reads the feature flags again now and then, so that an open page follows what staff turn off. */
import { usePolling } from "../live/polling.ts";

const EVERY_MS = 60_000;

export function FlagWatch() {
  usePolling(() => {
    // The client is loaded when the page is already shown; a failed read leaves the flags as known.
    void import("../api/fetch-flags.ts").then(({ fetchFlags }) => fetchFlags()).catch(() => null);
  }, EVERY_MS);
  return null;
}
