/** The form in which phrases reach the browser and the server: parsed beforehand, one file an area. */

import {
  createLiteralElement,
  type MessageFormatElement,
} from "@formatjs/icu-messageformat-parser";

/** A phrase without placeholders is its text; any other is its parsed message. */
export type CompiledPhrase = string | MessageFormatElement[];

export type CompiledCatalogue = Readonly<Record<string, CompiledPhrase>>;

/**
 * The messages as react-intl without its parser wants them: it would try to parse a plain string,
 * fail and report an error for it, but takes a single literal element by its shortest path. The
 * files carry plain strings all the same, because they are a third smaller.
 */
export function toIntlMessages(
  ...catalogues: readonly CompiledCatalogue[]
): Record<string, MessageFormatElement[]> {
  const messages: Record<string, MessageFormatElement[]> = {};
  for (const catalogue of catalogues) {
    for (const [key, phrase] of Object.entries(catalogue)) {
      messages[key] = typeof phrase === "string" ? [createLiteralElement(phrase)] : phrase;
    }
  }
  return messages;
}
