/**
 * Where the keyboard goes on after a navigation. Browsers begin a new document at its top and say its
 * title; here the document stays, and the link that was pressed is gone or far above the new page. So
 * the focus goes to the heading of the page, which is then read out, and on the way back to the link
 * that had led away. A control of the page itself that is still there, such as a tab, keeps the focus.
 */

/** What closes by itself, and knows where its focus goes. */
const OVER = "[role=dialog], [role=alertdialog]";

/** The link that had the focus last on each page of the history, by the key of its entry. */
const leftBy = new Map<string, string>();

/** To be called for each page; returns how to stop. */
export function rememberFocus(key: string): () => void {
  const remember = ({ target }: FocusEvent) => {
    const link = target instanceof Element ? target.closest("main a[href]") : null;
    const href = link?.getAttribute("href") ?? null;
    if (href !== null) leftBy.set(key, href);
  };
  document.addEventListener("focusin", remember);
  return () => document.removeEventListener("focusin", remember);
}

/** `element` is what the address names, where it does. */
export function focusPage(
  key: string,
  { isBack }: { readonly isBack: boolean },
  id?: string,
): void {
  const held = document.activeElement;
  if (held !== null && held.closest(`main, ${OVER}`) !== null) return;
  const href = isBack ? leftBy.get(key) : undefined;
  const links = href === undefined ? [] : [...document.querySelectorAll("main a[href]")];
  const target =
    links.find((link) => link.getAttribute("href") === href && link.checkVisibility()) ??
    (id === undefined ? null : document.getElementById(id)) ??
    document.querySelector("main h1") ??
    document.querySelector("main");
  if (!(target instanceof HTMLElement)) return;
  if (target.tabIndex < 0 && !target.hasAttribute("tabindex")) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
