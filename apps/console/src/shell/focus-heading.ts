/** A new page begins at its heading, which is read out. What has the focus in the page keeps it. */
import { useEffect, useEffectEvent, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";

export function useFocusOnHeading(): void {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const last = useRef<string | null>(null);
  const begin = useEffectEvent((path: string) => {
    // The first document is left to the browser.
    const isOfBrowser = last.current === null && type === NavigationType.Pop;
    last.current = path;
    const held = document.activeElement?.closest("main, [role=dialog]") ?? null;
    if (isOfBrowser || held !== null) return;
    const heading = document.querySelector("main h1") ?? document.querySelector("main");
    if (!(heading instanceof HTMLElement)) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  });
  useEffect(() => begin(pathname), [pathname]);
}
