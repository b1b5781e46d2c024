/**
 * Markup that the server makes once for all pages that show the same, such as a row of a list. The
 * browser has no renderer of markup: there this gives null, and the elements themselves are rendered.
 */
import type { ReactNode } from "react";

/** Characters in memory; beyond it all of it makes room. */
const MOST_CHARACTERS = 8_000_000;

type Render = (elements: ReactNode) => string;

let render: Render | null = null;
const kept = new Map<string, string>();
let characters = 0;

/** Server: called once, with React's renderer. */
export function keepMarkupBy(renderer: Render | null): void {
  render = renderer;
  kept.clear();
  characters = 0;
}

/**
 * `key` holds everything that the elements are made from, and begins with a name of their kind. They
 * use no context and no id, as they are rendered apart from the page.
 */
export function keptMarkup(key: string, make: () => ReactNode): { readonly __html: string } | null {
  if (render === null) return null;
  const known = kept.get(key);
  if (known !== undefined) return { __html: known };
  const markup = render(make());
  characters += key.length + markup.length;
  if (characters > MOST_CHARACTERS) {
    kept.clear();
    characters = key.length + markup.length;
  }
  kept.set(key, markup);
  return { __html: markup };
}
