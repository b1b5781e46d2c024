// Compares the catalogue of errors with the phrases: every error has a text.
import { ERROR_CATALOGUE, errorPhraseKey, type ErrorName } from "@parley/contract/error-catalogue";
import type { CatalogueLocale } from "@parley/database/catalogue-types";
import type { PhraseKey } from "@parley/phrases/keys";
import { LOCALES, type Locale } from "@parley/phrases/locales";
import { phraseBook } from "@parley/phrases/server-phrases";
import { describe, expect, expectTypeOf, test } from "vitest";

const isErrorName = (name: string): name is ErrorName => Object.hasOwn(ERROR_CATALOGUE, name);
const names = Object.keys(ERROR_CATALOGUE).filter(isErrorName);

/** A value for any placeholder of an error. */
const VALUES = {
  amount: "12.5",
  token: "USDT",
  most: "500",
  left: "20",
  time: "14:32",
  free: "3.5",
  fee: "0.0004",
};

describe("every error", () => {
  test("has a phrase in English, by the type of its key", () => {
    expectTypeOf<`errors.${ErrorName}`>().toExtend<PhraseKey>();
    expect(names.length).toBeGreaterThan(0);
  });

  test.each(LOCALES)("has a text in %s", (locale) => {
    const messages = names.map((name) => phraseBook.format(locale, errorPhraseKey(name), VALUES));
    expect(messages.filter((message) => message.trim() === "")).toEqual([]);
    expect(messages.filter((message) => message.includes("errors."))).toEqual([]);
  });
});

test("the catalogue of coins and methods has the same languages as the phrases", () => {
  expectTypeOf<CatalogueLocale>().toEqualTypeOf<Locale>();
  expect(LOCALES).toHaveLength(17);
});
