/**
 * What the page knows about builds: the rules of its own routes, and whether the server has a newer
 * build by now.
 */
import type { BuildMeta } from "@parley/contract/build";

/** Null until they are fetched, and when that failed. */
let rules: BuildMeta | null = null;
let isNewer = false;

export const buildState = {
  rules: (): BuildMeta | null => rules,
  setRules: (found: BuildMeta): void => {
    rules = found;
  },
  /** The files of this page's build may be gone; further pages are loaded as documents. */
  isReplaced: (): boolean => isNewer,
  markReplaced: (): void => {
    isNewer = true;
  },
};

const GONE_FILE = "gone-file";

/** A file of this build answered that there is none. */
export function reportGoneFile(): void {
  window.dispatchEvent(new Event(GONE_FILE));
}

/** Vite reports the same of scripts that are loaded later. Returns a cancel function. */
export function onGoneFile(listener: () => void): () => void {
  const names = [GONE_FILE, "vite:preloadError"];
  for (const name of names) window.addEventListener(name, listener);
  return () => {
    for (const name of names) window.removeEventListener(name, listener);
  };
}
