import { describe, expect, test } from "vitest";
import { LOCALES } from "../locales.ts";
import { linksOf } from "./content.ts";
import { findDifferences, frameOf } from "./frame.ts";
import { readContent } from "./read-content.ts";
import { readSeed, type SeedText } from "./seed.ts";

const seed = readSeed();
const english = seed.filter(({ language }) => language === "en");
const articles = english.filter(({ kind }) => kind === "article");

function originalOf({ kind, slug }: SeedText): SeedText {
  const found = english.find((one) => one.kind === kind && one.slug === slug);
  if (found === undefined) throw new Error(`there is no English ${kind} ${slug}`);
  return found;
}

describe("help articles", () => {
  test("there are the ten guides and the articles on protection and privacy", () => {
    expect(articles.map(({ slug }) => slug).toSorted()).toEqual([
      "appeals",
      "fees",
      "first-trade",
      "limits",
      "merchants",
      "pay-safely",
      "privacy",
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

const contentOf = (body: string, date = "2026-01-02") => {
  const read = readContent("announcement", `---\ntitle: T\nlead: L\ndate: ${date}\n---\n\n${body}`);
  if (!read.ok) throw new Error(`${read.problem} in line ${read.line}`);
  return read.content;
};

describe("a translation that is built otherwise", () => {
  const BODY = "## One {#one}\n\nA **b** {takerFee} [c](/help).\n\n## Two {#two}\n\n- d\n- e\n";
  const original = contentOf(BODY);

  test("is none where only the words differ", () => {
    const translated = BODY.replace("One", "Eins")
      .replace("A **b**", "**B** a")
      .replace("- d", "- x");
    expect(findDifferences(original, contentOf(translated))).toEqual([]);
  });

  test.each([
    [
      "another figure",
      BODY.replace("takerFee", "confirmTime"),
      { what: "figures", section: "one" },
    ],
    ["another link", BODY.replace("/help", "/p2p"), { what: "links", section: "one" }],
    ["fewer strong words", BODY.replace("**b**", "b"), { what: "strong", section: "one" }],
    ["fewer items", BODY.replace("\n- e", ""), { what: "blocks", section: "two" }],
    ["a flag", BODY.replace("{#two}", "{#two flag:charts}"), { what: "flag", section: "two" }],
    ["a section that is gone", BODY.split("## Two")[0] ?? "", { what: "missing", section: "two" }],
    ["a further section", `${BODY}\n## Three {#three}\n\nx\n`, { what: "more", section: "three" }],
  ])("is named: %s", (_name, body, difference) => {
    expect(findDifferences(original, contentOf(body))).toEqual([difference]);
  });

  test("is named: another day, and another order", () => {
    expect(findDifferences(original, contentOf(BODY, "2026-01-03"))).toEqual([{ what: "head" }]);
    const [first = "", second = ""] = BODY.split("## Two");
    expect(findDifferences(original, contentOf(`## Two${second}\n${first}`))).toEqual([
      { what: "order" },
    ]);
  });
});
