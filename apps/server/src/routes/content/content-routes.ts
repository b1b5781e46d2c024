// /knowledge/v1/…: help articles and announcements, and how staff publish them.
import {
  listAnnouncements,
  listArticles,
  readAnnouncement,
  readArticle,
} from "@parley/contract/endpoints/site/content";
import {
  listContent,
  listContentVersions,
  publishContent,
} from "@parley/contract/endpoints/staff/site";
import { FEATURE_FLAGS } from "@parley/domain/site/feature-flag";
import * as publishing from "@parley/operations/staff/publish-content";
import type { StaffParts } from "@parley/operations/identity/role/act-as-staff";
import type { Section } from "@parley/phrases/content/content";
import { readText, writeAgreementSource } from "@parley/phrases/content/read-agreement";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "@parley/phrases/locales";
import { findLocaleOfTag } from "@parley/phrases/locale-of-tag";
import type { Bus } from "@parley/platform/bus/bus";
import { bind, type Binding } from "../../http/binding/endpoint-binding.ts";
import { refuse } from "../../http/replies/failure.ts";
import { staffOf } from "../staff/staff-routes.ts";
import type { AgreementReader } from "../agreement/agreement-reader.ts";
import type { ContentLibrary, ServedContent } from "./content-library.ts";

const FLAGS: ReadonlySet<string> = new Set(FEATURE_FLAGS);

export interface ContentRouteParts extends StaffParts {
  readonly bus: Bus;
  readonly library: ContentLibrary;
  readonly agreement: AgreementReader;
}

export function bindContentRoutes(parts: ContentRouteParts): Binding[] {
  return [...bindReads(parts.library), ...bindPublishing(parts)];
}

function bindReads(library: ContentLibrary): Binding[] {
  return [
    bind(listArticles, async ({ language }) => {
      const list = await library.list("article", localeOf(language));
      return { ok: true, data: list.map((one) => headingWith(one, { topic: topicOf(one) })) };
    }),

    bind(readArticle, async ({ slug, language }) => {
      const found = await library.find("article", slug, localeOf(language));
      if (found === null) return refuse("notFound");
      return { ok: true, data: { ...bodyOf(found), topic: topicOf(found) } };
    }),

    bind(listAnnouncements, async ({ language }) => {
      const list = await library.list("announcement", localeOf(language));
      return { ok: true, data: list.map((one) => headingWith(one, { date: dateOf(one) })) };
    }),

    bind(readAnnouncement, async ({ slug, language }) => {
      const found = await library.find("announcement", slug, localeOf(language));
      if (found === null) return refuse("notFound");
      return { ok: true, data: { ...bodyOf(found), date: dateOf(found) } };
    }),
  ];
}

function bindPublishing(parts: ContentRouteParts): Binding[] {
  const { library, pool, agreement } = parts;
  return [
    bind(listContent, async ({ kind }) => ({ ok: true, data: await library.cover(kind) })),

    bind(listContentVersions, async (name) => {
      const locale = LOCALES.find((one) => one === name.language);
      if (locale === undefined) return refuse("badInput", { field: "language" });
      const original = { ...name, language: DEFAULT_LOCALE };
      const [own, english] = await Promise.all([
        publishing.listPublishedVersions(pool, name),
        publishing.listPublishedVersions(pool, original),
      ]);
      const present = (rows: typeof own, seed: string | null) =>
        (rows[0] ?? { source: seed }).source;
      const seed = library.findSeed(name);
      const data = {
        version: own[0]?.version ?? 0,
        source: present(own, seed),
        seed,
        start:
          name.kind === "agreement"
            ? writeAgreementSource((await agreement.read()).textIn(locale))
            : null,
        original: present(english, library.findSeed(original)),
        versions: own.map(({ version, source, publishedAt, reason, uid, username }) => ({
          version,
          source,
          publishedAt: publishedAt.getTime(),
          by: { uid: uid.toString(), username },
          reason,
        })),
        figures: await library.figures(locale),
      };
      return { ok: true, data };
    }),

    bind(publishContent, async (input, { session, caller: { idempotencyKey } }) => {
      if (!LOCALES.some((locale) => locale === input.language)) {
        return refuse("badInput", { field: "language" });
      }
      // `/help/contact` is the contact form: an article of this name could not be opened.
      if (input.kind === "article" && input.slug === "contact") {
        return refuse("badInput", { field: "slug" });
      }
      const isDay = !Number.isNaN(Date.parse(`${input.slug}T00:00:00Z`));
      if ((input.kind === "agreement") !== isDay) return refuse("badInput", { field: "slug" });
      if (input.source !== null) {
        const read = readText(input.kind, input.source);
        if (!read.ok) {
          const { problem, line } = read;
          return refuse("contentInvalid", { data: { problem, line } });
        }
        // A section about a feature that does not exist would never be shown.
        if (!read.content.sections.every(({ flag }) => flag === null || FLAGS.has(flag))) {
          return refuse("contentInvalid", { data: { problem: "section", line: 0 } });
        }
      }
      const isSeeded = library.isSeeded.bind(library);
      const publication = { ...input, idempotencyKey };
      return publishing.publishContent({ ...parts, isSeeded }, staffOf(session), publication);
    }),
  ];
}

/** English unless a language is named: the reply must not depend on who asks. */
function localeOf(language: string | undefined): Locale {
  return (language === undefined ? null : findLocaleOfTag(language)) ?? DEFAULT_LOCALE;
}

function headingWith<More extends object>(served: ServedContent, more: More) {
  return { ...headingOf(served), ...more };
}

function headingOf({ slug, language, content: { title, lead } }: ServedContent) {
  return { slug, language, title, lead };
}

function bodyOf(served: ServedContent) {
  const { version, isOutdated, content } = served;
  const sections = content.sections.map(({ id, heading, blocks }: Section) => ({
    id,
    heading,
    blocks,
  }));
  return { ...headingOf(served), version, isOutdated, sections };
}

function topicOf({ slug, content: { topic } }: ServedContent) {
  if (topic === null) throw new Error(`the article ${slug} has no topic`);
  return topic;
}

function dateOf({ slug, content: { date } }: ServedContent) {
  if (date === null) throw new Error(`the announcement ${slug} has no date`);
  return date;
}
