/**
 * Versions of the service agreement in the small Markdown: a title, and sections of plain paragraphs.
 * Every clause of the text that comes with the product has its place in each version, so that the
 * numbers by which rulings name clauses stay true; more may follow in a section, or at the end.
 */
import { AGREEMENT_SECTIONS } from "../agreement-sections.ts";
import type { Content, Section, TextKind } from "./content.ts";
import { figuresIn, textsOf } from "./content.ts";
import { readContent, type ReadContent } from "./read-content.ts";

export interface AgreementText {
  readonly title: string;
  readonly sections: readonly AgreementTextSection[];
}

export interface AgreementTextSection {
  readonly id: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

/** The anchors of the sections that every version has, in order, each with its least clauses. */
export const FIXED_SECTIONS = AGREEMENT_SECTIONS.map(({ heading, paragraphs }) => ({
  id: heading.split(".")[1] ?? "",
  clauses: paragraphs.length,
}));

export function readAgreement(source: string): ReadContent {
  const read = readContent("agreement", source);
  return !read.ok || hasClauses(read.content) ? read : { ok: false, problem: "clauses", line: 0 };
}

/** By the reader of its kind. */
export function readText(kind: TextKind, source: string): ReadContent {
  return kind === "agreement" ? readAgreement(source) : readContent(kind, source);
}

function hasClauses(content: Content): boolean {
  const isPlain = content.sections.every(
    ({ flag, blocks }) =>
      flag === null &&
      blocks.every(
        (block) =>
          block.kind === "paragraph" &&
          block.line.every(({ isStrong, to }) => isStrong !== true && to === undefined),
      ),
  );
  const isFixed = FIXED_SECTIONS.every(({ id, clauses }, place) => {
    const section = content.sections[place];
    return section !== undefined && section.id === id && section.blocks.length >= clauses;
  });
  return isPlain && isFixed && textsOf(content).flatMap(figuresIn).length === 0;
}

/** Of a text that was read. */
export function agreementOf({ title, sections }: Content): AgreementText {
  return { title, sections: sections.map(sectionOf) };
}

function sectionOf({ id, heading, blocks }: Section): AgreementTextSection {
  const paragraphs = blocks.map((block) =>
    "line" in block ? block.line.map(({ text }) => text).join("") : "",
  );
  return { id, heading, paragraphs };
}

export function writeAgreementSource({ title, sections }: AgreementText): string {
  const written = sections.map(
    ({ id, heading, paragraphs }) => `## ${heading} {#${id}}\n\n${paragraphs.join("\n\n")}\n`,
  );
  return `---\ntitle: ${title}\n---\n\n${written.join("\n")}`;
}
