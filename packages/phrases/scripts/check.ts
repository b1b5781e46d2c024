/**
 * Checks the catalogues of all languages and fails on errors that readers would see. Untranslated
 * areas are listed without failing: such an area is shown in English as a whole.
 */

import { AREAS, type Area } from "../src/areas.ts";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "../src/locales.ts";
import type { Catalogue } from "../src/translation.ts";
import { checkEnglish, checkTranslation } from "./check-phrase.ts";
import { findGlue } from "./check-glue.ts";
import { findUsage, isUsed, readSources, type Usage } from "./check-usage.ts";
import {
  cataloguesOf,
  readCatalogues,
  type Catalogues,
  type LocaleCatalogues,
} from "./read-catalogues.ts";

export interface Report {
  /** Reasons to fail, one line each. */
  readonly problems: readonly string[];
  /** The areas each language lacks and therefore shows in English. */
  readonly fallbacks: ReadonlyMap<Locale, readonly Area[]>;
}

const KEY_FORM = /^[a-z]\w*(?:\.[a-z\d]\w*)+$/i;

function checkKeys(area: Area, english: Catalogue, usage: Usage): string[] {
  const problems: string[] = [];
  for (const key of Object.keys(english)) {
    if (!key.startsWith(`${area}.`)) problems.push(`${key}: does not begin with its area ${area}`);
    else if (!KEY_FORM.test(key)) problems.push(`${key}: is not a key of the form area.part.name`);
    if (!isUsed(key, usage)) problems.push(`${key}: is used nowhere`);
  }
  return problems;
}

function checkArea(locale: Locale, english: Catalogue, own: Catalogue): string[] {
  const problems: string[] = [];
  for (const [key, text] of Object.entries(english)) {
    const phrase = own[key];
    const found =
      phrase === undefined ? ["is missing"] : checkTranslation(key, phrase, text, locale);
    problems.push(...found.map((problem) => `${locale} ${key}: ${problem}`));
  }
  for (const key of Object.keys(own)) {
    if (!Object.hasOwn(english, key)) problems.push(`${locale} ${key}: is not in English`);
  }
  return problems;
}

function examineEnglish(english: LocaleCatalogues, usage: Usage): string[] {
  return AREAS.flatMap((area) => {
    const catalogue = english[area] ?? {};
    const phrases = Object.entries(catalogue).flatMap(([key, phrase]) =>
      checkEnglish(phrase).map((problem) => `en ${key}: ${problem}`),
    );
    return [...checkKeys(area, catalogue, usage), ...phrases];
  });
}

function examineLocale(
  locale: Locale,
  english: LocaleCatalogues,
  own: LocaleCatalogues,
): { readonly problems: readonly string[]; readonly missing: readonly Area[] } {
  const missing: Area[] = [];
  const problems = AREAS.flatMap((area) => {
    const original = english[area] ?? {};
    const translated = own[area];
    if (translated !== undefined) return checkArea(locale, original, translated);
    if (Object.keys(original).length > 0) missing.push(area);
    return [];
  });
  return { problems, missing };
}

export function examine(catalogues: Catalogues, usage: Usage): Report {
  const english = cataloguesOf(catalogues, DEFAULT_LOCALE);
  const problems = examineEnglish(english, usage);
  const fallbacks = new Map<Locale, readonly Area[]>();
  for (const locale of LOCALES) {
    if (locale === DEFAULT_LOCALE) continue;
    const found = examineLocale(locale, english, cataloguesOf(catalogues, locale));
    problems.push(...found.problems);
    if (found.missing.length > 0) fallbacks.set(locale, found.missing);
  }
  return { problems, fallbacks };
}

/** Languages that lack the same areas share a line. */
function describeFallbacks(report: Report, english: LocaleCatalogues): string[] {
  const groups = Map.groupBy(report.fallbacks, ([, areas]) =>
    areas.map((area) => `${area} (${Object.keys(english[area] ?? {}).length})`).join(", "),
  );
  return [...groups].map(
    ([areas, entries]) => `${entries.map(([locale]) => locale).join(", ")}: ${areas}`,
  );
}

function listKeys(report: Report, english: LocaleCatalogues): string[] {
  return [...report.fallbacks].flatMap(([locale, areas]) =>
    areas.flatMap((area) => Object.keys(english[area] ?? {}).map((key) => `${locale} ${key}`)),
  );
}

if (import.meta.main) {
  const catalogues = await readCatalogues();
  const english = cataloguesOf(catalogues, DEFAULT_LOCALE);
  const sources = [...readSources()];
  const report = examine(catalogues, findUsage(sources.map(({ text }) => text)));
  const problems = [...report.problems, ...findGlue(sources)];
  if (report.fallbacks.size > 0) {
    console.log("Shown in English until translated, by area (--keys lists each key):");
    const list = process.argv.includes("--keys") ? listKeys : describeFallbacks;
    for (const line of list(report, english)) console.log(`  ${line}`);
  }
  for (const problem of problems) console.error(problem);
  console.log(`Phrases: ${problems.length} problems in ${LOCALES.length} languages.`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
