/** The service agreement as a public page. */
import { Notice } from "@parley/ui/feedback/notice";
import {
  AgreementText,
  sectionId,
  type Agreement,
} from "../../shared/agreement/agreement-text.tsx";
import { PageHeading } from "../../shell/page/page-heading.tsx";
import { PageMeta } from "../../shell/page/page-meta.tsx";
import { usePage } from "../../shell/page/page-data.ts";
import { usePhrase } from "../../shell/locale/phrase.tsx";

export function AgreementPage({ agreement }: { agreement: Agreement }) {
  const t = usePhrase();
  const { locale } = usePage();
  return (
    <main id="content" className="mx-auto flex w-full max-w-6xl flex-1 flex-col gap-8 px-4 py-8">
      <PageMeta title={t("agreement.title")} description={t("agreement.meta.description")} />
      <PageHeading
        title={agreement.title}
        text={t("agreement.version", { version: agreement.version })}
      />
      {agreement.language !== locale && <Notice>{t("agreement.otherLanguage")}</Notice>}
      <div className="flex flex-col gap-8 lg:flex-row-reverse lg:items-start lg:justify-between lg:gap-12">
        <Contents agreement={agreement} />
        <div className="min-w-0 max-w-3xl flex-1">
          <AgreementText agreement={agreement} level={2} />
        </div>
      </div>
    </main>
  );
}

function Contents({ agreement }: { agreement: Agreement }) {
  const t = usePhrase();
  return (
    <nav
      aria-label={t("agreement.contents")}
      className="border-line-strong lg:sticky lg:top-20 lg:w-72 lg:shrink-0 lg:border-s lg:ps-6"
    >
      <p className="mb-2 text-sm font-semibold">{t("agreement.contents")}</p>
      <ol lang={agreement.language} className="flex flex-col text-sm">
        {agreement.sections.map(({ heading }, index) => (
          <li key={heading}>
            <a
              href={`#${sectionId(index)}`}
              className="text-muted hover:text-ink flex min-h-9 items-center gap-2 lg:min-h-7"
            >
              <span className="figures w-6 shrink-0">{index + 1}.</span>
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
