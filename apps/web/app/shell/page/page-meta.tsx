/** What search engines and link previews read: title, description, canonical, languages, preview. */
import { LOCALE_INFO, LOCALES } from "@parley/phrases/locales";
import { swapLocale } from "@parley/phrases/swap-locale";
import { useLocation } from "react-router";
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
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={canonical} />
      {LOCALES.map((code) => (
        <link
          key={code}
          rel="alternate"
          hrefLang={LOCALE_INFO[code].tag}
          href={origin + swapLocale(path, code)}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={origin + swapLocale(path, "en")} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Parley" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:locale" content={LOCALE_INFO[locale].tag.replace("-", "_")} />
      <meta property="og:image" content={`${origin}/icons/icon-512.png`} />
      <meta name="twitter:card" content="summary" />
    </>
  );
}
