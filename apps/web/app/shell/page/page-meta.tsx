/** What search engines and link previews read: title, description, canonical, languages, preview. */
import { LOCALE_INFO, LOCALES } from "@parley/phrases/locales";
import { swapLocale } from "@parley/phrases/swap-locale";
import { useLocation } from "react-router";
import { Head } from "./head.tsx";
import type { HeadTag } from "./head-tags.ts";
import { usePage } from "./page-data.ts";

export interface PageMetaProps {
  readonly title: string;
  readonly description: string;
  /** The query that belongs to the page's identity, such as its market; the rest is left out. */
  readonly query?: string;
}

export function PageMeta({ title, description, query = "" }: PageMetaProps) {
  const { origin, locale } = usePage();
  const path = useLocation().pathname.replace(/\/$/, "") + query;
  const canonical = origin + path;
  const alternate = (hreflang: string, code: (typeof LOCALES)[number]) =>
    link({ rel: "alternate", hreflang, href: origin + swapLocale(path, code) });
  const preview = {
    "og:type": "website",
    "og:site_name": "Parley",
    "og:title": title,
    "og:description": description,
    "og:url": canonical,
    "og:locale": LOCALE_INFO[locale].tag.replace("-", "_"),
    "og:image": `${origin}/icons/icon-512.png`,
  };
  const tags = [
    { tag: "title", text: title } as const,
    meta({ name: "description", content: description }),
    link({ rel: "canonical", href: canonical }),
    ...LOCALES.map((code) => alternate(LOCALE_INFO[code].tag, code)),
    alternate("x-default", "en"),
    ...Object.entries(preview).map(([property, content]) => meta({ property, content })),
    meta({ name: "twitter:card", content: "summary" }),
  ];
  return <Head tags={tags} />;
}

const meta = (attributes: Readonly<Record<string, string>>): HeadTag => ({
  tag: "meta",
  attributes,
});

const link = (attributes: Readonly<Record<string, string>>): HeadTag => ({
  tag: "link",
  attributes,
});
