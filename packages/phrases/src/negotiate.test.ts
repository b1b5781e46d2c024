import { describe, expect, it } from "vitest";
import { LOCALE_INFO, LOCALES, isLocale } from "./locales.ts";
import { findLocaleOfTag, negotiateLocale } from "./negotiate.ts";

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

describe("negotiateLocale", () => {
  it.each([
    ["fr", "fr"],
    ["fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5", "fr"],
    ["en;q=0.5, ja;q=0.9", "ja"],
    ["en;q=0.9,ja;q=0.9", "en"],
    ["sw, eo;q=0.9, ko;q=0.1", "ko"],
    ["sw, *;q=0.5", "en"],
    ["*;q=0.5, fr;q=0.4", "en"],
    ["de;q=0, it;q=0.1", "it"],
    ["de ; q = 0.4 , it ; Q=0.8", "it"],
    ["zh-HK,zh;q=0.9,en;q=0.8", "zh-tw"],
    ["sw", null],
    ["de;q=0", null],
    ["", null],
    [undefined, null],
    [null, null],
  ])("%j gives %s", (header, locale) => {
    expect(negotiateLocale(header)).toBe(locale);
  });

  it.each([";;;,,,", "q=1", "fr;q=abc", "fr;q=2", "fr;q=-1", "<script>", "fr-", "\u0000", "f r"])(
    "survives a malformed header: %j",
    (header) => {
      expect(negotiateLocale(header)).toBeNull();
      expect(negotiateLocale(`${header},tr;q=0.3`)).toBe("tr");
    },
  );

  it("reads a bounded part of an endless header", () => {
    expect(negotiateLocale(`${"sw,".repeat(100)}fr`)).toBe("fr");
    expect(negotiateLocale(`${"sw,".repeat(1_000_000)}fr`)).toBeNull();
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
