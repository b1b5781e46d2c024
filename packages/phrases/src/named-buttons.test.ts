/** A sentence that tells somebody to press a button calls it by the words on it, in every language. */
import { describe, expect, it } from "vitest";
import { cataloguesOf, readCatalogues } from "../scripts/read-catalogues.ts";
import { LOCALES } from "./locales.ts";

const BUTTONS = ["order.action.paid", "order.action.release"] as const;

const catalogues = await readCatalogues();
const phrasesOf = (locale: (typeof LOCALES)[number]): Readonly<Record<string, string>> =>
  Object.assign({}, ...Object.values(cataloguesOf(catalogues, locale)));
const english = phrasesOf("en");

describe.each(BUTTONS)("%s", (button) => {
  const sentences = Object.keys(english).filter(
    (key) => key !== button && english[key]?.includes(english[button] ?? "?"),
  );

  it("is named in sentences", () => {
    expect(sentences.length).toBeGreaterThan(2);
  });

  it.each(LOCALES)("is called by its words in %s", (locale) => {
    const phrases = phrasesOf(locale);
    const words = phrases[button] ?? "?";
    expect(sentences.filter((key) => phrases[key]?.includes(words) !== true)).toEqual([]);
  });
});
