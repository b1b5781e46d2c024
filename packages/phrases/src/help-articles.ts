/** Help articles as documents: their sections in order, each with the keys of its phrases. */
import type { PhraseKey } from "./keys.ts";

type HelpKey = Extract<PhraseKey, `help.${string}`>;

export interface HelpSection {
  readonly heading: HelpKey;
  readonly paragraphs: readonly HelpKey[];
}

export interface HelpArticle {
  readonly title: HelpKey;
  /** One sentence; search engines show it too. */
  readonly lead: HelpKey;
  readonly sections: readonly HelpSection[];
}

const PROTECTION: HelpArticle = {
  title: "help.protection.title",
  lead: "help.protection.lead",
  sections: [
    {
      heading: "help.protection.escrow.title",
      paragraphs: [
        "help.protection.escrow.1",
        "help.protection.escrow.2",
        "help.protection.escrow.3",
      ],
    },
    {
      heading: "help.protection.release.title",
      paragraphs: [
        "help.protection.release.1",
        "help.protection.release.2",
        "help.protection.release.3",
      ],
    },
    {
      heading: "help.protection.codes.title",
      paragraphs: ["help.protection.codes.1", "help.protection.codes.2"],
    },
    {
      heading: "help.protection.account.title",
      paragraphs: [
        "help.protection.account.1",
        "help.protection.account.2",
        "help.protection.account.3",
      ],
    },
    {
      heading: "help.protection.limits.title",
      paragraphs: [
        "help.protection.limits.1",
        "help.protection.limits.2",
        "help.protection.limits.3",
      ],
    },
    {
      heading: "help.protection.appeals.title",
      paragraphs: [
        "help.protection.appeals.1",
        "help.protection.appeals.2",
        "help.protection.appeals.3",
      ],
    },
    {
      heading: "help.protection.staff.title",
      paragraphs: ["help.protection.staff.1", "help.protection.staff.2"],
    },
    {
      heading: "help.protection.names.title",
      paragraphs: ["help.protection.names.1", "help.protection.names.2"],
    },
    {
      heading: "help.protection.never.title",
      paragraphs: ["help.protection.never.1", "help.protection.never.2"],
    },
    {
      heading: "help.protection.you.title",
      paragraphs: [
        "help.protection.you.1",
        "help.protection.you.2",
        "help.protection.you.3",
        "help.protection.you.4",
      ],
    },
  ],
};

/** By the last part of the address: `/{lang}/help/{slug}`. */
const ARTICLES: ReadonlyMap<string, HelpArticle> = new Map([["protection", PROTECTION]]);

export const HELP_SLUGS: readonly string[] = [...ARTICLES.keys()];

export function findHelpArticle(slug: string): HelpArticle | null {
  return ARTICLES.get(slug) ?? null;
}
