import { expect, test } from "vitest";
import { readSources } from "../../sources.fixture.ts";

test("no source reads the request of an endpoint, which the browser's build leaves out", () => {
  const readers = readSources().filter(({ text }) =>
    /\w\.request\.(body|form|params|query)/.test(text),
  );
  expect(readers.map(({ name }) => name)).toEqual([]);
});
