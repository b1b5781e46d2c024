import { expect, test } from "vitest";
import { AGREEMENT_SECTIONS, AGREEMENT_TITLE } from "./agreement-sections.ts";
import english from "./catalogues/en/terms.ts";

// A clause that is missing from the document would not be binding.
test("every phrase of the agreement is part of the document, once and in its written order", () => {
  const inDocument = AGREEMENT_SECTIONS.flatMap(({ heading, paragraphs }) =>
    [heading].concat(paragraphs),
  );
  expect([AGREEMENT_TITLE, ...inDocument]).toEqual(Object.keys(english));
});
