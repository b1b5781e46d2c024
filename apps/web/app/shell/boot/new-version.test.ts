import { expect, test } from "vitest";
import { mayReload } from "./new-version.ts";

test.each([
  ["the first time", null, true],
  ["right after a reload", 100_000 - 9_999, false],
  ["ten seconds after a reload", 100_000 - 10_000, true],
  ["after the clock was put back by an hour", 100_000 + 3_600_000, true],
] as const)("an automatic reload %s", (_, lastReloadAt, isAllowed) => {
  expect(mayReload(lastReloadAt, 100_000)).toBe(isAllowed);
});
