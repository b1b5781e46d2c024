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
writeArea("ru", "offer", {
  "offer.field.windowMinutes":
    "{minutes, plural, one {# минута} few {# минуты} many {# минут} other {# минуты}}",
});
writeArea("ru", "agreement", { "agreement.text": "Примите <link>соглашение</link>." });

describe("the server's phrases", () => {
  const book = createPhraseBook(pathToFileURL(`${folder}/`));

  it("use the language's own plural rules", () => {
    const counted = [1, 3, 5, 21].map((minutes) =>
      book.format("ru", "offer.field.windowMinutes", { minutes }),
    );
    expect(counted).toEqual(["1 минута", "3 минуты", "5 минут", "21 минута"]);
  });

  it("format plain and rich text", () => {
    expect(book.format("en", "shell.error.network")).toBe("Network Error");
    expect(book.format("ru", "agreement.text", { link: bold })).toBe("Примите <b>соглашение</b>.");
  });

  it("load an area once", () => {
    rmSync(join(folder, "en"), { recursive: true });
    expect(book.format("en", "shell.error.network")).toBe("Network Error");
  });

  it("throw with the missing key or value", () => {
    expect(() => book.format("ru", "offer.form.fee")).toThrow("no phrase offer.form.fee in ru");
    expect(() => book.format("fr", "offer.form.fee")).toThrow(/not compiled: run .*compile\.ts/);
    expect(() => book.format("ru", "offer.field.windowMinutes")).toThrow("was not provided");
    // @ts-expect-error not a key
    expect(() => book.format("ru", "nothing")).toThrow("does not begin with an area");
  });
});
