import { expect, test } from "vitest";
import { AGREEMENT_SECTIONS, AGREEMENT_TITLE } from "./agreement-sections.ts";
import english from "./catalogues/en/terms.ts";

// A clause that is written and left out of the document would bind nobody.
test("every phrase of the agreement stands in the document, once and in its written order", () => {
  const inDocument = AGREEMENT_SECTIONS.flatMap(({ heading, paragraphs }) =>
    [heading].concat(paragraphs),
  );
  expect([AGREEMENT_TITLE, ...inDocument]).toEqual(Object.keys(english));
});
