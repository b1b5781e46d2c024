import { DOLLARS } from "@parley/domain/wallet/display-worth";
import type { Locale } from "@parley/phrases/locales";
import { formatPhrase } from "@parley/phrases/server-phrases";
import { numbersOf } from "@parley/ui/data/language";
import { expect, test } from "vitest";
import type { Phrase } from "../../shell/locale/phrase.tsx";
import { worthsIn } from "../../shell/page/display-rate.ts";
import { limitText } from "./worth.tsx";

const EURO = { currency: "EUR", decimals: 2, usd: "1.25" };

const wordsIn = (locale: Locale) => {
  const t: Phrase = (key, ...values) => formatPhrase(locale, key, ...values);
  return { t, numbers: numbersOf(locale) };
};

test("a limit keeps its dollars and has its worth beside them", () => {
  const worths = worthsIn(EURO);
  expect(limitText("1000.00", worths, wordsIn("en"))).toBe(
    "1,000\u00a0USD (≈\u00a0800.00\u00a0EUR)",
  );
  expect(limitText("1000.00", worths, wordsIn("de"))).toBe(
    "1.000\u00a0USD (≈\u00a0800,00\u00a0EUR)",
  );
  expect(limitText("1250.50", worths, wordsIn("ja"))).toBe(
    "1,250.50\u00a0USD（≈\u00a01,000.40\u00a0EUR）",
  );
});

test("a limit of a reader of dollars stands alone", () => {
  expect(limitText("1000.00", worthsIn(DOLLARS), wordsIn("en"))).toBe("1,000\u00a0USD");
});

test("a worth without a rate is left out", () => {
  const worths = worthsIn({ ...EURO, usd: null });
  expect(limitText("1000.00", worths, wordsIn("en"))).toBe("1,000\u00a0USD");
  expect(worths.of("1000.00")).toBeNull();
});
