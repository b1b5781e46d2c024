/** English words for texts, their languages, and what is wrong with a text that is written. */
import type { EndpointReply } from "@parley/contract/endpoint";
import type { listContent } from "@parley/contract/endpoints/staff/site";
import type { TextKind } from "@parley/phrases/content/content";
import type { FrameDifference } from "@parley/phrases/content/frame";
import type { ContentProblem } from "@parley/phrases/content/read-content";
import type { BadgeTone } from "@parley/ui/data/badge";

export const KIND_WORDS = {
  article: { one: "Help article", many: "Help articles" },
  announcement: { one: "Announcement", many: "Announcements" },
  agreement: { one: "Agreement", many: "Agreement" },
} as const satisfies Record<TextKind, unknown>;

type LanguageState = EndpointReply<typeof listContent>[number]["languages"][number]["state"];

export const LANGUAGE_STATES: Readonly<
  Record<LanguageState, { readonly text: string; readonly tone: BadgeTone }>
> = {
  shown: { text: "shown", tone: "success" },
  outdated: { text: "older than English", tone: "warning" },
  missing: { text: "English is shown", tone: "neutral" },
  withdrawn: { text: "withdrawn", tone: "danger" },
};

const PROBLEMS: Readonly<Record<ContentProblem, string>> = {
  tooLong: "The text is too long.",
  frontMatter:
    "The text must begin with lines such as “title: …” between two lines of three hyphens.",
  field:
    "The head needs title, lead, topic and place of an article, or title, lead and date of an announcement. A title has 120 characters at most, a lead 300.",
  section: "A section begins with “## Heading {#anchor}”, and nothing comes before the first one.",
  anchor: "An anchor is used twice, or a link leads to one that is not there.",
  line: "Put an empty line between paragraphs and lists; a paragraph is one line.",
  link: "A link is “[words](/path)” and leads to a page of this site.",
  strong: "Strong words are written “**so**”.",
  braces: "A brace belongs to a figure, such as “{takerFee}”.",
  figure: "There is no figure of this name.",
  markup: "Tags, pictures, code and addresses of other sites are not allowed.",
  clauses:
    "A version of the agreement has every section of the product’s text in its order, with at least as many paragraphs, all of them plain text.",
  empty: "A text has at least one section, and a section something in it.",
};

export function problemText(problem: ContentProblem, line: number): string {
  return line === 0 ? PROBLEMS[problem] : `Line ${line}: ${PROBLEMS[problem]}`;
}

const DIFFERENCES: Readonly<Record<FrameDifference["what"], string>> = {
  head: "Topic, place or date is another one.",
  order: "The sections are in another order.",
  missing: "The section is missing.",
  more: "The English text has no such section.",
  flag: "The section belongs to another feature.",
  blocks: "It has other paragraphs, lists or notes.",
  strong: "It has more or fewer strong words.",
  figures: "It names other figures.",
  links: "It has other links.",
};

export function differenceText(difference: FrameDifference): string {
  const text = DIFFERENCES[difference.what];
  return "section" in difference ? `#${difference.section}: ${text}` : text;
}
