/**
 * Some Base UI parts (select, combobox, one-time code) put a `style` attribute into the HTML of the
 * server, which the site's content policy forbids. They are drawn in the browser only; the server
 * sends a native control in the same place, which works before the scripts do.
 */
import { type ReactNode, useSyncExternalStore } from "react";

const subscribeToNothing = () => () => undefined;

/** False on the server and during hydration, true from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

export interface AfterHydrationProps {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

export function AfterHydration({ fallback, children }: AfterHydrationProps) {
  return useIsHydrated() ? children : fallback;
}
