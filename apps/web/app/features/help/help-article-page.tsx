/** A help article: a page to read, quote and link to. */
import type { HelpArticle } from "@parley/phrases/help-articles";
import { PageHeading } from "../../shell/page/page-heading.tsx";
import { PageMeta } from "../../shell/page/page-meta.tsx";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { ContactLink } from "../../shared/support/contact-link.tsx";

/** The anchor of a section: the part of its key that names it. */
function sectionId(heading: string): string {
  return heading.split(".").at(-2) ?? heading;
}

export function HelpArticlePage({ article }: { article: HelpArticle }) {
  const t = usePhrase();
  const { title, lead, sections } = article;
  return (
    <main id="content" className="mx-auto flex w-full max-w-6xl flex-1 flex-col gap-8 px-4 py-8">
      <PageMeta title={`${t(title)} | Parley`} description={t(lead)} />
      <PageHeading title={t(title)} text={t(lead)} />
      <div className="flex flex-col gap-8 lg:flex-row-reverse lg:items-start lg:justify-between lg:gap-12">
        <Contents article={article} />
        <div className="flex min-w-0 max-w-3xl flex-1 flex-col gap-8">
          {sections.map(({ heading, paragraphs }) => (
            <section key={heading} className="flex flex-col gap-2.5">
              <h2 id={sectionId(heading)} className="scroll-mt-20 text-lg font-semibold">
                {t(heading)}
              </h2>
              <ul className="text-muted flex list-disc flex-col gap-2 ps-5 leading-relaxed">
                {paragraphs.map((paragraph) => (
                  <li key={paragraph}>{t(paragraph)}</li>
                ))}
              </ul>
            </section>
          ))}
          <ContactLink />
        </div>
      </div>
    </main>
  );
}

function Contents({ article }: { article: HelpArticle }) {
  const t = usePhrase();
  return (
    <nav
      aria-label={t("help.contents")}
      className="border-line-strong lg:sticky lg:top-20 lg:w-72 lg:shrink-0 lg:border-s lg:ps-6"
    >
      <p className="mb-2 text-sm font-semibold">{t("help.contents")}</p>
      <ul className="flex flex-col text-sm">
        {article.sections.map(({ heading }) => (
          <li key={heading}>
            <a
              href={`#${sectionId(heading)}`}
              className="text-muted hover:text-ink flex min-h-9 items-center lg:min-h-7"
            >
              {t(heading)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
