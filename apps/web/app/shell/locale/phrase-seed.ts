/**
 * Compiled phrases in the form in which a page carries them. Most are plain text or name a value, and as
 * objects they would be twice as long.
 */
import type { CompiledCatalogue } from "@parley/phrases/compiled-phrases";

type Element = CompiledCatalogue[string][number];
/** A text, the name of a value in brackets, or the element itself. */
type SeedElement = string | readonly [string] | Element;
/** A phrase of one text is that text. */
type SeedPhrase = string | readonly SeedElement[];
/** By the keys without their area. */
export type SeedArea = Readonly<Record<string, SeedPhrase>>;

/** The numbers of the parser for text and for a plain value. */
const TEXT = 0;
const VALUE = 1;

export function shortenArea(area: string, messages: CompiledCatalogue): SeedArea {
  const phrases = Object.entries(messages).map(([key, elements]) => {
    const [first, ...more] = elements.map(shorten);
    const isText = typeof first === "string" && more.length === 0;
    return [key.slice(area.length + 1), isText ? first : elements.map(shorten)] as const;
  });
  return Object.fromEntries(phrases);
}

/* oxlint-disable typescript/no-unsafe-enum-comparison, typescript/no-unsafe-enum-assignment -- The enum itself would bring the parser into the browser. */
function shorten(element: Element): SeedElement {
  if (element.type === TEXT) return element.value;
  return element.type === VALUE ? [element.value] : element;
}

export function restoreArea(area: string, phrases: SeedArea): CompiledCatalogue {
  const messages = Object.entries(phrases).map(([key, phrase]) => {
    const elements = typeof phrase === "string" ? [phrase] : phrase;
    return [`${area}.${key}`, elements.map(restore)] as const;
  });
  return Object.fromEntries(messages);
}

function restore(element: SeedElement): Element {
  if (typeof element === "string") return { type: TEXT, value: element };
  return "type" in element ? element : { type: VALUE, value: element[0] };
}
