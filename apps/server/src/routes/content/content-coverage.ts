// Which texts there are and what each language has of them, as administrators see it.
import type { ContentVersion } from "@parley/database/queries/site/content-version";
import { TOPICS, type Content, type TextKind } from "@parley/phrases/content/content";
import { readText } from "@parley/phrases/content/read-agreement";
import type { SeedText } from "@parley/phrases/content/seed";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "@parley/phrases/locales";

export interface CoveredText {
  readonly slug: string;
  readonly title: string;
  readonly topic: string | null;
  readonly date: string | null;
  readonly isWithdrawn: boolean;
  readonly languages: CoveredLanguage[];
}

export interface CoveredLanguage {
  readonly language: Locale;
  /** Readers of a language that is missing or withdrawn get the English text. */
  readonly state: "shown" | "outdated" | "missing" | "withdrawn";
  readonly version: number;
  readonly publishedAt: number | null;
}

/** Articles in the order of the help index, announcements the newest first; withdrawn ones last. */
export function coverContent(
  kind: TextKind,
  seed: readonly SeedText[],
  /** The latest version of each text in each language. */
  published: readonly ContentVersion[],
): CoveredText[] {
  const seeds = seed.filter((text) => text.kind === kind);
  const rows = published.filter((row) => row.kind === kind);
  const slugs = [...new Set([...seeds, ...rows].map(({ slug }) => slug))];
  const covered = slugs.map((slug) => {
    const own = <Text extends { readonly slug: string; readonly language: string }>(
      texts: readonly Text[],
      language: Locale,
    ) => texts.find((text) => text.slug === slug && text.language === language);
    const original = own(rows, DEFAULT_LOCALE);
    const originalAt = original?.publishedAt.getTime() ?? 0;
    const languages = LOCALES.map((language): CoveredLanguage => {
      const row = own(rows, language);
      if (row === undefined) {
        const isSeeded = own(seeds, language) !== undefined;
        const seeded = originalAt > 0 && language !== DEFAULT_LOCALE ? "outdated" : "shown";
        return {
          language,
          state: isSeeded ? seeded : "missing",
          version: 0,
          publishedAt: null,
        };
      }
      const at = row.publishedAt.getTime();
      const present = at < originalAt ? "outdated" : "shown";
      const state = row.source === null ? "withdrawn" : present;
      return { language, state, version: row.version, publishedAt: at };
    });
    const head = headOf(kind, original?.source ?? null) ?? own(seeds, DEFAULT_LOCALE)?.content;
    const text = {
      slug,
      title: head?.title ?? slug,
      topic: head?.topic ?? null,
      date: head?.date ?? null,
      isWithdrawn: original !== undefined && original.source === null,
      languages,
    };
    return { text, place: head?.place ?? 0 };
  });
  return covered
    .toSorted(
      (one, other) =>
        Number(one.text.isWithdrawn) - Number(other.text.isWithdrawn) ||
        topicPlace(one.text.topic) - topicPlace(other.text.topic) ||
        one.place - other.place ||
        (other.text.date ?? "").localeCompare(one.text.date ?? "") ||
        // The latest version of the agreement is first.
        one.text.slug.localeCompare(other.text.slug) * (kind === "agreement" ? -1 : 1),
    )
    .map(({ text }) => text);
}

function headOf(kind: TextKind, source: string | null): Content | null {
  const read = source === null ? null : readText(kind, source);
  return read?.ok === true ? read.content : null;
}

function topicPlace(topic: string | null): number {
  return TOPICS.findIndex((one) => one === topic);
}
