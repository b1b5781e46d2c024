import * as fc from "fast-check";
import { expect, test } from "vitest";
import { pageRange } from "./page-range.ts";

const shown = (page: number, count: number) =>
  pageRange(page, count)
    .map((place) => (typeof place === "number" ? place : "…"))
    .join(" ");

test.each([
  [1, 0, ""],
  [1, 1, "1"],
  [3, 7, "1 2 3 4 5 6 7"],
  [1, 8, "1 2 3 4 5 … 8"],
  [4, 8, "1 2 3 4 5 … 8"],
  [5, 8, "1 … 4 5 6 7 8"],
  [8, 8, "1 … 4 5 6 7 8"],
  [5, 20, "1 … 4 5 6 … 20"],
  [16, 20, "1 … 15 16 17 … 20"],
  [17, 20, "1 … 16 17 18 19 20"],
])("page %i of %i: %s", (page, count, expected) => {
  expect(shown(page, count)).toBe(expected);
});

test("the current page and its neighbours are always there, in order, and a gap hides at least two", () => {
  const place = fc
    .integer({ min: 1, max: 500 })
    .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)));
  fc.assert(
    fc.property(place, ([page, count]) => {
      const places = pageRange(page, count);
      const numbers = places.filter((value) => typeof value === "number");
      const wanted = [1, page - 1, page, page + 1, count].filter((n) => n >= 1 && n <= count);
      expect(numbers).toEqual(expect.arrayContaining(wanted));
      expect(places.length).toBe(Math.min(count, 7));
      for (const [index, value] of places.entries()) {
        const [before, after] = [places[index - 1], places[index + 1]];
        const step = typeof after === "number" && typeof before === "number" ? after - before : 0;
        expect(typeof value === "number" || step > 2).toBe(true);
      }
    }),
  );
});
