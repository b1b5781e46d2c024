import { expect, test } from "vitest";
import { chooseCurrency, firstOf } from "./choose.ts";

const currencies = [{ code: "USD" }, { code: "EUR" }, { code: "BRL" }];

test.each([
  ["the currency asked for", "brl", "en", "BRL"],
  ["the language's own where none is asked for", null, "de", "EUR"],
  ["the language's own where an unknown one is asked for", "XXX", "pt", "BRL"],
  ["the dollar where the language's own is not traded", null, "ja", "USD"],
] as const)("%s", (_, asked, locale, code) => {
  expect(chooseCurrency(asked, currencies, locale).code).toBe(code);
});

test("any item is preferred to none, and none at all throws", () => {
  expect(firstOf([{ code: "CHF" }], [null, "USD"]).code).toBe("CHF");
  expect(() => firstOf([], ["USD"])).toThrow("nothing to choose from");
});
