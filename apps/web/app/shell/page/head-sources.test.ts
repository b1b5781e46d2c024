import { expect, test } from "vitest";
import { readSources } from "../../sources.fixture.ts";

test("tags of the head are set by PageMeta and PageTitle, which write them once after a pause", () => {
  const components = readSources().filter(({ name }) => name.endsWith(".tsx"));
  const found = components.filter(({ text }) => /<(title>|meta |link rel)/.test(text));
  // The document itself has a few that never change; one page has a tag for browsers without scripts.
  expect(found.map(({ name }) => name)).toEqual(["features/hkpay/hkpay-page.tsx", "root.tsx"]);
});
