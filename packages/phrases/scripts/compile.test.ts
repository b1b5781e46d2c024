import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { TYPE } from "@formatjs/icu-messageformat-parser";
import { afterAll, describe, expect, it } from "vitest";
import { LOCALES } from "../src/locales.ts";
import { compileCatalogues, writeChanged } from "./compile.ts";
import type { Catalogues } from "./read-catalogues.ts";

const LONG = "Choose an offer and an amount. From that moment the coins are held in escrow.";

const catalogues: Catalogues = new Map([
  [
    "en",
    {
      home: {
        "home.plain": "It's < {amount} 'quoted'",
        "home.count": "{count, plural, one {# day} other {# days}} for <b>{name}</b>",
        "home.long": LONG,
      },
      test: { "test.only": "English only" },
    },
  ],
  ["ru", { home: { "home.plain": "Просто {amount}", "home.count": "{count} {name} <b>x</b>" } }],
]);

const folder = mkdtempSync(join(tmpdir(), "parley-phrases-"));
const folderUrl = pathToFileURL(`${folder}/`);

afterAll(() => rmSync(folder, { recursive: true }));

describe("compiling catalogues", () => {
  const files = compileCatalogues(catalogues);

  it("writes every area for the 17 languages and the pseudo-language", () => {
    const expected = [...LOCALES, "pseudo"].flatMap((locale) => [
      `${locale}/home.json`,
      `${locale}/test.json`,
    ]);
    expect([...files.keys()]).toEqual(expected);
  });

  it("parses beforehand, so that the browser needs no parser", () => {
    expect(JSON.parse(files.get("en/home.json") ?? "")["home.plain"]).toEqual([
      { type: TYPE.literal, value: "It's < " },
      { type: TYPE.argument, value: "amount" },
      { type: TYPE.literal, value: " 'quoted'" },
    ]);
    expect(JSON.parse(files.get("en/test.json") ?? "")).toEqual({
      "test.only": [{ type: TYPE.literal, value: "English only" }],
    });
  });

  it("takes a language's own words, and English for an area it lacks as a whole", () => {
    expect(files.get("ru/home.json")).toContain("Просто");
    expect(files.get("ru/test.json")).toBe(files.get("en/test.json"));
    expect(files.get("fr/home.json")).toBe(files.get("en/home.json"));
  });

  it("is the same each time, and writes only what changed", () => {
    expect(compileCatalogues(catalogues)).toEqual(files);
    expect(writeChanged(files, folderUrl)).toBe(files.size);
    const written = statSync(join(folder, "en/home.json")).mtimeMs;
    writeFileSync(join(folder, "fr/home.json"), "{}");
    writeFileSync(join(folder, "fr/gone.json"), "{}");
    expect(writeChanged(files, folderUrl)).toBe(2);
    expect(statSync(join(folder, "en/home.json")).mtimeMs).toBe(written);
    expect(readFileSync(join(folder, "fr/home.json"), "utf8")).toBe(files.get("fr/home.json"));
    expect(writeChanged(files, folderUrl)).toBe(0);
  });
});

describe("the pseudo-language", () => {
  const text = compileCatalogues(catalogues).get("pseudo/home.json") ?? "";
  const pseudo = JSON.parse(text);

  it("is accented, bracketed and 40 % longer, with its placeholders intact", () => {
    const [{ value }] = pseudo["home.long"];
    expect(value).toMatch(/^\[.*[áéíóú].*\]$/);
    expect((value.length - 2) / LONG.length).toBeCloseTo(1.4, 1);
    expect(pseudo["home.plain"]).toContainEqual({ type: TYPE.argument, value: "amount" });
  });

  it("stretches inside plural branches and tags too", () => {
    const [plural, , tag] = pseudo["home.count"].slice(1);
    expect(plural.options.other.value).toEqual([
      { type: TYPE.pound },
      { type: TYPE.literal, value: expect.stringMatching(/^ d[áý]+/) },
    ]);
    expect(tag.children).toEqual([{ type: TYPE.argument, value: "name" }]);
  });
});
