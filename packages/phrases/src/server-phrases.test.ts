import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parse } from "@formatjs/icu-messageformat-parser";
import { afterAll, describe, expect, it } from "vitest";
import { createPhraseBook } from "./server-phrases.ts";

const folder = mkdtempSync(join(tmpdir(), "parley-phrase-book-"));
afterAll(() => rmSync(folder, { recursive: true }));

function writeArea(locale: string, area: string, phrases: Record<string, string>): void {
  const parsed = Object.entries(phrases).map(([key, text]) => [key, parse(text)]);
  mkdirSync(join(folder, locale), { recursive: true });
  writeFileSync(join(folder, locale, `${area}.json`), JSON.stringify(Object.fromEntries(parsed)));
}

function bold(chunks: string[]): string {
  return `<b>${chunks.join("")}</b>`;
}

writeArea("en", "shell", { "shell.error.network": "Network Error" });
writeArea("ru", "market", {
  "market.facts.methodCount":
    "{count, plural, one {# способ} few {# способа} many {# способов} other {# способа}}",
  "market.facts.limitsValue": "от <b>{min}</b> до {max}",
});

describe("the server's phrase book", () => {
  const book = createPhraseBook(pathToFileURL(`${folder}/`));

  it("formats by the language's own plural rules", () => {
    const counted = [1, 3, 5, 21].map((count) =>
      book.format("ru", "market.facts.methodCount", { count }),
    );
    expect(counted).toEqual(["1 способ", "3 способа", "5 способов", "21 способ"]);
  });

  it("formats plain and rich text", () => {
    expect(book.format("en", "shell.error.network")).toBe("Network Error");
    const values = { b: bold, min: "1", max: "2" };
    expect(book.format("ru", "market.facts.limitsValue", values)).toBe("от <b>1</b> до 2");
  });

  it("reads an area once and keeps it", () => {
    rmSync(join(folder, "en"), { recursive: true });
    expect(book.format("en", "shell.error.network")).toBe("Network Error");
  });

  it("says what is wrong", () => {
    expect(() => book.format("ru", "market.buy")).toThrow("no phrase market.buy in ru");
    expect(() => book.format("fr", "market.buy")).toThrow(/not compiled: run .*compile\.ts/);
    expect(() => book.format("ru", "market.facts.methodCount")).toThrow("was not provided");
    // @ts-expect-error not a key
    expect(() => book.format("ru", "nothing")).toThrow("does not begin with an area");
  });
});
