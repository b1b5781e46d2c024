/**
 * Sets the tags of the document's head for a page. On the server React writes them into the head; in
 * the browser `head-tags` does, after a short pause.
 */
import { createElement, useEffect } from "react";
import { headOwner, type HeadTag } from "./head-tags.ts";

export function Head({ tags }: { readonly tags: readonly HeadTag[] }) {
  // Compared by content: the list is made anew with each rendering.
  const content = JSON.stringify(tags);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Written one line above.
  useEffect(() => headOwner.show(JSON.parse(content) as HeadTag[]), [content]);
  if (!import.meta.env.SSR) return null;
  return tags.map(({ tag, text, attributes = {} }) => {
    const { hreflang, ...others } = attributes;
    const props = hreflang === undefined ? others : { ...others, hrefLang: hreflang };
    return createElement(tag, { key: JSON.stringify(attributes), ...props }, text);
  });
}

export interface PageTitleProps {
  readonly children: string;
  readonly description?: string;
  /** False: search engines leave the page out. */
  readonly isListed?: boolean;
}

/** For a page that search engines do not read, or have no preview of. */
export function PageTitle({ children, description, isListed = true }: PageTitleProps) {
  const tags = [
    { tag: "title", text: children } as const,
    ...(description === undefined ? [] : [meta("description", description)]),
    ...(isListed ? [] : [meta("robots", "noindex")]),
  ];
  return <Head tags={tags} />;
}

const meta = (name: string, content: string): HeadTag => ({
  tag: "meta",
  attributes: { name, content },
});
