/** What the checks need to know of one parsed message: its placeholders, plurals and plain text. */

import {
  parse,
  TYPE,
  type MessageFormatElement,
  type PluralElement,
} from "@formatjs/icu-messageformat-parser";
import type { PlaceholderKind } from "../src/placeholders.ts";

export interface MessageFacts {
  /** `{name}` or `<name>` → every kind in which the message uses it. */
  readonly placeholders: ReadonlyMap<string, ReadonlySet<PlaceholderKind>>;
  readonly plurals: readonly PluralElement[];
  /** All text a reader may see, branch after branch. */
  readonly texts: readonly string[];
}

const KINDS: Readonly<Partial<Record<TYPE, PlaceholderKind>>> = {
  [TYPE.argument]: "text",
  [TYPE.number]: "number",
  [TYPE.date]: "instant",
  [TYPE.time]: "instant",
  [TYPE.plural]: "number",
  [TYPE.select]: "choice",
  [TYPE.tag]: "tag",
};

function* walk(elements: readonly MessageFormatElement[]): Generator<MessageFormatElement> {
  for (const element of elements) {
    yield element;
    if (element.type === TYPE.tag) yield* walk(element.children);
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      for (const option of Object.values(element.options)) yield* walk(option.value);
    }
  }
}

/** The facts, or the parser's complaint as a string. */
export function readMessage(message: string): MessageFacts | string {
  let parsed: MessageFormatElement[];
  try {
    parsed = parse(message);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  const placeholders = new Map<string, Set<PlaceholderKind>>();
  const plurals: PluralElement[] = [];
  const texts: string[] = [];
  for (const element of walk(parsed)) {
    if (element.type === TYPE.literal) texts.push(element.value);
    if (element.type === TYPE.plural) plurals.push(element);
    const kind = KINDS[element.type];
    if (kind === undefined || element.type === TYPE.pound) continue;
    const name = kind === "tag" ? `<${element.value}>` : `{${element.value}}`;
    placeholders.set(name, (placeholders.get(name) ?? new Set()).add(kind));
  }
  return { placeholders, plurals, texts };
}
