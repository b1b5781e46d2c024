/** The typeface is small, is whole for the languages it is for, and has its licence beside it. */
import { LOCALES, type Locale } from "@parley/phrases/locales";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";

const folder = new URL("../../../../../packages/ui/src/styles/typeface/", import.meta.url);
const catalogues = new URL("../../../../../packages/phrases/src/catalogues/", import.meta.url);
const sheet = readFileSync(new URL("typeface.css", folder), "utf8");
const MOST_BYTES = 40_000;

const base = readFileSync(new URL("../base.css", folder), "utf8");

/** Those whose letters it has; the others are shown with what systems have for them. */
const OWN: readonly Locale[] = ["en", "fr", "ru", "tr", "es", "pt", "de", "it", "id", "ms", "vi"];

test("all files of the typeface together have at most 40 kB, and each is named by the sheet", () => {
  const files = readdirSync(folder).filter((name) => name.endsWith(".woff2"));
  const named = Array.from(sheet.matchAll(/url\("\.\/([^"]+)"\)/g), ([, name = ""]) => name);
  expect(files.toSorted()).toEqual(named.toSorted());
  const bytes = files.reduce((sum, name) => sum + statSync(new URL(name, folder)).size, 0);
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
});

test("each face that stands in for it has a bold one of its own", () => {
  const faces = Array.from(
    base.matchAll(/font-family: "(.*)";\s+src:\s+([^;]*);\s+font-weight: (.*);/g),
    ([, family = "", source = "", weights = ""]) => ({ family, source, weights }),
  );
  for (const family of ["Onest Arial", "Onest Roboto"]) {
    const [regular, bold] = faces.filter((face) => face.family === family);
    expect([regular?.weights, bold?.weights]).toEqual(["400 599", "600 700"]);
    expect(regular?.source).not.toContain("Bold");
    expect(bold?.source).toContain("Bold");
  }
});

test("its licence is kept with it", () => {
  expect(readFileSync(new URL("OFL.txt", folder), "utf8")).toContain("SIL Open Font License");
});

test.each(OWN)("every letter of the phrases of %s is in the typeface", (locale) => {
  const has = ranges();
  const texts = readdirSync(new URL(`${locale}/`, catalogues)).map((name) =>
    readFileSync(new URL(`${locale}/${name}`, catalogues), "utf8"),
  );
  const letters = new Set(texts.join("").match(/\p{L}/gu));
  const missing = [...letters].filter((letter) => !has.some((range) => range(letter)));
  expect(letters.size).toBeGreaterThan(40);
  expect(missing).toEqual([]);
});

test("a language without letters in it is one of another script", () => {
  const others = LOCALES.filter((locale) => !OWN.includes(locale));
  expect(others).toEqual(["hi", "ja", "ko", "th", "zh-cn", "zh-tw"]);
});

function ranges(): ((letter: string) => boolean)[] {
  const written = Array.from(sheet.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g));
  return written.map(([, from = "", to = from]) => {
    const [first, last] = [from, to].map((code) => Number.parseInt(code, 16));
    return (letter) => {
      const code = letter.codePointAt(0) ?? 0;
      return code >= (first ?? 0) && code <= (last ?? 0);
    };
  });
}
