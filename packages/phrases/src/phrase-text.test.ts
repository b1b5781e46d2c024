import { parse } from "@formatjs/icu-messageformat-parser";
import { afterEach, expect, test, vi } from "vitest";
import { formatPhraseParts } from "./phrase-text.ts";

afterEach(() => vi.restoreAllMocks());

const textOf = (phrase: string, values = {}, tag = "en") =>
  formatPhraseParts<string>(parse(phrase), tag, values).join("");

const wrap = (chunks: unknown[]) => ({ kind: "link", chunks });

test("plain text is unchanged, and values are inserted in their places", () => {
  expect(textOf("Buy and sell")).toBe("Buy and sell");
  expect(textOf("Buy {coin} for {amount}", { coin: "BTC", amount: 3 })).toBe("Buy BTC for 3");
  expect(textOf("{side, select, buy {Buy} other {Sell}} now", { side: "buy" })).toBe("Buy now");
});

test("phrases without plurals and numbers do not use Intl", () => {
  const plural = vi.spyOn(Intl, "PluralRules");
  const numbers = vi.spyOn(Intl, "NumberFormat");
  const supported = vi.spyOn(Intl.NumberFormat, "supportedLocalesOf");
  expect(textOf("Buy {coin}", { coin: "BTC" })).toBe("Buy BTC");
  expect([plural, numbers, supported].map((spy) => spy.mock.calls.length)).toEqual([0, 0, 0]);
});

test("each language uses its own plural rules", () => {
  const phrase =
    "{n, plural, one {# кошелёк} few {# кошелька} many {# кошельков} other {# кошелька}}";
  expect(textOf(phrase, { n: 1 }, "ru")).toBe("1 кошелёк");
  expect(textOf(phrase, { n: 3 }, "ru")).toBe("3 кошелька");
  expect(textOf(phrase, { n: 11 }, "ru")).toBe("11 кошельков");
});

test("formatters are made once for each language and form, not once for all", () => {
  expect(textOf("{n, number}", { n: 1234.5 }, "en")).toBe("1,234.5");
  expect(textOf("{n, number}", { n: 1234.5 }, "de")).toBe("1.234,5");
  expect(textOf("{n, number, ::percent}", { n: 0.5 }, "en")).toBe("50%");
  expect(textOf("{n, number, percent}", { n: 0.5 }, "en")).toBe("50%");
  expect(textOf("{at, date, long}", { at: new Date(2026, 10, 18) }, "en")).toBe(
    "November 18, 2026",
  );
  const made = vi.spyOn(Intl, "NumberFormat");
  expect(textOf("{n, number}", { n: 7 }, "en")).toBe("7");
  expect(made).not.toHaveBeenCalled();
});

test("every number has the marks of the language, wherever the phrase has it", () => {
  const phrase = "{n, plural, one {# of {all}} other {# of <b>{all}</b>}}, {text}";
  const values = {
    n: 12_345,
    all: 1_234_567.5,
    text: "1234",
    b: (chunks: string[]) => chunks.join(""),
  };
  expect(textOf(phrase, values, "en-US")).toBe("12,345 of 1,234,567.5, 1234");
  expect(textOf(phrase, values, "de")).toBe("12.345 of 1.234.567,5, 1234");
  expect(textOf(phrase, values, "hi")).toBe("12,345 of 1,234,567.5, 1234");
  expect(textOf("{n} – {least}", { n: -1_000, least: 1e21 }, "fr")).toBe("-1\u202f000 – 1e+21");
  // Spanish by `Intl` would leave four figures together.
  expect(textOf("{n, plural, other {#}}", { n: 1_531 }, "es")).toBe("1.531");
});

test("a value that is no text is a part of its own", () => {
  const link = { kind: "link" };
  expect(formatPhraseParts<object>(parse("See {terms} first"), "en", { terms: link })).toEqual([
    "See ",
    link,
    " first",
  ]);
  expect(formatPhraseParts<object>(parse("Read <a>the terms</a>"), "en", { a: wrap })).toEqual([
    "Read ",
    { kind: "link", chunks: ["the terms"] },
  ]);
});

test("a missing value throws and names it", () => {
  expect(() => textOf("Buy {coin}")).toThrow(/coin/);
});
