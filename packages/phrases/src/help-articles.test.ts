import { expect, test } from "vitest";
import english from "./catalogues/en/help.ts";
import { findHelpArticle, HELP_SLUGS } from "./help-articles.ts";

test("every phrase of an article is shown in it, once and in its written order", () => {
  for (const slug of HELP_SLUGS) {
    const article = findHelpArticle(slug);
    if (article === null) throw new Error(`there is no article ${slug}`);
    const { title, lead, sections } = article;
    const shown = sections.flatMap(({ heading, paragraphs }) => [heading].concat(paragraphs));
    const written = Object.keys(english).filter((key) => key.startsWith(`help.${slug}.`));
    expect([title, lead, ...shown]).toEqual(written);
  }
});

test("an unknown help article is not found", () => {
  expect(findHelpArticle("nothing")).toBeNull();
});
