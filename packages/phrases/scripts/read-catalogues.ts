/** Loads the catalogue sources; a language without an area's file simply lacks that entry. */

import { existsSync } from "node:fs";
import { AREAS, type Area } from "../src/areas.ts";
import { LOCALES, type Locale } from "../src/locales.ts";
import type { Catalogue } from "../src/translation.ts";

export type LocaleCatalogues = Readonly<Partial<Record<Area, Catalogue>>>;

export type Catalogues = ReadonlyMap<Locale, LocaleCatalogues>;

const SOURCES = new URL("../src/catalogues/", import.meta.url);

async function readArea(locale: Locale, area: Area): Promise<Catalogue | undefined> {
  const file = new URL(`${locale}/${area}.ts`, SOURCES);
  if (!existsSync(file)) return undefined;
  const module: { readonly default: Catalogue } = await import(file.href);
  return module.default;
}

async function readLocale(locale: Locale): Promise<LocaleCatalogues> {
  const found: Partial<Record<Area, Catalogue>> = {};
  for (const area of AREAS) {
    const catalogue = await readArea(locale, area);
    if (catalogue !== undefined) found[area] = catalogue;
  }
  return found;
}

export async function readCatalogues(): Promise<Catalogues> {
  const entries = LOCALES.map(async (locale) => [locale, await readLocale(locale)] as const);
  return new Map(await Promise.all(entries));
}

/** The catalogues of one language; a language of which nothing was read has none. */
export function cataloguesOf(catalogues: Catalogues, locale: Locale): LocaleCatalogues {
  return catalogues.get(locale) ?? {};
}
