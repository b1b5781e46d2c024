import { expect, test } from "vitest";
import { compareReadme } from "./settings-table.ts";

test("README lists the settings as declared (else run node scripts/settings-table.ts)", () => {
  const { actual, expected } = compareReadme();
  expect(actual).toBe(expected);
});
