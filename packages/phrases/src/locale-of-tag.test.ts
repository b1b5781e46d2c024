import { describe, expect, it } from "vitest";
import { findLocaleOfTag } from "./locale-of-tag.ts";
import { LOCALE_INFO, LOCALES, isLocale } from "./locales.ts";

describe("findLocaleOfTag", () => {
  it.each([
    ["en-US", "en"],
    ["EN", "en"],
    ["pt-BR", "pt"],
    ["pt-PT", "pt"],
    ["es-419", "es"],
    ["in-ID", "id"],
    ["zh", "zh-cn"],
    ["zh-CN", "zh-cn"],
    ["zh-SG", "zh-cn"],
    ["zh-Hans", "zh-cn"],
    ["zh-Hans-HK", "zh-cn"],
    ["zh-Hant", "zh-tw"],
    ["zh-Hant-CN", "zh-tw"],
    ["zh-TW", "zh-tw"],
    ["zh-HK", "zh-tw"],
    ["zh-MO", "zh-tw"],
    ["zh_TW", "zh-tw"],
    ["sw", null],
    ["", null],
    ["toString", null],
    ["e", null],
  ])("%s is %s", (tag, locale) => {
    expect(findLocaleOfTag(tag)).toBe(locale);
  });

  it.each(LOCALES)("finds %s by its own code and both its tags", (locale) => {
    const { tag, intlTag } = LOCALE_INFO[locale];
    expect([locale, tag, intlTag].map(findLocaleOfTag)).toEqual([locale, locale, locale]);
  });
});

describe("locales", () => {
  it("have a name of their own and tags that Intl knows", () => {
    expect(new Set(LOCALES.map((locale) => LOCALE_INFO[locale].name)).size).toBe(17);
    for (const locale of LOCALES) {
      const { tag, intlTag } = LOCALE_INFO[locale];
      expect(Intl.DateTimeFormat.supportedLocalesOf(tag)).toEqual([tag]);
      expect(Intl.DateTimeFormat.supportedLocalesOf(intlTag)).toEqual([intlTag]);
    }
  });

  it("show the Gregorian year in every language, as the plain timestamps do", () => {
    const at = Date.UTC(2026, 5, 15);
    for (const locale of LOCALES) {
      const year = new Intl.DateTimeFormat(LOCALE_INFO[locale].intlTag, { dateStyle: "long" });
      expect(year.format(at)).toContain("2026");
    }
  });

  it.each(["en", "zh-cn"])("isLocale accepts %s", (code) => {
    expect(isLocale(code)).toBe(true);
  });

  it.each(["EN", "zh", "en-us", "", 7, null, undefined, {}])("isLocale refuses %j", (value) => {
    expect(isLocale(value)).toBe(false);
  });
});
