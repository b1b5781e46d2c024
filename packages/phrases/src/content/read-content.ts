/**
 * Reads the small Markdown in which articles and announcements are written. What it does not know it
 * refuses with the line, so that a typing mistake is found when a text is published and not by its
 * readers. It knows no HTML, no pictures and no links that leave the site.
 */
import {
  figuresIn,
  linksOf,
  textsOf,
  TOPICS,
  type Block,
  type Content,
  type TextKind,
  type Line,
  type Section,
  type Span,
  type Topic,
} from "./content.ts";
import { isFigure } from "./figures.ts";

export const CONTENT_PROBLEMS = [
  "tooLong",
  "frontMatter",
  "field",
  "section",
  "anchor",
  "line",
  "link",
  "strong",
  "braces",
  "figure",
  "markup",
  "empty",
  /** A clause of the agreement is missing, or not a plain paragraph. */
  "clauses",
] as const;

export type ContentProblem = (typeof CONTENT_PROBLEMS)[number];

export type ReadContent =
  | { readonly ok: true; readonly content: Content }
  | {
      readonly ok: false;
      readonly problem: ContentProblem;
      /** From 1; 0 when it is about the whole. */
      readonly line: number;
    };

export const LONGEST_SOURCE = 20_000;
const LONGEST_TITLE = 120;
const LONGEST_LEAD = 300;

/** Thrown inside the reader only. */
class Unreadable extends Error {
  readonly problem: ContentProblem;
  readonly line: number;

  constructor(problem: ContentProblem, line: number) {
    super(`${problem} in line ${line}`);
    this.problem = problem;
    this.line = line;
  }
}

export function readContent(kind: TextKind, source: string): ReadContent {
  try {
    if (source.length > LONGEST_SOURCE) throw new Unreadable("tooLong", 0);
    return { ok: true, content: parse(kind, source.replaceAll("\r\n", "\n").split("\n")) };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { ok: false, problem: error.problem, line: error.line };
  }
}

function parse(kind: TextKind, lines: readonly string[]): Content {
  const end = lines.indexOf("---", 1);
  if (lines[0] !== "---" || end === -1) throw new Unreadable("frontMatter", 1);
  const head = readHead(kind, lines.slice(1, end));
  const sections = readSections(lines, end + 1);
  if (sections.length === 0) throw new Unreadable("empty", 0);
  const content = { ...head, sections };
  const anchors = new Set(sections.map(({ id }) => id));
  if (anchors.size !== sections.length) throw new Unreadable("anchor", 0);
  if (linksOf(content).some((to) => to.startsWith("#") && !anchors.has(to.slice(1)))) {
    throw new Unreadable("anchor", 0);
  }
  for (const text of textsOf(content)) checkBraces(text);
  return content;
}

function checkBraces(text: string): void {
  if (!figuresIn(text).every(isFigure)) throw new Unreadable("figure", 0);
  if (/[{}]/.test(text.replaceAll(/\{\w+\}/g, ""))) throw new Unreadable("braces", 0);
}

const HEADS = {
  article: ["title", "lead", "topic", "place"],
  announcement: ["title", "lead", "date"],
  agreement: ["title"],
} as const satisfies Record<TextKind, readonly string[]>;

function readHead(kind: TextKind, lines: readonly string[]): Omit<Content, "sections"> {
  const fields = new Map<string, string>();
  lines.forEach((line, index) => {
    const [, name, value] = /^([a-z]+): (\S.*)$/.exec(line) ?? [];
    if (name === undefined || value === undefined || fields.has(name)) {
      throw new Unreadable("frontMatter", index + 2);
    }
    fields.set(name, value.trim());
  });
  const expected: readonly string[] = HEADS[kind];
  if (fields.size !== expected.length || !expected.every((name) => fields.has(name))) {
    throw new Unreadable("field", 1);
  }
  const { title = "", lead = "", topic, place = "0", date = null } = Object.fromEntries(fields);
  const isDay = date === null || isDate(date);
  const found = TOPICS.find((one) => one === topic) ?? null;
  const isPlaced = kind !== "article" || (found !== null && /^[1-9]\d?$/.test(place));
  const isShort = title.length <= LONGEST_TITLE && lead.length <= LONGEST_LEAD;
  if (!isDay || !isPlaced || !isShort) throw new Unreadable("field", 1);
  return { title, lead, topic: found satisfies Topic | null, place: Number(place), date };
}

function isDate(text: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/** `## Heading {#anchor}`, or `{#anchor flag:passkeys}` for a section about a feature. */
const HEADING = /^## (\S.*?) \{#([a-z][a-z0-9-]{0,39})(?: flag:([a-zA-Z]+))?\}$/;

function readSections(lines: readonly string[], from: number): Section[] {
  const sections: (Section & { readonly blocks: Block[] })[] = [];
  for (let index = from; index < lines.length; index += 1) {
    const line = lines[index] ?? "";
    if (line.trim() === "") continue;
    const number = index + 1;
    if (line.startsWith("#")) {
      const [, heading, id, flag = null] = HEADING.exec(line) ?? [];
      if (heading === undefined || id === undefined) throw new Unreadable("section", number);
      checkPlain(heading, number);
      sections.push({ id, heading, flag, blocks: [] });
      continue;
    }
    const section = sections.at(-1);
    if (section === undefined) throw new Unreadable("section", number);
    const follows =
      (lines[index - 1] ?? "").trim() !== "" && !(lines[index - 1] ?? "").startsWith("#");
    addLine(section.blocks, line, { number, follows });
  }
  for (const { blocks } of sections) if (blocks.length === 0) throw new Unreadable("empty", 0);
  return sections;
}

/** A paragraph is one line, so that languages without spaces need no rule for joining lines. */
function addLine(
  blocks: Block[],
  line: string,
  { number, follows }: { readonly number: number; readonly follows: boolean },
): void {
  const [, mark = "", text = ""] = /^(- |\d{1,2}\. |> )?(\S.*)$/.exec(line) ?? [];
  if (text === "") throw new Unreadable("line", number);
  const spans = readLine(text, number);
  if (mark === "- " || /^\d/.test(mark)) {
    const kind = mark === "- " ? "list" : "steps";
    const last = blocks.at(-1);
    if (follows && last !== undefined && "items" in last && last.kind === kind) {
      blocks[blocks.length - 1] = { kind, items: [...last.items, spans] };
      return;
    }
    if (follows) throw new Unreadable("line", number);
    blocks.push({ kind, items: [spans] });
    return;
  }
  if (follows) throw new Unreadable("line", number);
  blocks.push({ kind: mark === "> " ? "note" : "paragraph", line: spans });
}

/** Signs of Markdown that mean nothing here, and anything that looks like a tag. */
const MARKUP = /[*_`[\]\\|]|<\/?[a-z!]|&#?\w+;|!\[|https?:|www\./i;

function checkPlain(text: string, number: number): void {
  if (MARKUP.test(text)) throw new Unreadable("markup", number);
}

const PIECE = /\*\*([^*]+)\*\*|\[([^\][]+)\]\(([^()\s]+)\)/g;

function readLine(text: string, number: number): Line {
  const spans: Span[] = [];
  const addPlain = (plain: string) => {
    if (plain.includes("**")) throw new Unreadable("strong", number);
    if (/[[\]]/.test(plain)) throw new Unreadable("link", number);
    checkPlain(plain, number);
    if (plain !== "") spans.push({ text: plain });
  };
  let at = 0;
  for (const match of text.matchAll(PIECE)) {
    const [whole, strong, label, to] = match;
    addPlain(text.slice(at, match.index));
    at = match.index + whole.length;
    if (strong !== undefined) {
      checkPlain(strong, number);
      spans.push({ text: strong, isStrong: true });
    } else if (label !== undefined && to !== undefined) {
      checkPlain(label, number);
      if (!isSitePath(to)) throw new Unreadable("link", number);
      spans.push({ text: label, to });
    }
  }
  addPlain(text.slice(at));
  return spans;
}

/** `/p2p/buy`, `/help/fees#taker` or `#steps`: nothing that a browser takes for another site. */
function isSitePath(to: string): boolean {
  return /^(?:\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?)?(?:#[a-z][a-z0-9-]*)?$/.test(to);
}
