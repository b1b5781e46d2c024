import { LOCALE_INFO, type Locale } from "@parley/phrases/locales";
import { findLocaleOfTag } from "@parley/phrases/locale-of-tag";
import Megaphone from "lucide-react/icons/megaphone";
import { useLocalPath } from "../../shell/page/page-data.ts";

export interface AnnouncementLineProps {
  readonly slug: string;
  readonly title: string;
  /** The language it is in. */
  readonly language: string;
}

/** The newest announcement as a quiet line; its text has a page of its own. */
export function AnnouncementLine({ slug, title, language }: AnnouncementLineProps) {
  const toPath = useLocalPath();
  const locale: Locale = findLocaleOfTag(language) ?? "en";
  return (
    <p className="border-line border-b">
      <a
        href={toPath(`/help/announcements/${slug}`)}
        className="text-muted hover:text-ink mx-auto flex min-h-10 max-w-6xl items-center gap-2 px-4 py-2 text-sm focus-visible:-outline-offset-2"
      >
        <Megaphone aria-hidden className="text-accent size-4 shrink-0" />
        <span lang={LOCALE_INFO[locale].tag}>{title}</span>
      </a>
    </p>
  );
}
