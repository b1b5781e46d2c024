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
] as const)("names in %s stand side by side as %s", (locale, text) => {
  expect(joinList(phrasesIn(locale), ["FPS", "SEPA", "Wise"])).toBe(text);
});

test("one name stands alone, and none is no text", () => {
  expect(joinList(phrasesIn("ja"), ["FPS"])).toBe("FPS");
  expect(joinList(phrasesIn("ja"), [])).toBe("");
});
