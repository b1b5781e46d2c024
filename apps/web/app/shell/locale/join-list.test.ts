import type { Locale } from "@parley/phrases/locales";
import { formatPhrase } from "@parley/phrases/server-phrases";
import { expect, test } from "vitest";
import { joinList } from "./join-list.ts";
import type { Phrase } from "./phrase.tsx";

const phrasesIn =
  (locale: Locale): Phrase =>
  (key, ...values) =>
    formatPhrase(locale, key, ...values);

test.each([
  ["en", "FPS, SEPA, Wise"],
  ["fr", "FPS, SEPA, Wise"],
  ["zh-cn", "FPS、SEPA、Wise"],
  ["ja", "FPS、SEPA、Wise"],
] as const)("names in %s are joined as %s", (locale, text) => {
  expect(joinList(phrasesIn(locale), ["FPS", "SEPA", "Wise"])).toBe(text);
});

test("a list of one name is that name, and an empty list is empty", () => {
  expect(joinList(phrasesIn("ja"), ["FPS"])).toBe("FPS");
  expect(joinList(phrasesIn("ja"), [])).toBe("");
});
