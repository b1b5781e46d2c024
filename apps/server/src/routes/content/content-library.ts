// All articles and announcements as readers get them: the latest version that staff have published,
// or the one that comes with the product; in the language asked for, or in English. It keeps what it
// has read, so that help stays readable while the database does not answer.
import type { Pool } from "@parley/database/pool";
import {
  listPresentContent,
  type ContentName,
  type ContentVersion,
} from "@parley/database/queries/site/content-version";
import type { FlagStates } from "@parley/domain/site/feature-flag";
import { onSiteChange } from "@parley/operations/kernel/site-topic";
import { createTimedValue } from "@parley/operations/kernel/timed-value";
import {
  fillFigures,
  mapText,
  TOPICS,
  type Content,
  type ContentKind,
  type TextKind,
} from "@parley/phrases/content/content";
import { readContent } from "@parley/phrases/content/read-content";
import type { SeedText } from "@parley/phrases/content/seed";
import { DEFAULT_LOCALE, type Locale } from "@parley/phrases/locales";
import type { Bus } from "@parley/platform/bus/bus";
import type { Clock } from "@parley/platform/clock";
import { coverContent, type CoveredText } from "./content-coverage.ts";
import { writeFigures, type Figures } from "./read-figures.ts";

const MAX_AGE_MS = 10_000;

export interface LibraryParts {
  readonly pool: Pool;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly seed: readonly SeedText[];
  readonly readFigures: () => Promise<Figures>;
  readonly readFlags: () => Promise<FlagStates>;
  readonly onFailure: (error: unknown) => void;
}

/** A text as it is served. */
export interface ServedContent {
  readonly slug: string;
  readonly language: Locale;
  readonly version: number;
  /** The English original was published after this translation. */
  readonly isOutdated: boolean;
  readonly content: Content;
}

export interface ContentLibrary {
  list(kind: ContentKind, language: Locale): Promise<ServedContent[]>;
  find(kind: ContentKind, slug: string, language: Locale): Promise<ServedContent | null>;
  /** Whether a text comes with the product. */
  isSeeded(name: ContentName): boolean;
  /** What comes with the product; null where nothing does. */
  findSeed(name: ContentName): string | null;
  /** All texts of a kind, also withdrawn ones, as the database has them now. */
  cover(kind: TextKind): Promise<CoveredText[]>;
  /** What stands for each figure now. */
  figures(language: Locale): Promise<Readonly<Record<string, string>>>;
  stop(): void;
}

interface Held {
  readonly content: Content;
  readonly version: number;
  readonly publishedAt: number;
}

/** By kind, slug and language. */
type Shelf = ReadonlyMap<string, Held>;

interface Read {
  readonly shelf: Shelf;
  readonly figures: Figures;
}

export function createContentLibrary(parts: LibraryParts): ContentLibrary {
  const { pool, bus, clock, seed, readFigures, readFlags, onFailure } = parts;
  const seeded = new Map(seed.map((text) => [nameOf(text), text]));
  let known: Read | null = null;
  const value = createTimedValue({
    async load() {
      const [published, figures] = await Promise.all([listPresentContent(pool), readFigures()]);
      return { shelf: shelve(seed, published, onFailure), figures };
    },
    maxAgeMs: MAX_AGE_MS,
    graceMs: MAX_AGE_MS,
    clock,
  });
  const stop = onSiteChange(bus, () => value.forget());

  async function read(): Promise<Read> {
    try {
      known = await value.read();
    } catch (error) {
      if (known === null) throw error;
      onFailure(error);
    }
    return known;
  }

  async function serve(
    { shelf, figures }: Read,
    kind: ContentKind,
    slug: string,
    language: Locale,
  ): Promise<ServedContent | null> {
    const original = shelf.get(nameOf({ kind, slug, language: DEFAULT_LOCALE }));
    if (original === undefined) return null;
    const translation = shelf.get(nameOf({ kind, slug, language }));
    const { content, version, publishedAt } = translation ?? original;
    const served = translation === undefined ? DEFAULT_LOCALE : language;
    const written = writeFigures(figures, served);
    const flags: Readonly<Record<string, boolean>> = await readFlags();
    const sections = content.sections.filter(({ flag }) => flag === null || flags[flag] === true);
    return {
      slug,
      language: served,
      version,
      isOutdated: publishedAt < original.publishedAt,
      content: mapText({ ...content, sections }, (text) => fillFigures(text, written)),
    };
  }

  return {
    async list(kind, language) {
      const present = await read();
      const slugs = [...present.shelf.keys()].flatMap((name) => {
        const [ofKind, slug = "", ofLanguage] = name.split("/");
        return ofKind === kind && ofLanguage === DEFAULT_LOCALE ? [slug] : [];
      });
      const served = await Promise.all(slugs.map((slug) => serve(present, kind, slug, language)));
      return served.filter((one) => one !== null).toSorted(byPlace);
    },
    find: async (kind, slug, language) => serve(await read(), kind, slug, language),
    isSeeded: (name) => seeded.has(nameOf(name)),
    findSeed: (name) => seeded.get(nameOf(name))?.source ?? null,
    cover: async (kind) => coverContent(kind, seed, await listPresentContent(pool)),
    figures: async (language) => writeFigures(await readFigures(), language),
    stop,
  };
}

function nameOf({ kind, slug, language }: ContentName): string {
  return `${kind}/${slug}/${language}`;
}

function shelve(
  seed: readonly SeedText[],
  published: readonly ContentVersion[],
  onFailure: (error: unknown) => void,
): Shelf {
  const shelf = new Map<string, Held>(
    seed.map((text) => [nameOf(text), { content: text.content, version: 0, publishedAt: 0 }]),
  );
  for (const row of published.filter(({ kind }) => kind !== "agreement")) {
    const { source, version, publishedAt } = row;
    if (source === null) {
      shelf.delete(nameOf(row));
      continue;
    }
    const read = readContent(row.kind === "article" ? "article" : "announcement", source);
    // It was read before it was stored: another release has changed what can be written.
    if (read.ok) {
      const { content } = read;
      shelf.set(nameOf(row), { content, version, publishedAt: publishedAt.getTime() });
    } else onFailure(new Error(`${nameOf(row)} ${version} cannot be read: ${read.problem}`));
  }
  return shelf;
}

/** Articles by topic and place, announcements by their day, the newest first. */
function byPlace(one: ServedContent, other: ServedContent): number {
  const topicOf = ({ content: { topic } }: ServedContent) =>
    topic === null ? 0 : TOPICS.indexOf(topic);
  return (
    topicOf(one) - topicOf(other) ||
    one.content.place - other.content.place ||
    (other.content.date ?? "").localeCompare(one.content.date ?? "") ||
    one.slug.localeCompare(other.slug)
  );
}
