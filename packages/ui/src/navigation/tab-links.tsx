/** Tabs that lead to another address: a list of links, of which one is the page being read. */
import { useRef, type ReactNode } from "react";
import { NEAREST, useCurrentInSight } from "./current-in-sight.tsx";
import { TAB, TAB_LIST } from "./tab-class.ts";

export interface TabLinksProps {
  /** Names the navigation. */
  readonly label: string;
  /** Links with `className={TAB_LINK}` and `aria-current="page"` on the current one. */
  readonly children: ReactNode;
}

export const TAB_LINK = TAB;

export function TabLinks({ label, children }: TabLinksProps) {
  const list = useRef<HTMLElement>(null);
  useCurrentInSight(list);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- It hears which of its links has the focus.
    <nav
      ref={list}
      aria-label={label}
      className={`${TAB_LIST} scroll-cue-row`}
      // Browsers do not move one that is half in sight.
      onFocus={({ target }) => target.scrollIntoView(NEAREST)}
    >
      {children}
    </nav>
  );
}
