import { describe, expect, test } from "vitest";
import { fillFigures } from "./content.ts";
import { FIGURES, type FigureName } from "./figures.ts";
import { readContent, LONGEST_SOURCE } from "./read-content.ts";

const HEAD = "---\ntitle: Fees\nlead: Who pays what.\ntopic: costs\nplace: 1\n---\n";

const read = (body: string) => readContent("article", `${HEAD}\n${body}`);

function problemOf(body: string) {
  const found = read(body);
  return found.ok ? null : found.problem;
}

const section = (...lines: readonly string[]) => `## Trades {#trades}\n\n${lines.join("\n")}`;

describe("the small Markdown", () => {
  test("is read into sections, blocks and spans", () => {
    const found = read(
      [
        "## Trades {#trades}",
        "",
        "Takers pay **{takerFee}**, see [limits](/help/limits#open).",
        "",
        "- one",
        "- two",
        "",
        "1. first",
        "2. second",
        "",
        "> Mind this.",
        "",
        "## Passkeys {#passkeys flag:passkeys}",
        "Right below its heading.",
      ].join("\n"),
    );
    expect(found).toEqual({
      ok: true,
      content: {
        title: "Fees",
        lead: "Who pays what.",
        topic: "costs",
        place: 1,
        date: null,
        sections: [
          {
            id: "trades",
            heading: "Trades",
            flag: null,
            blocks: [
              {
                kind: "paragraph",
                line: [
                  { text: "Takers pay " },
                  { text: "{takerFee}", isStrong: true },
                  { text: ", see " },
                  { text: "limits", to: "/help/limits#open" },
                  { text: "." },
                ],
              },
              { kind: "list", items: [[{ text: "one" }], [{ text: "two" }]] },
              { kind: "steps", items: [[{ text: "first" }], [{ text: "second" }]] },
              { kind: "note", line: [{ text: "Mind this." }] },
            ],
          },
          {
            id: "passkeys",
            heading: "Passkeys",
            flag: "passkeys",
            blocks: [{ kind: "paragraph", line: [{ text: "Right below its heading." }] }],
          },
        ],
      },
    });
  });

  test.each([
    ["a tag", "Press <script>alert(1)</script>."],
    ["a closing tag", "Press </p>."],
    ["a comment", "Press <!-- x -->."],
    ["an entity", "Press &lt;b&gt;."],
    ["code", "Press `x`."],
    ["emphasis", "Press _x_."],
    ["an address", "Go to https://evil.example now."],
    ["an address without its protocol", "Go to www.evil.example now."],
    ["a tag in strong text", "Press **<b>x</b>**."],
    ["a tag in a link", "Press [<b>x</b>](/p2p/buy)."],
  ])("refuses %s as markup", (_name, line) => {
    expect(problemOf(section(line))).toBe("markup");
  });

  test.each([
    "https://evil.example",
    "//evil.example",
    "/\\evil.example",
    "javascript:alert",
    "data:text/html,x",
    "/p2p/../api",
    "/p2p/buy?x=1",
    "p2p/buy",
    "",
  ])("refuses a link to %s", (to) => {
    expect(problemOf(section(`Press [here](${to}).`))).toBe("link");
  });

  test("refuses a link to an anchor that the text does not have", () => {
    expect(problemOf(section("See [below](#nowhere)."))).toBe("anchor");
    expect(problemOf(section("See [above](#trades)."))).toBeNull();
  });

  test.each([
    ["two sections of one anchor", `${section("x")}\n\n${section("y")}`, "anchor"],
    ["a section without text", "## Trades {#trades}\n", "empty"],
    ["no section", "", "empty"],
    ["text before the first section", "Hello.", "section"],
    ["a heading of another level", "### Trades {#trades}\n\nx", "section"],
    ["a heading without an anchor", "## Trades\n\nx", "section"],
    ["a paragraph in two lines", section("one", "two"), "line"],
    ["a list right after a paragraph", section("one", "- two"), "line"],
    ["strong text that does not end", section("one **two"), "strong"],
    ["an unknown figure", section("at {nothing} minutes"), "figure"],
    ["a brace alone", section("at {nothing minutes"), "braces"],
  ])("refuses %s", (_name, body, problem) => {
    expect(problemOf(body)).toBe(problem);
  });

  test("names the line of a problem", () => {
    expect(read(section("one", "two"))).toEqual({ ok: false, problem: "line", line: 11 });
  });

  test.each([
    ["an unknown field", "title: x\nlead: x\ntopic: costs\nplace: 1\nauthor: x"],
    ["a missing field", "title: x\nlead: x\ntopic: costs"],
    ["an unknown topic", "title: x\nlead: x\ntopic: money\nplace: 1"],
    ["a place that is none", "title: x\nlead: x\ntopic: costs\nplace: 0"],
    ["a long title", `title: ${"x".repeat(121)}\nlead: x\ntopic: costs\nplace: 1`],
  ])("refuses %s in the front matter", (_name, head) => {
    const found = readContent("article", `---\n${head}\n---\n\n${section("x")}`);
    expect(found).toMatchObject({ ok: false, problem: "field" });
  });

  test.each(["2026-02-30", "2026-13-01", "tomorrow"])("refuses the day %s", (date) => {
    const source = `---\ntitle: x\nlead: x\ndate: ${date}\n---\n\n${section("x")}`;
    expect(readContent("announcement", source)).toMatchObject({ ok: false, problem: "field" });
  });

  test("refuses a text that is too long before it reads it", () => {
    const source = `${HEAD}\n${section("x".repeat(LONGEST_SOURCE))}`;
    expect(readContent("article", source)).toEqual({ ok: false, problem: "tooLong", line: 0 });
  });
});

test("figures are filled in by name, and only those", () => {
  const all = Object.fromEntries(FIGURES.map((name) => [name, "7"]));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Made from all names.
  const figures = { ...(all as Record<FigureName, string>), takerFee: "0.1%" };
  expect(fillFigures("{takerFee} of {proofTime}, {other}", figures)).toBe("0.1% of 7, {other}");
});
