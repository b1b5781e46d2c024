/**
 * The compiled phrases of a page. The server has all languages; the browser starts with those
 * embedded in the page and fetches further areas of its one language on demand. Which of both
 * applies is set by the entry that starts first.
 */
import type { Area } from "@parley/phrases/keys";
import type { Locale } from "@parley/phrases/locales";
import type { CompiledCatalogue } from "@parley/phrases/compiled-phrases";
import { askUntilThere } from "./ask-until-there.ts";
import { restoreArea, shortenArea, type SeedArea } from "./phrase-seed.ts";

export type Messages = CompiledCatalogue;

export const SEED_ID = "phrases";

/** React keeps the page before while phrases are waited for, and asks again at once if they fail. */
const RETRY_MS = 1_000;

const loaded = new Map<string, Messages>();
const underway = new Map<string, Promise<Messages>>();
let fetchFile: ((name: string) => Promise<Messages>) | null = null;

/** `fr/home` out of the path of a compiled file. */
function nameOfFile(path: string): string {
  return path
    .split("/")
    .slice(-2)
    .join("/")
    .replace(/\.json$/, "");
}

/** Server: all phrases at once. */
export function provideAllPhrases(files: Record<string, Messages>): void {
  for (const [path, messages] of Object.entries(files)) loaded.set(nameOfFile(path), messages);
}

/** Browser: one file at a time, named like `fr/home`. */
export function fetchPhrasesBy(fetcher: (name: string) => Promise<Messages>): void {
  fetchFile = fetcher;
}

/** The phrases of these areas, or a promise of them where some have to be fetched first. */
export function findPhrases(locale: Locale, areas: readonly Area[]): Messages | Promise<Messages> {
  const names = areas.map((area) => `${locale}/${area}`);
  const parts = names.map((name) => loaded.get(name) ?? fetchArea(name));
  const key = names.join();
  if (parts.some((part) => part instanceof Promise)) return joined(key, parts);
  return merged(key, parts);
}

/** The same object for the same request, so that dependents see that nothing changed. */
const merges = new Map<string, Messages>();

function merged(key: string, parts: readonly object[]): Messages {
  const known = merges.get(key) ?? Object.assign({}, ...parts);
  merges.set(key, known);
  return known;
}

function fetchArea(name: string): Messages | Promise<Messages> {
  const ask = fetchFile;
  if (ask === null) return {};
  const known = underway.get(name);
  if (known) return known;
  const promise = askUntilThere(() => ask(name), RETRY_MS).then((messages) => {
    loaded.set(name, messages);
    return messages;
  });
  underway.set(name, promise);
  return promise;
}

/** React requires the same promise for the same request, or it would suspend for ever. */
const joins = new Map<string, Promise<Messages>>();

function joined(key: string, parts: readonly (Messages | Promise<Messages>)[]): Promise<Messages> {
  const known = joins.get(key);
  if (known) return known;
  const promise = Promise.all(parts.map(async (part) => part)).then((all): Messages =>
    Object.assign({}, ...all),
  );
  joins.set(key, promise);
  return promise;
}

/** What the page carries for its own first render: area → phrases, of its language only. */
type PhraseSeed = { locale: Locale; areas: Readonly<Record<string, SeedArea>> };

const seeds = new Map<string, string>();

/** Server: the same text for all pages of the same areas. */
export function seedText(locale: Locale, areas: readonly Area[]): string {
  const key = `${locale} ${areas.join()}`;
  const known = seeds.get(key) ?? writeSeed(locale, areas);
  seeds.set(key, known);
  return known;
}

function writeSeed(locale: Locale, areas: readonly Area[]): string {
  const found = areas.map((area) => {
    const messages = loaded.get(`${locale}/${area}`) ?? {};
    return [area, shortenArea(area, messages)] as const;
  });
  const seed: PhraseSeed = { locale, areas: Object.fromEntries(found) };
  return JSON.stringify(seed).replaceAll("<", "\\u003c");
}

/** Browser, before hydration: take over what the server wrote into the page. */
export function seedPhrasesFromPage(): void {
  const seed = document.getElementById(SEED_ID)?.textContent ?? "";
  if (seed === "") return;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The server wrote it into this very page, from `seedText`.
  const { locale, areas } = JSON.parse(seed) as PhraseSeed;
  for (const [area, phrases] of Object.entries(areas)) {
    loaded.set(`${locale}/${area}`, restoreArea(area, phrases));
  }
}
