import { expect, test } from "vitest";
import { localeOfPath } from "./locale-of-path.ts";

test.each([
  ["/fr", "fr"],
  ["/fr/", "fr"],
  ["/zh-cn/p2p/buy", "zh-cn"],
  ["/fr.data", "fr"],
  ["/fr/_.data", "fr"],
  ["/zh-tw/p2p.data", "zh-tw"],
  ["/", "en"],
  ["/france", "en"],
  ["/nothing/fr", "en"],
])("the page at %s is in %s", (path, locale) => {
  expect(localeOfPath(path)).toBe(locale);
});
