/**
 * A sentence that asks the reader to press a button quotes the button's label, in every language.
 */
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

  it("the button is named in sentences", () => {
    expect(sentences.length).toBeGreaterThan(2);
  });

  it.each(LOCALES)("the button is named by its label in %s", (locale) => {
    const phrases = phrasesOf(locale);
    const words = phrases[button] ?? "?";
    expect(sentences.filter((key) => phrases[key]?.includes(words) !== true)).toEqual([]);
  });
});
