import { describe, expect, test } from "vitest";
import { COUNTRIES, isCountry } from "./countries.ts";

describe("countries", () => {
  test("are the 249 of ISO 3166-1, each once and sorted", () => {
    expect(COUNTRIES).toHaveLength(249);
    expect(COUNTRIES).toEqual([...new Set(COUNTRIES)].toSorted());
  });

  // Node knows the names of the world independently of our list.
  const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

  test("each has a name", () => {
    expect(COUNTRIES.filter((code) => names.of(code) === undefined)).toEqual([]);
  });

  test.each(["XX", "ZZ", "EU", "UK", "de", "", "DEU", "D", "constructor"])(
    "'%s' is not a country",
    (code) => {
      expect(isCountry(code)).toBe(false);
    },
  );
});
