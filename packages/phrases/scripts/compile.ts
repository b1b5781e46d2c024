/**
 * Writes compiled/{locale}/{area}.json from the catalogue sources, for the 17 languages and the
 * pseudo-language. The output depends on the sources alone and a file is written only when it
 * changed, so that watchers downstream are not triggered needlessly.
 */

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { parse, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import { AREAS } from "../src/areas.ts";
import { LOCALE_INFO, LOCALES } from "../src/locales.ts";
import type { Catalogue } from "../src/translation.ts";
import { PSEUDO_LOCALE, pseudoMessage } from "./pseudo.ts";
import {
  cataloguesOf,
  readCatalogues,
  type Catalogues,
  type LocaleCatalogues,
} from "./read-catalogues.ts";

const OUTPUT = new URL("../compiled/", import.meta.url);

type Transform = (elements: MessageFormatElement[]) => MessageFormatElement[];

function compilePhrase(
  message: string,
  tag: Intl.Locale,
  transform?: Transform,
): MessageFormatElement[] {
  const elements = parse(message, { locale: tag });
  return transform === undefined ? elements : transform(elements);
}

function compileCatalogue(
  english: Catalogue,
  translated: Catalogue,
  tag: Intl.Locale,
  transform?: Transform,
): string {
  const lines = Object.entries(english).map(([key, text]) => {
    const phrase = compilePhrase(translated[key] ?? text, tag, transform);
    return `${JSON.stringify(key)}:${JSON.stringify(phrase)}`;
  });
  return `{${lines.join(",\n")}}\n`;
}

/** The files of one language by name; an area it lacks is English as a whole. */
function compileLocale(
  english: LocaleCatalogues,
  translated: LocaleCatalogues,
  intlTag: string,
  transform?: Transform,
): Map<string, string> {
  const files = new Map<string, string>();
  const tag = new Intl.Locale(intlTag);
  for (const area of AREAS) {
    const source = english[area];
    if (source === undefined) continue;
    const own = translated[area] ?? source;
    files.set(`${area}.json`, compileCatalogue(source, own, tag, transform));
  }
  return files;
}

/** All compiled files by their path below the output folder, e.g. `fr/home.json`. */
export function compileCatalogues(catalogues: Catalogues): Map<string, string> {
  const all = new Map<string, string>();
  const add = (folder: string, files: Map<string, string>): void => {
    for (const [name, text] of files) all.set(`${folder}/${name}`, text);
  };
  const english = cataloguesOf(catalogues, "en");
  for (const locale of LOCALES) {
    add(
      locale,
      compileLocale(english, cataloguesOf(catalogues, locale), LOCALE_INFO[locale].intlTag),
    );
  }
  add(PSEUDO_LOCALE, compileLocale(english, english, LOCALE_INFO.en.intlTag, pseudoMessage));
  return all;
}

function readIfThere(file: URL): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}

/** Updates the folder to match the files and returns how many were written or removed. */
export function writeChanged(files: ReadonlyMap<string, string>, folder: URL): number {
  let changed = 0;
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".json") || files.has(name)) continue;
    rmSync(new URL(name, folder));
    changed += 1;
  }
  for (const [name, text] of files) {
    const file = new URL(name, folder);
    if (readIfThere(file) === text) continue;
    mkdirSync(new URL(".", file), { recursive: true });
    writeFileSync(file, text);
    changed += 1;
  }
  return changed;
}

if (import.meta.main) {
  const files = compileCatalogues(await readCatalogues());
  const changed = writeChanged(files, OUTPUT);
  console.log(`Phrases: ${files.size} files compiled, ${changed} changed.`);
}
