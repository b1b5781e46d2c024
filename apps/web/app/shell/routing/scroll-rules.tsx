/**
 * The scroll position after a navigation: a new page begins at its top unless its route turns that
 * off, a hash goes to its element, and going back returns to the former position. A page that only
 * changes its own address, as by a filter or the next page of a list, is no new page. The focus
 * follows (`focus-rules`).
 */
import { useEffectEvent, useLayoutEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import { usePageHandles } from "../page/page-handle.ts";
import { focusPage, rememberFocus } from "./focus-rules.ts";

export type ScrollMove =
  | { readonly kind: "stay" }
  | { readonly kind: "top" }
  | { readonly kind: "element"; readonly id: string }
  | { readonly kind: "saved"; readonly top: number };

export function decideScroll(navigation: {
  readonly isBack: boolean;
  readonly hash: string;
  readonly scrollToTop: boolean;
  readonly savedTop: number | null;
  /** The page that is read has only changed its address. */
  readonly isSamePage: boolean;
}): ScrollMove {
  const { isBack, hash, scrollToTop, savedTop, isSamePage } = navigation;
  if (isSamePage && hash === "") return { kind: "stay" };
  if (isBack && savedTop !== null) return { kind: "saved", top: savedTop };
  if (hash.length > 1) return { kind: "element", id: decodeHash(hash.slice(1)) };
  return scrollToTop && !isBack ? { kind: "top" } : { kind: "stay" };
}

function decodeHash(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const savedTops = new Map<string, number>();

export function ScrollRules() {
  const { key, hash, pathname, search } = useLocation();
  const navigationType = useNavigationType();
  const lastPage = useRef<string | null>(null);
  const handles = usePageHandles();
  const scrollToTop = handles.every((handle) => handle.scrollToTop !== false);
  // What the location settles is read when it changes, and only then.
  const arrive = useEffectEvent(() => {
    const isBack = navigationType === NavigationType.Pop;
    const query = new URLSearchParams(search);
    const page = [pathname, ...handles.map(({ pageIn }) => pageIn?.(query))].join(" ");
    const isSamePage = !isBack && lastPage.current === page;
    const isFirst = lastPage.current === null;
    lastPage.current = page;
    const savedTop = savedTops.get(key) ?? null;
    const move = decideScroll({ isBack, hash, scrollToTop, savedTop, isSamePage });
    carryOut(move);
    // A document of its own begins where the browser begins.
    if (isFirst || isSamePage) return;
    focusPage(key, { isBack }, move.kind === "element" ? move.id : undefined);
  });

  // Both before the next frame: the scroll events of this very change belong to the new page.
  useLayoutEffect(() => {
    arrive();
    const remember = () => savedTops.set(key, window.scrollY);
    // The reader may have scrolled before the page was hydrated.
    if (!savedTops.has(key)) remember();
    window.addEventListener("scroll", remember, { passive: true });
    const forgetFocus = rememberFocus(key);
    return () => {
      window.removeEventListener("scroll", remember);
      forgetFocus();
    };
  }, [key]);

  return null;
}

function carryOut(move: ScrollMove): void {
  switch (move.kind) {
    case "stay":
      return;
    case "top":
      return window.scrollTo(0, 0);
    case "saved":
      return window.scrollTo(0, move.top);
    case "element":
      return document.getElementById(move.id)?.scrollIntoView();
  }
}
