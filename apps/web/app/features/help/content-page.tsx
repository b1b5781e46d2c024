/** A help article or an announcement: a page to read, quote and link to. */
import type { EndpointReply } from "@parley/contract/endpoint";
import type { readArticle } from "@parley/contract/endpoints/site/content";
import { LOCALE_INFO } from "@parley/phrases/locales";
import { findLocaleOfTag } from "@parley/phrases/locale-of-tag";
import { swapLocale } from "@parley/phrases/swap-locale";
import { ContentText, type ContentLinkProps, type ContentSection } from "@parley/site/content-text";
import { Notice } from "@parley/ui/feedback/notice";
import ArrowLeft from "lucide-react/icons/arrow-left";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { useLocalPath, usePage } from "../../shell/page/page-data.ts";
import { PageHeading } from "../../shell/page/page-heading.tsx";
import { PageMeta } from "../../shell/page/page-meta.tsx";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { ContactLink } from "../../shared/support/contact-link.tsx";

type Article = EndpointReply<typeof readArticle>;

export interface ContentPageProps extends Omit<Article, "topic"> {
  /** Below the heading, such as the day of an announcement. */
  readonly note?: ReactNode;
}

export function ContentPage({ title, lead, language, sections, note, ...rest }: ContentPageProps) {
  const locale = findLocaleOfTag(language) ?? "en";
  const { tag } = LOCALE_INFO[locale];
  return (
    <main id="content" className="mx-auto flex w-full max-w-6xl flex-1 flex-col gap-8 px-4 py-8">
      <PageMeta title={`${title} | Parley`} description={lead} />
      <div className="flex flex-col gap-3">
        <ToIndex />
        <div lang={tag}>
          <PageHeading title={title} text={lead} />
        </div>
        {note}
      </div>
      <LanguageNotice language={locale} isOutdated={rest.isOutdated} />
      <div className="flex flex-col gap-8 lg:flex-row-reverse lg:items-start lg:justify-between lg:gap-12">
        {sections.length > 1 && <Contents tag={tag} sections={sections} />}
        <div className="flex min-w-0 max-w-3xl flex-1 flex-col gap-8">
          <div lang={tag} className="flex flex-col gap-8">
            <ContentText sections={sections} PageLink={PageLink} />
          </div>
          <ContactLink />
        </div>
      </div>
    </main>
  );
}

function PageLink({ to, className, children }: ContentLinkProps) {
  const toPath = useLocalPath();
  return (
    <Link to={toPath(to)} className={className}>
      {children}
    </Link>
  );
}

function ToIndex() {
  const t = usePhrase();
  const toPath = useLocalPath();
  return (
    <Link
      to={toPath("/help")}
      className="text-muted hover:text-ink inline-flex min-h-8 items-center gap-1.5 self-start text-sm"
    >
      <ArrowLeft aria-hidden className="size-4" />
      {t("help.all")}
    </Link>
  );
}

/** Says that the text is not in the page's language, or older than the English one. */
function LanguageNotice({ language, isOutdated }: { language: string; isOutdated: boolean }) {
  const t = usePhrase();
  const { locale } = usePage();
  const { pathname } = useLocation();
  if (language !== locale) return <Notice>{t("help.otherLanguage")}</Notice>;
  if (!isOutdated) return null;
  return (
    <Notice
      tone="warning"
      action={
        <Link
          reloadDocument
          to={swapLocale(pathname, "en")}
          className="text-accent font-medium hover:underline"
        >
          {t("help.readEnglish")}
        </Link>
      }
    >
      {t("help.outdated")}
    </Notice>
  );
}

interface ContentsProps {
  readonly tag: string;
  readonly sections: readonly ContentSection[];
}

function Contents({ tag, sections }: ContentsProps) {
  const t = usePhrase();
  return (
    <nav
      aria-label={t("help.contents")}
      className="border-line-strong lg:sticky lg:top-20 lg:w-72 lg:shrink-0 lg:border-s lg:ps-6"
    >
      <p className="mb-2 text-sm font-semibold">{t("help.contents")}</p>
      <ul lang={tag} className="flex flex-col text-sm">
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="text-muted hover:text-ink flex min-h-9 items-center lg:min-h-7"
            >
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
