/**
 * Formats a compiled phrase. Most phrases are plain text or name a value and are formatted without
 * `Intl`: loading it costs a phone more than rendering the page. Plurals, numbers and dates load it
 * on first use.
 */
import type { MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import {
  formatToParts,
  IntlMessageFormat,
  type Formatters,
  type FormatXMLElementFn,
  type PrimitiveType,
} from "intl-messageformat";

export type PhraseValues<Node> = Readonly<
  Record<string, PrimitiveType | Node | FormatXMLElementFn<Node>>
>;

/** In the order of the phrase; adjacent text is merged into one part. */
export function formatPhraseParts<Node>(
  phrase: MessageFormatElement[],
  intlTag: string,
  values: PhraseValues<Node> = {},
): (string | Node)[] {
  const { formats } = IntlMessageFormat;
  return formatToParts<Node>(phrase, intlTag, formatters, formats, values).map(
    ({ value }) => value,
  );
}

const formatters: Formatters = {
  getNumberFormat: keep((...given) => new Intl.NumberFormat(...given)),
  getDateTimeFormat: keep((...given) => new Intl.DateTimeFormat(...given)),
  getPluralRules: keep((...given) => new Intl.PluralRules(...given)),
};

/** Making one costs far more than using it. */
function keep<Given extends unknown[], Made>(make: (...given: Given) => Made) {
  const made = new Map<string, Made>();
  return (...given: Given): Made => {
    const key = JSON.stringify(given);
    const known = made.get(key) ?? make(...given);
    made.set(key, known);
    return known;
  };
}
