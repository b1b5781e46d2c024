/**
 * Where an English article or announcement names a button, a page or a sub-user, every translation
 * has the words that the catalogue of its language has for it.
 */
import { describe, expect, test } from "vitest";
import { cataloguesOf, readCatalogues } from "../../scripts/read-catalogues.ts";
import { LOCALES, type Locale } from "../locales.ts";
import { linesOf, type Content, type Section, type Span } from "./content.ts";
import { readSeed, type SeedText } from "./seed.ts";

/** Names that mean nothing else in English: they count wherever they are written. */
const NAMES = [
  "order.action.paid",
  "order.action.release",
  "order.action.notReceived",
  "order.list.title",
  "mine.title",
  "security.title",
  "security.verify.unavailable",
  "api.title",
  "support.title",
  "shell.protection",
  "frame.footer.developers",
] as const;

/** Words of every day: they count as names where they are strong or a link to a page. */
const MARKED = [
  "order.action.appeal",
  "security.totp.setUp",
  "frame.nav.buy",
  "frame.nav.sell",
  "kyc.title",
  "mine.priceType.fixed",
  "mine.priceType.floating",
] as const;

const catalogues = await readCatalogues();
const seed = readSeed();
const english = seed.filter(({ language }) => language === "en");
const phrases = new Map<Locale, Readonly<Record<string, string>>>(
  LOCALES.map((locale) => [
    locale,
    Object.assign({}, ...Object.values(cataloguesOf(catalogues, locale))),
  ]),
);

function phraseOf(locale: Locale, key: string): string {
  const found = phrases.get(locale)?.[key];
  if (found === undefined) throw new Error(`there is no phrase ${key} in ${locale}`);
  return withOneApostrophe(found);
}

function withOneApostrophe(text: string): string {
  return text.replaceAll("’", "'");
}

const textOf = (spans: readonly Span[]) =>
  withOneApostrophe(spans.map(({ text }) => text).join(""));

const spansOf = ({ blocks }: Section) => blocks.flatMap(linesOf).flat();

/** The lead and each section as plain text. */
function partsOf({ lead, sections }: Content): string[] {
  const texts = sections.map((one) =>
    [withOneApostrophe(one.heading), ...one.blocks.flatMap(linesOf).map(textOf)].join("\n"),
  );
  return [withOneApostrophe(lead), ...texts];
}

/** Strong, or a link to a page that is no article. */
const isMarked = ({ isStrong, to = "/help" }: Span) => isStrong === true || !to.startsWith("/help");

/** By section. */
function markedOf({ sections }: Content): string[][] {
  return sections.map((one) =>
    spansOf(one)
      .filter(isMarked)
      .map((span) => textOf([span])),
  );
}

const translationsOf = ({ kind, slug }: SeedText, language: Locale) =>
  seed.filter((one) => one.kind === kind && one.slug === slug && one.language === language);

const holds = (text: string, words: string) => text.toLowerCase().includes(words.toLowerCase());

/** Where in the language a part lacks the words, though the English part has its own. */
function lacking<Part>(
  language: Locale,
  parts: (content: Content) => readonly Part[],
  isNamed: (part: Part) => boolean,
  isNamedIn: (part: Part) => boolean,
): string[] {
  return english.flatMap((original) =>
    translationsOf(original, language).flatMap(({ content }) => {
      const translated = parts(content);
      return parts(original.content).flatMap((part, index) => {
        const other = translated[index];
        const isLacking = isNamed(part) && (other === undefined || !isNamedIn(other));
        return isLacking ? [`${original.slug}, part ${index}`] : [];
      });
    }),
  );
}

describe.each(NAMES)("%s", (key) => {
  const label = phraseOf("en", key);

  test("is named in an English text", () => {
    const texts = english.flatMap(({ content }) => partsOf(content));
    expect(texts.some((text) => text.includes(label))).toBe(true);
  });

  test.each(LOCALES)("is named by its label in %s", (locale) => {
    const words = phraseOf(locale, key);
    const found = lacking(
      locale,
      partsOf,
      (text) => text.includes(label),
      (text) => holds(text, words),
    );
    expect(found).toEqual([]);
  });
});

describe.each(MARKED)("%s", (key) => {
  const label = phraseOf("en", key).toLowerCase();
  const isNamed = (marked: readonly string[]) =>
    marked.some((text) => text.toLowerCase() === label);

  test("is named in an English text", () => {
    expect(english.flatMap(({ content }) => markedOf(content)).some(isNamed)).toBe(true);
  });

  test.each(LOCALES)("is named by its label in %s", (locale) => {
    const words = phraseOf(locale, key);
    const found = lacking(locale, markedOf, isNamed, (marked) =>
      marked.some((text) => holds(text, words)),
    );
    expect(found).toEqual([]);
  });
});

/** What the singular and the plural of the catalogue share, since sentences inflect the word. */
function stemOf(locale: Locale): string {
  const one = phraseOf(locale, "account.subUsers.name");
  const many = phraseOf(locale, "account.subUsers.title");
  let length = 0;
  while (length < one.length && one[length] === many[length]) length += 1;
  return one.slice(0, length);
}

describe("sub-users", () => {
  test.each(LOCALES)("are called as on their page in %s", (locale) => {
    const stem = stemOf(locale);
    expect(stem.length).toBeGreaterThan(2);
    const found = lacking(
      locale,
      partsOf,
      (text) => holds(text, "sub-user"),
      (text) => holds(text, stem),
    );
    expect(found).toEqual([]);
  });
});
