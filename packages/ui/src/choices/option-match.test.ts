import { expect, test } from "vitest";
import { matchesQuery } from "./option-match.ts";

const dong = { label: "VND", keywords: "Đồng Việt Nam" };

test.each([
  ["", true],
  ["vnd", true],
  ["viet", true],
  ["việt", true],
  ["NAM viet", true],
  ["  vn ", true],
  ["ＶＮＤ", true],
  ["usd", false],
  ["viet usd", false],
])("%j finds the option: %s", (query, isFound) => {
  expect(matchesQuery(dong, query)).toBe(isFound);
});

test("keywords may be missing", () => {
  expect(matchesQuery({ label: "USDT" }, "usd")).toBe(true);
  expect(matchesQuery({ label: "USDT" }, "undefined")).toBe(false);
});
