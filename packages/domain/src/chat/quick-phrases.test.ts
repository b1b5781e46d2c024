import { expect, test } from "vitest";
import {
  listQuickPhrases,
  QUICK_PHRASE_CODES,
  QUICK_PHRASES,
  valuesOfPhrase,
} from "./quick-phrases.ts";

test("the list of codes is the catalogue, in its order", () => {
  expect(QUICK_PHRASE_CODES).toEqual(Object.keys(QUICK_PHRASES));
});

test("each side has its own phrases and those of both", () => {
  const [buyer, seller] = [listQuickPhrases("buyer"), listQuickPhrases("seller")];
  expect(buyer).toContain("payment-reference");
  expect(seller).not.toContain("payment-reference");
  expect(seller).toContain("name-mismatch");
  expect(buyer).not.toContain("name-mismatch");
  for (const both of ["hello", "please-wait", "thanks"] as const) {
    expect([buyer.includes(both), seller.includes(both)]).toEqual([true, true]);
  }
  expect([buyer.length >= 10, seller.length >= 10]).toEqual([true, true]);
});

test("values of quick phrases", () => {
  expect(valuesOfPhrase("payment-reference")).toEqual(["text"]);
  expect(valuesOfPhrase("bank-delay")).toEqual(["time"]);
  expect(valuesOfPhrase("thanks")).toEqual([]);
});
