/** Tabs that lead to another address: a list of links, of which one is the page being read. */
import type { ReactNode } from "react";
import { TAB, TAB_LIST } from "./tab-class.ts";

export interface TabLinksProps {
  /** Names the navigation. */
  readonly label: string;
  /** Links with `className={TAB_LINK}` and `aria-current="page"` on the current one. */
  readonly children: ReactNode;
}

export const TAB_LINK = TAB;

export function TabLinks({ label, children }: TabLinksProps) {
  return (
    <nav aria-label={label} className={TAB_LIST}>
      {children}
    </nav>
  );
}
