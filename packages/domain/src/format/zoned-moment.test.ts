import { expect, test } from "vitest";
import { LANGUAGES } from "../language/language.ts";
import { formatZonedMoment } from "./zoned-moment.ts";

const WINTER = Date.UTC(2026, 10, 18, 13, 32);
const SUMMER = Date.UTC(2026, 6, 18, 13, 32);

test.each([
  ["de", "Europe/Berlin", WINTER, "18.11.2026, 14:32 (Mitteleuropäische Normalzeit)"],
  ["de", "Europe/Berlin", SUMMER, "18.07.2026, 15:32 (Mitteleuropäische Sommerzeit)"],
  ["ja", "Asia/Tokyo", WINTER, "2026年11月18日 22:32（日本標準時）"],
  ["en", "Asia/Tokyo", WINTER, "Nov 18, 2026, 22:32 (Japan Standard Time)"],
  ["de", null, WINTER, "18.11.2026, 13:32 UTC"],
  ["th", "UTC", WINTER, "18 พ.ย. 2026 13:32 UTC"],
  [null, null, WINTER, "2026-11-18 13:32:00 UTC"],
] as const)("in %s and %s %i is %s", (language, timeZone, at, text) => {
  expect(formatZonedMoment(at, { language, timeZone })).toBe(text);
});

test.each(LANGUAGES)("a zone has a name in %s", (language) => {
  const text = formatZonedMoment(WINTER, { language, timeZone: "America/Sao_Paulo" });
  expect(text).toMatch(/[(（].{3,}[)）]$/u);
  expect(text).not.toContain("Sao_Paulo");
});
