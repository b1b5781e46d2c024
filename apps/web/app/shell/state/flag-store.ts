/** The feature flags as the browser has read them since the page was made. */
import { FEATURE_FLAGS, type FlagStates } from "@parley/domain/site/feature-flag";

let latest: FlagStates | null = null;
const listeners = new Set<() => void>();

/** Only the browser sets it; on the server it would be shared by all readers. */
export const flagStore = {
  /** Null while nothing newer than the page's own is known. */
  get: (): FlagStates | null => latest,
  set: (flags: FlagStates): void => {
    const before = latest;
    if (before !== null && FEATURE_FLAGS.every((name) => before[name] === flags[name])) return;
    latest = flags;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
