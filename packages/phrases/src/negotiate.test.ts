import { describe, expect, it } from "vitest";
import { negotiateLocale } from "./negotiate.ts";

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
