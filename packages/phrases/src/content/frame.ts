/** What all languages share of a text: everything but its words. */
import { figuresIn, linesOf, linksOf, textsOf, type Content, type Section } from "./content.ts";

export interface SectionFrame {
  readonly id: string;
  readonly flag: string | null;
  readonly blocks: readonly string[];
  readonly strong: number;
  readonly figures: readonly string[];
  readonly links: readonly string[];
}

export interface Frame extends Pick<Content, "topic" | "place" | "date"> {
  readonly sections: readonly SectionFrame[];
}

export function frameOf(content: Content): Frame {
  const { topic, place, date, sections } = content;
  return {
    topic,
    place,
    date,
    sections: sections.map((section) => frameOfSection(content, section)),
  };
}

function frameOfSection(content: Content, section: Section): SectionFrame {
  const { id, flag, blocks } = section;
  const alone = { ...content, title: "", lead: "", sections: [{ ...section, heading: "" }] };
  return {
    id,
    flag,
    blocks: blocks.map((block) => `${block.kind} of ${linesOf(block).length}`),
    strong: blocks
      .flatMap(linesOf)
      .flat()
      .filter(({ isStrong }) => isStrong).length,
    figures: textsOf(alone).flatMap(figuresIn).toSorted(),
    links: linksOf(alone).toSorted(),
  };
}

export type FrameDifference =
  | { readonly what: "head" | "order" }
  | {
      readonly what: "missing" | "more" | "flag" | "blocks" | "strong" | "figures" | "links";
      /** The anchor of the section. */
      readonly section: string;
    };

const PARTS = ["flag", "blocks", "strong", "figures", "links"] as const;

/** Where a translation is built otherwise than the English text. */
export function findDifferences(original: Content, translation: Content): FrameDifference[] {
  const [own, other] = [frameOf(original), frameOf(translation)];
  const differences: FrameDifference[] = [];
  if (own.topic !== other.topic || own.place !== other.place || own.date !== other.date) {
    differences.push({ what: "head" });
  }
  for (const section of own.sections) {
    const found = other.sections.find(({ id }) => id === section.id);
    if (found === undefined) {
      differences.push({ what: "missing", section: section.id });
      continue;
    }
    const part = PARTS.find(
      (name) => JSON.stringify(section[name]) !== JSON.stringify(found[name]),
    );
    if (part !== undefined) differences.push({ what: part, section: section.id });
  }
  const ids = own.sections.map(({ id }) => id);
  for (const { id } of other.sections) {
    if (!ids.includes(id)) differences.push({ what: "more", section: id });
  }
  const isOrdered = JSON.stringify(ids) === JSON.stringify(other.sections.map(({ id }) => id));
  return differences.length === 0 && !isOrdered ? [{ what: "order" }] : differences;
}
