/** The index of help: all articles by topic, and the announcements. */
import type { EndpointReply } from "@parley/contract/endpoint";
import type { listAnnouncements, listArticles } from "@parley/contract/endpoints/site/content";
import { LOCALE_INFO } from "@parley/phrases/locales";
import { findLocaleOfTag } from "@parley/phrases/locale-of-tag";
import { Card } from "@parley/ui/data/card";
import { Day } from "@parley/ui/data/day";
import { useLocalPath } from "../../shell/page/page-data.ts";
import { PageHeading } from "../../shell/page/page-heading.tsx";
import { PageMeta } from "../../shell/page/page-meta.tsx";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { ContactLink } from "../../shared/support/contact-link.tsx";
import { RulingTime, type AppealTimes } from "./ruling-time.tsx";

type Articles = EndpointReply<typeof listArticles>;
type Announcements = EndpointReply<typeof listAnnouncements>;

export interface HelpIndexProps {
  readonly articles: Articles;
  readonly announcements: Announcements;
  readonly times: AppealTimes | null;
}

const TOPICS = ["trading", "safety", "account", "costs"] as const;

export function HelpIndexPage({ articles, announcements, times }: HelpIndexProps) {
  const t = usePhrase();
  return (
    <main id="content" className="mx-auto flex w-full max-w-6xl flex-1 flex-col gap-8 px-4 py-8">
      <PageMeta title={`${t("help.title")} | Parley`} description={t("help.lead")} />
      <PageHeading title={t("help.title")} text={t("help.lead")} />
      <div className="gap-5 md:columns-2">
        {TOPICS.map((topic) => (
          <Group
            key={topic}
            title={t(`help.topic.${topic}`)}
            entries={articles.filter((one) => one.topic === topic)}
            folder="/help"
          />
        ))}
        <Group
          title={t("help.announcements")}
          entries={announcements}
          folder="/help/announcements"
        />
      </div>
      <div className="flex flex-col gap-3">
        <RulingTime times={times} />
        <ContactLink />
      </div>
    </main>
  );
}

interface GroupProps {
  readonly title: string;
  readonly entries: readonly (Articles[number] | Announcements[number])[];
  readonly folder: string;
}

function Group({ title, entries, folder }: GroupProps) {
  const toPath = useLocalPath();
  if (entries.length === 0) return null;
  return (
    <Card className="mb-5 flex break-inside-avoid flex-col gap-3">
      <h2 className="text-lg font-semibold">{title}</h2>
      <ul className="divide-line divide-y">
        {entries.map((entry) => (
          <li key={entry.slug} className="py-3 first:pt-0 last:pb-0">
            <div lang={LOCALE_INFO[findLocaleOfTag(entry.language) ?? "en"].tag}>
              <a
                href={toPath(`${folder}/${entry.slug}`)}
                className="text-accent inline-block py-0.5 font-medium hover:underline"
              >
                {entry.title}
              </a>
              <p className="text-muted text-sm">{entry.lead}</p>
            </div>
            {"date" in entry && (
              <p>
                <Day day={entry.date} className="text-subtle text-xs" />
              </p>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
