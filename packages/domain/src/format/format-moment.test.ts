import { describe, expect, test } from "vitest";
import { type Language, LANGUAGES } from "../language/language.ts";
import { formatMoment } from "./format-moment.ts";

/** Where the bare language is not what the site is written in. */
const TAGS: Partial<Record<Language, string>> = { en: "en-US", pt: "pt-BR" };

/** Each month, and a day of one and of two figures. */
const INSTANTS = Array.from({ length: 12 }, (_, month) =>
  [3, 18].map((day) => Date.UTC(2026, month, day, 9 + month, 5)),
).flat();

const NOW = Date.UTC(2026, 5, 1);
const timeZone = "UTC";

describe.each(LANGUAGES)("in %s", (language) => {
  const intl = (at: number, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(TAGS[language] ?? language, {
      timeZone,
      // Thai would count Buddhist years, and Hindi may write figures that the page does not.
      calendar: "gregory",
      numberingSystem: "latn",
      ...options,
    }).format(at);
  const clock = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  const dayOfYear = { day: "numeric", month: "short" } as const;
  // German has dates in figures that are read in one way only.
  const day =
    language === "de"
      ? ({ day: "2-digit", month: "2-digit", year: "numeric" } as const)
      : ({ ...dayOfYear, year: "numeric" } as const);

  test.each(INSTANTS)("%i is written as people who use the language write it", (at) => {
    const write = (form: "moment" | "day" | "clock" | "brief") =>
      formatMoment(at, { language, timeZone, form, now: NOW });
    expect(write("day")).toBe(intl(at, day));
    expect(write("clock")).toBe(intl(at, clock));
    expect(write("moment")).toBe(intl(at, { ...day, ...clock }));
    expect(write("brief")).toBe(intl(at, { ...dayOfYear, ...clock }));
  });

  test("a brief one names a year that is not this one, in the zone given", () => {
    const at = Date.UTC(2026, 11, 31, 20);
    const brief = (zone: string) =>
      formatMoment(at, { language, timeZone: zone, form: "brief", now: NOW });
    expect(brief("UTC")).not.toContain("26");
    expect(brief("Asia/Tokyo")).toContain("2027");
  });

  test("figures are 0–9 and nothing is left of the table's marks", () => {
    const text = formatMoment(INSTANTS[0], { language, timeZone });
    expect(text).not.toMatch(/[{}]|[^\P{Nd}0-9]/u);
    expect(text).toContain("2026");
  });

  test("details and timelines have the form of the specification", () => {
    const at = Date.UTC(2026, 10, 18, 14, 32, 7);
    expect(formatMoment(at, { language, timeZone, form: "exact" })).toBe("2026-11-18 14:32:07");
  });

  test("a missing or an impossible instant is a double dash", () => {
    for (const at of [null, undefined, "", "soon", 1e30]) {
      expect(formatMoment(at, { language, timeZone })).toBe("--");
    }
  });
});

test.each([
  ["moment", "2026-11-18 23:32:07"],
  ["exact", "2026-11-18 23:32:07"],
  ["brief", "2026-11-18 23:32"],
  ["day", "2026-11-18"],
  ["clock", "23:32"],
] as const)("without a language %s is %s", (form, text) => {
  const at = Date.UTC(2026, 10, 18, 14, 32, 7);
  expect(formatMoment(at, { language: null, timeZone: "Asia/Tokyo", form })).toBe(text);
});
