import { describe, expect, test } from "vitest";
import { LOCALES } from "../locales.ts";
import { figuresIn, linesOf, linksOf, textsOf, type Content } from "./content.ts";
import { readSeed, type SeedText } from "./seed.ts";

const seed = readSeed();
const english = seed.filter(({ language }) => language === "en");
const articles = english.filter(({ kind }) => kind === "article");

function originalOf({ kind, slug }: SeedText): SeedText {
  const found = english.find((one) => one.kind === kind && one.slug === slug);
  if (found === undefined) throw new Error(`there is no English ${kind} ${slug}`);
  return found;
}

/** What all languages share of a text. */
function frameOf(content: Content) {
  return {
    topic: content.topic,
    place: content.place,
    date: content.date,
    sections: content.sections.map(({ id, flag, blocks }) => ({
      id,
      flag,
      blocks: blocks.map((block) => `${block.kind} of ${linesOf(block).length}`),
      strong: blocks
        .flatMap(linesOf)
        .flat()
        .filter(({ isStrong }) => isStrong).length,
      figures: [{ sections: [{ id, flag, heading: "", blocks }] }]
        .flatMap(({ sections }) => textsOf({ ...content, title: "", lead: "", sections }))
        .flatMap(figuresIn)
        .toSorted(),
      links: linksOf({
        ...content,
        sections: [{ id, flag, heading: "", blocks }],
      }).toSorted(),
    })),
  };
}

describe("help articles", () => {
  test("there are the ten guides and the article on protection", () => {
    expect(articles.map(({ slug }) => slug).toSorted()).toEqual([
      "appeals",
      "fees",
      "first-trade",
      "limits",
      "merchants",
      "pay-safely",
      "protection",
      "release-safely",
      "scams",
      "two-factor",
      "verification",
    ]);
  });

  test.each(articles)("$slug has a place of its own in its topic", ({ slug, content }) => {
    const others = articles.filter((one) => one.slug !== slug);
    const places = others.map((one) => `${one.content.topic} ${one.content.place}`);
    expect(places).not.toContain(`${content.topic} ${content.place}`);
  });

  test.each(articles)("every link of $slug to another article leads to a section", (article) => {
    const known = new Set(
      articles.flatMap(({ slug, content }) =>
        ["", ...content.sections.map(({ id }) => `#${id}`)].map((at) => `/help/${slug}${at}`),
      ),
    );
    const help = linksOf(article.content).filter((to) => to.startsWith("/help/"));
    const lost = help.filter((to) => to !== "/help/contact" && !known.has(to));
    expect(lost).toEqual([]);
  });
});

describe("translations", () => {
  test.each(seed.filter(({ language }) => language !== "en"))(
    "$kind $slug in $language has the sections, blocks, links and figures of the English",
    (text) => {
      expect(frameOf(text.content)).toEqual(frameOf(originalOf(text).content));
    },
  );

  test.each(english)("$kind $slug is written in all languages", ({ kind, slug }) => {
    const found = seed.filter((one) => one.kind === kind && one.slug === slug);
    expect(found.map(({ language }) => language)).toEqual([...LOCALES]);
  });
});
