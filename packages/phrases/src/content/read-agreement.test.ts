import { describe, expect, test } from "vitest";
import { AGREEMENT_SECTIONS, AGREEMENT_TITLE } from "../agreement-sections.ts";
import { LOCALES, type Locale } from "../locales.ts";
import { formatPhrase } from "../server-phrases.ts";
import {
  agreementOf,
  FIXED_SECTIONS,
  readAgreement,
  writeAgreementSource,
  type AgreementText,
} from "./read-agreement.ts";

const textIn = (locale: Locale): AgreementText => ({
  title: formatPhrase(locale, AGREEMENT_TITLE),
  sections: AGREEMENT_SECTIONS.map(({ heading, paragraphs }, place) => ({
    id: FIXED_SECTIONS[place]?.id ?? "",
    heading: formatPhrase(locale, heading),
    paragraphs: paragraphs.map((key) => formatPhrase(locale, key)),
  })),
});

const english = writeAgreementSource(textIn("en"));

describe("a version of the agreement", () => {
  test.each(LOCALES)("can be the text that comes with the product in %s", (locale) => {
    const text = textIn(locale);
    const read = readAgreement(writeAgreementSource(text));
    expect(read).toMatchObject({ ok: true });
    expect(read.ok && agreementOf(read.content)).toEqual(text);
  });

  test("may have further clauses in a section and further sections at the end", () => {
    const [first = ""] = textIn("en").sections[0]?.paragraphs ?? [];
    const longer = english.replace(first, `${first}\n\nA new clause.`);
    expect(readAgreement(`${longer}\n## More {#more}\n\nOne.\n`)).toMatchObject({ ok: true });
  });

  const [clause = ""] = textIn("en").sections[7]?.paragraphs ?? [];
  test.each([
    ["a clause that is gone", english.replace(`${clause}\n\n`, "")],
    ["another anchor", english.replace("{#appeals}", "{#objections}")],
    ["a section before the others", english.replace("## ", "## New {#new}\n\nOne.\n\n## ")],
    ["a list", english.replace(clause, `- ${clause}`)],
    ["strong words", english.replace(clause, `**All**. ${clause}`)],
    ["a link", english.replace(clause, `[Here](/help). ${clause}`)],
    ["a figure", english.replace(clause, `{takerFee}. ${clause}`)],
    ["a flag", english.replace("{#appeals}", "{#appeals flag:charts}")],
  ])("is refused with %s", (_name, source) => {
    expect(source).not.toBe(english);
    expect(readAgreement(source)).toEqual({ ok: false, problem: "clauses", line: 0 });
  });

  test("is refused with markup, by its line", () => {
    const read = readAgreement(english.replace(clause, "<script>alert(1)</script>"));
    expect(read).toMatchObject({ ok: false, problem: "markup" });
  });
});
