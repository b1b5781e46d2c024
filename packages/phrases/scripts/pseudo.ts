/**
 * The pseudo-language of the layout tests: English that is 40 % longer, accented and in brackets,
 * so that a text which is cut off, overlaps or was never translated is obvious.
 */

import type { MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import { TYPE } from "@formatjs/icu-messageformat-parser";

export const PSEUDO_LOCALE = "pseudo";

const STRETCH = 0.4;

const ACCENTED: Readonly<Record<string, string>> = {
  a: "á",
  c: "ç",
  e: "é",
  i: "í",
  n: "ñ",
  o: "ó",
  s: "š",
  u: "ú",
  y: "ý",
  A: "Á",
  E: "É",
  I: "Í",
  O: "Ó",
  U: "Ú",
};

/** Repeats vowels, spread over the text, until it is 40 % longer; words keep their places. */
function stretch(text: string): string {
  let wanted = 0;
  let result = "";
  for (const letter of text) {
    result += ACCENTED[letter] ?? letter;
    wanted += STRETCH;
    if (/[aeiouy]/i.test(letter)) {
      const extra = Math.floor(wanted);
      result += (ACCENTED[letter] ?? letter).repeat(extra);
      wanted -= extra;
    }
  }
  return result + "~".repeat(Math.round(wanted));
}

function stretchElement(element: MessageFormatElement): MessageFormatElement {
  if (element.type === TYPE.literal) {
    return /\S/.test(element.value) ? { ...element, value: stretch(element.value) } : element;
  }
  if (element.type === TYPE.tag) {
    return { ...element, children: element.children.map(stretchElement) };
  }
  if (element.type === TYPE.plural || element.type === TYPE.select) {
    const options = Object.entries(element.options).map(([name, option]) => [
      name,
      { value: option.value.map(stretchElement) },
    ]);
    return { ...element, options: Object.fromEntries(options) };
  }
  return element;
}

function joinLiterals(elements: MessageFormatElement[]): MessageFormatElement[] {
  const joined: MessageFormatElement[] = [];
  for (const element of elements) {
    const last = joined.at(-1);
    if (element.type === TYPE.literal && last?.type === TYPE.literal) {
      joined[joined.length - 1] = { ...last, value: last.value + element.value };
    } else {
      joined.push(element);
    }
  }
  return joined;
}

export function pseudoMessage(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return joinLiterals([
    { type: TYPE.literal, value: "[" },
    ...elements.map(stretchElement),
    { type: TYPE.literal, value: "]" },
  ]);
}
