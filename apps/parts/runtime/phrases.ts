/** The phrases of a part: plain files beside its script, one a language and area. */
import type { CompiledCatalogue } from "@parley/phrases/compiled-phrases";
import { DEFAULT_LOCALE, isLocale, type Locale } from "@parley/phrases/locales";
import type { Area } from "@parley/phrases/areas";
import type { Book } from "@parley/site/phrase";

/** Set by the build: the folder is named by its content. */
declare const PHRASES_FOLDER: string;

const loaded = new Map<string, Promise<CompiledCatalogue>>();

export function localeOf(lang: string): Locale {
  return isLocale(lang) ? lang : DEFAULT_LOCALE;
}

export async function loadBook(lang: string, areas: readonly Area[]): Promise<Book> {
  const locale = localeOf(lang);
  const found = await Promise.all(areas.map((area) => loadArea(locale, area)));
  return { locale, messages: Object.assign({}, ...found) };
}

/** A failed load is asked for again the next time. */
function loadArea(locale: Locale, area: Area): Promise<CompiledCatalogue> {
  const name = `${locale}/${area}`;
  const known = loaded.get(name) ?? fetchArea(name);
  loaded.set(name, known);
  known.catch(() => loaded.delete(name));
  return known;
}

async function fetchArea(name: string): Promise<CompiledCatalogue> {
  const url = new URL(/* @vite-ignore */ `./${PHRASES_FOLDER}/${name}.json`, import.meta.url);
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`Phrases ${name} could not be fetched: ${answer.status}`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The file was compiled together with this very build.
  return (await answer.json()) as CompiledCatalogue;
}
