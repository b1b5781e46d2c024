import { LANGUAGES, numberMarks } from "@parley/domain/language/language";
import { LOCALES } from "@parley/phrases/locales";
import { PHRASE_MARKS } from "@parley/phrases/number-text";
import { Money } from "@parley/ui/data/money";
import { Figure } from "@parley/ui/data/figure";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PhraseScope } from "./phrase.tsx";

test("numbers have the same languages as phrases", () => {
  expect(LANGUAGES).toEqual(LOCALES);
});

test.each(LOCALES)(
  "numbers inside phrases have the marks of numbers beside them in %s",
  (locale) => {
    const { group, point } = numberMarks(locale);
    expect(PHRASE_MARKS[locale]).toEqual([group, point]);
  },
);

test("amounts, counts and ratios follow the language of the phrases around them", () => {
  const shown = (
    <>
      <Money amount="1234567.5" /> <Figure value={1_531} /> <Figure value="0.9833" isRatio />
    </>
  );
  const textIn = (locale: (typeof LOCALES)[number]) =>
    renderToStaticMarkup(
      <PhraseScope book={{ locale, messages: {} }}>{shown}</PhraseScope>,
    ).replaceAll(/<[^>]+>/g, "");
  expect(textIn("en")).toBe("1,234,567.5 1,531 98.33%");
  expect(textIn("de")).toBe("1.234.567,5 1.531 98,33\u00a0%");
  expect(textIn("tr")).toBe("1.234.567,5 1.531 %98,33");
});
