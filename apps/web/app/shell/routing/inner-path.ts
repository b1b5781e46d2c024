/** Whether a pressed link leads to a page of this document's site and language. */

export interface PressedLink {
  readonly href: string;
  readonly target: string;
  readonly rel: string;
  readonly download: string;
}

export interface Press {
  readonly button: number;
  readonly metaKey: boolean;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** Path, query and hash for the router; null: the browser follows the link itself. */
export function innerPath(
  { href, target, rel, download }: PressedLink,
  { button, metaKey, ctrlKey, shiftKey, altKey }: Press,
  here: Pick<URL, "origin" | "pathname" | "search">,
): string | null {
  const isPlain = button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
  if (!isPlain || download !== "" || (target !== "" && target !== "_self")) return null;
  // So a page says that the link needs a new document.
  if (rel === "external") return null;
  // A link without an address is no link.
  const url = URL.parse(href);
  if (url === null) return null;
  const { origin, pathname, search, hash } = url;
  // A place on the page itself is found by the browser.
  if (hash !== "" && pathname + search === here.pathname + here.search) return null;
  // Another language is another document.
  const isInside = origin === here.origin && languageOf(pathname) === languageOf(here.pathname);
  return isInside ? pathname + search + hash : null;
}

function languageOf(path: string): string | undefined {
  return path.split("/", 2)[1];
}
