/** The store and the event bus that the page has created before it loads a part. */
import type { SharedLibrary } from "@parley/site/parts/shared-store";

declare global {
  interface Window {
    readonly ICESTARK: SharedLibrary;
  }
}

export const { store, event } = window.ICESTARK;
