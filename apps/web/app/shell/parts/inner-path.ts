/** Whether a pressed link leads to a page of this document's site and language. */

export interface PressedLink {
  readonly href: string;
  readonly target: string;
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
  { href, target, download }: PressedLink,
  { button, metaKey, ctrlKey, shiftKey, altKey }: Press,
  here: { readonly origin: string; readonly pathname: string },
): string | null {
  const isPlain = button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
  if (!isPlain || download !== "" || (target !== "" && target !== "_self")) return null;
  // A link without an address is no link.
  const url = URL.parse(href);
  if (url === null) return null;
  const { origin, pathname, search, hash } = url;
  // Another language is another document.
  const isInside = origin === here.origin && languageOf(pathname) === languageOf(here.pathname);
  return isInside ? pathname + search + hash : null;
}

function languageOf(path: string): string | undefined {
  return path.split("/", 2)[1];
}
