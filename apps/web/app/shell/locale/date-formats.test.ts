import { expect, test } from "vitest";
import { readSources } from "../../sources.fixture.ts";

test("no date of the website is written without its year in figures", () => {
  const patterns = readSources().flatMap(({ name, text }) =>
    [...text.matchAll(/"[^"\n]*\b(MM|DD)\b[^"\n]*"/g)].map(([found]) => ({
      name,
      found,
    })),
  );
  expect(patterns.length).toBeGreaterThan(5);
  const isWhole = /YYYY-(\\u2060)?MM-(\\u2060)?DD/;
  expect(patterns.filter(({ found }) => !isWhole.test(found))).toEqual([]);
});

test("no date of the website is formatted by the browser's own rules, which differ", () => {
  const own = readSources().filter(({ text }) => /toLocale(Date|Time)?String\(/.test(text));
  expect(own.map(({ name }) => name)).toEqual([]);
});
