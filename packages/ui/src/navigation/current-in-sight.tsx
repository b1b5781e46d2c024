/** Tabs may be wider than a phone: the one of the page being read is in sight, with some of the next. */
import { useEffect, type RefObject } from "react";

export const NEAREST = { inline: "nearest", block: "nearest" } as const;

/** For a list that scrolls; its scroll padding says how much of the next tab is seen. */
export function useCurrentInSight(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    // Browsers do not move one that is half in sight.
    if (list.current?.contains(document.activeElement) === true) return;
    list.current?.querySelector('[aria-current="page"]')?.scrollIntoView(NEAREST);
  });
}
