import { LOCALE_INFO, LOCALES } from "@parley/phrases/locales";
import { describe, expect, test } from "vitest";
import { shortTimeText } from "./short-time-text.ts";

const NOW = Date.UTC(2026, 10, 16, 12);
const NOVEMBER_12 = Date.UTC(2026, 10, 12, 9, 5);
const DECEMBER_11 = Date.UTC(2026, 11, 11, 9, 5);

describe.each(LOCALES)("a short time in %s", (locale) => {
  const tag = LOCALE_INFO[locale].intlTag;
  const write = (at: number, timeZone = "UTC") => shortTimeText(at, { now: NOW, tag, timeZone });

  test("cannot be confused with another day of the year", () => {
    const [november, december] = [write(NOVEMBER_12), write(DECEMBER_11)];
    expect(november).not.toBe(december);
    expect(november).toMatch(/\p{L}/u);
    expect(november).toContain("12");
    expect(november).toMatch(/09[:.]05/);
    // Two bare numbers with a dash, point or slash between them would be two dates.
    expect(november).not.toMatch(/\b1[12][-./ ]+1[12]\b/);
  });

  test("names the year only where it differs", () => {
    expect(write(NOVEMBER_12)).not.toContain("26");
    expect(write(Date.UTC(2025, 10, 12, 9, 5))).toContain("2025");
  });

  test("is in the reader's zone", () => {
    expect(write(NOVEMBER_12, "Asia/Tokyo")).toMatch(/18[:.]05/);
    expect(write(Date.UTC(2026, 11, 31, 20), "Asia/Tokyo")).toContain("2027");
  });
});
