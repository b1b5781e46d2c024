import type { Locale } from "@parley/phrases/locales";
import { expect, test } from "vitest";
import { sayError } from "./error-message.ts";
import { explainFresh } from "./fresh-refusal.ts";

test("coins that are not free yet are refused with the time and the free amount", () => {
  const until = Date.UTC(2026, 10, 18, 9, 30);
  const refused = explainFresh(
    { ok: false, error: "coinsFresh", free: 1_234_50000000n, until },
    { timeZone: "Asia/Tokyo" },
  );
  expect(refused.data).toEqual({ free: "1234.50000000", until });
  const wordsIn = (locale: Locale) => sayError(locale, "coinsFresh", refused.values);
  expect(wordsIn("en")).toContain(
    "before Nov 18, 2026, 18:30 (Japan Standard Time). Free now: 1,234.5.",
  );
  expect(wordsIn("de")).toMatch(/18\.11\.2026, 18:30 \(Japanische Normalzeit\).*1\.234,5/);
});
