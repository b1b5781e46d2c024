import { describe, expect, test } from "vitest";
import { formatNumber } from "../format/format-number.ts";
import { formatRatio } from "../format/format-ratio.ts";
import { type Language, LANGUAGES } from "./language.ts";

/** Where the bare language is not what the site is written in. */
const TAGS: Partial<Record<Language, string>> = { en: "en-US", pt: "pt-BR" };

const VALUES = ["0", "7", "-7.5", "1234", "-1234.5", "1234567.89", "98765432101.25"];

/** The site deviates in one thing: Hindi has groups of three as well. */
describe.each(LANGUAGES.filter((one) => one !== "hi"))("in %s", (language) => {
  const tag = `${TAGS[language] ?? language}-u-nu-latn`;
  const options = { useGrouping: "always", maximumFractionDigits: 20 } as const;

  test.each(VALUES)("%s is written as people who use the language write it", (value) => {
    const expected = new Intl.NumberFormat(tag, options).format(Number(value));
    expect(formatNumber(value, { language })).toBe(expected);
  });

  test.each(["0.9876", "-0.05", "12.345"])("the ratio %s has its percent sign", (ratio) => {
    const percent = { style: "percent", minimumFractionDigits: 2, useGrouping: "always" } as const;
    const expected = new Intl.NumberFormat(tag, percent).format(Number(ratio));
    expect(formatRatio(ratio, { language })).toBe(expected);
  });
});

test("Hindi has Latin figures and groups of three", () => {
  expect(formatNumber("12345678.5", { language: "hi" })).toBe("12,345,678.5");
});

test.each(LANGUAGES)(
  "no line breaks inside a number or before its percent sign in %s",
  (language) => {
    const text = formatNumber("-1234567.5", { language }) + formatRatio("12.5", { language });
    expect(text).not.toMatch(/[ \t\n\u2009]/);
  },
);

test.each([
  ["0.003", 0, "0.3%"],
  ["0.0035", 0, "0.35%"],
  ["0.5", 0, "50%"],
  ["0.5", 2, "50.00%"],
] as const)("the ratio %s with at least %i decimals is %s", (ratio, minimumDigits, text) => {
  expect(formatRatio(ratio, { minimumDigits })).toBe(text);
});
