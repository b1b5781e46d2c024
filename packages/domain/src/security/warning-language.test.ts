import { expect, test } from "vitest";
import {
  changeLanguage,
  LANGUAGE_BELIEVED_MS,
  warningLanguage,
  type ChosenLanguage,
} from "./warning-language.ts";

const NOW = Date.parse("2026-03-01T12:00:00Z");
const HOUR_MS = 60 * 60_000;
const german: ChosenLanguage = { language: "de", formerLanguage: null, changedAt: null };

test("a language that was never changed is the one of warnings", () => {
  expect(warningLanguage(german, NOW)).toBe("de");
});

test("warnings keep the language before a change for 72 hours to the millisecond", () => {
  const changed = changeLanguage(german, "th", NOW);
  expect(changed.language).toBe("th");
  expect(warningLanguage(changed, NOW)).toBe("de");
  expect(warningLanguage(changed, NOW + LANGUAGE_BELIEVED_MS - 1)).toBe("de");
  expect(warningLanguage(changed, NOW + LANGUAGE_BELIEVED_MS)).toBe("th");
  expect(LANGUAGE_BELIEVED_MS).toBe(72 * HOUR_MS);
});

test("several changes in a row leave warnings in the language before the first", () => {
  const twice = changeLanguage(changeLanguage(german, "th", NOW), "vi", NOW + HOUR_MS);
  expect(warningLanguage(twice, NOW + 2 * HOUR_MS)).toBe("de");
  expect(warningLanguage(twice, NOW + HOUR_MS + LANGUAGE_BELIEVED_MS)).toBe("vi");
});

test("setting the same language again changes nothing", () => {
  const changed = changeLanguage(german, "th", NOW);
  expect(changeLanguage(changed, "th", NOW + HOUR_MS)).toEqual(changed);
});
