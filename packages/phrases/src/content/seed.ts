/** The articles and announcements that come with the product: files, one for each language. */
import { readdirSync, readFileSync } from "node:fs";
import { LOCALES, type Locale } from "../locales.ts";
import { CONTENT_KINDS, SLUG, type Content, type ContentKind } from "./content.ts";
import { readContent } from "./read-content.ts";

const FOLDERS = { article: "articles", announcement: "announcements" } as const satisfies Record<
  ContentKind,
  string
>;

export interface SeedText {
  readonly kind: ContentKind;
  readonly slug: string;
  readonly language: Locale;
  readonly source: string;
  readonly content: Content;
}

/** All of them; throws where one cannot be read, with its file and line. */
export function readSeed(root: URL = new URL("../../content/", import.meta.url)): SeedText[] {
  return CONTENT_KINDS.flatMap((kind) =>
    LOCALES.flatMap((language) => {
      const folder = new URL(`${FOLDERS[kind]}/${language}/`, root);
      return listFiles(folder).map((file) => {
        const slug = file.replace(/\.md$/, "");
        const source = readFileSync(new URL(file, folder), "utf8");
        const read = readContent(kind, source);
        if (!read.ok || !SLUG.test(slug)) {
          const where = read.ok ? "its name" : `line ${read.line}: ${read.problem}`;
          throw new Error(`${FOLDERS[kind]}/${language}/${file} cannot be read: ${where}`);
        }
        return { kind, slug, language, source, content: read.content };
      });
    }),
  );
}

/** A language without a folder has no texts yet; its readers get the English ones. */
function listFiles(folder: URL): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith(".md"))
      .toSorted();
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  }
}
