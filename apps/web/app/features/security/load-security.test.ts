import { expect, test } from "vitest";
import { historyPage } from "./load-security.ts";

test.each([
  ["", 1],
  ["?page=3", 3],
  ["?page=0", 1],
  ["?page=-2", 1],
  ["?page=1e3", 1],
  ["?page=99999", 1],
])("the login history of '%s' is at page %d", (query, page) => {
  expect(historyPage(new URL(`https://parley.test/en/account/security${query}`))).toBe(page);
});
