/**
 * Help articles and announcements as structured text: what the small Markdown of the content service
 * is read into. There is no place in it for markup, so that nothing of a text can run on a page.
 */

export const CONTENT_KINDS = ["article", "announcement"] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** Also texts that are shown elsewhere: versions of the service agreement. */
export const TEXT_KINDS = [...CONTENT_KINDS, "agreement"] as const;
export type TextKind = (typeof TEXT_KINDS)[number];

/** Groups of the index of help, in the order in which it shows them. */
export const TOPICS = ["trading", "safety", "account", "costs"] as const;
export type Topic = (typeof TOPICS)[number];

/** A stretch of a line. Its text may hold figures, as in `{takerFee}`. */
export interface Span {
  readonly text: string;
  readonly isStrong?: true;
  /** A path of this site without its language, with an anchor where there is one. */
  readonly to?: string;
}

export type Line = readonly Span[];

export type Block =
  | { readonly kind: "paragraph" | "note"; readonly line: Line }
  | { readonly kind: "list" | "steps"; readonly items: readonly Line[] };

export interface Section {
  /** The anchor: the same in all languages. */
  readonly id: string;
  readonly heading: string;
  /** The feature flag without which the section is left out. */
  readonly flag: string | null;
  readonly blocks: readonly Block[];
}

export interface Content {
  readonly title: string;
  /** One sentence; lists and search engines show it too. */
  readonly lead: string;
  /** Of an article; of an announcement null. */
  readonly topic: Topic | null;
  /** Of an article: its place in its topic, from 1. Else 0. */
  readonly place: number;
  /** Of an announcement: its day as YYYY-MM-DD. Else null. */
  readonly date: string | null;
  readonly sections: readonly Section[];
}

export const SLUG = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
export const LONGEST_SLUG = 60;

/** Every line of the text with its figures filled in. */
export function mapText(content: Content, change: (text: string) => string): Content {
  const line = (spans: Line): Line => spans.map((span) => ({ ...span, text: change(span.text) }));
  return {
    ...content,
    title: change(content.title),
    lead: change(content.lead),
    sections: content.sections.map(({ heading, blocks, ...section }) => ({
      ...section,
      heading: change(heading),
      blocks: blocks.map((block) =>
        "line" in block
          ? { ...block, line: line(block.line) }
          : { ...block, items: block.items.map(line) },
      ),
    })),
  };
}

/** Every text of it in order: for checks, and for filling in figures. */
export function textsOf({ title, lead, sections }: Content): string[] {
  return [
    title,
    lead,
    ...sections.flatMap(({ heading, blocks }) => [
      heading,
      ...blocks.flatMap(linesOf).flatMap((line) => line.map(({ text }) => text)),
    ]),
  ];
}

export function linesOf(block: Block): readonly Line[] {
  return "line" in block ? [block.line] : block.items;
}

/** Where its links lead, in order. */
export function linksOf({ sections }: Content): string[] {
  return sections
    .flatMap(({ blocks }) => blocks.flatMap(linesOf))
    .flatMap((line) => line.flatMap(({ to }) => (to === undefined ? [] : [to])));
}

const FIGURE = /\{(\w+)\}/g;

export function figuresIn(text: string): string[] {
  return [...text.matchAll(FIGURE)].map(([, name = ""]) => name);
}

/** Writes the figures into a text; reading it has made sure that there are no others. */
export function fillFigures(text: string, figures: Readonly<Record<string, string>>): string {
  const byName = new Map<string, string>(Object.entries(figures));
  return text.replaceAll(FIGURE, (whole, name: string) => byName.get(name) ?? whole);
}
