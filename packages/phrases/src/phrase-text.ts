/**
 * Formats a compiled phrase. Most phrases are plain text or name a value and are formatted without
 * `Intl`: loading it costs a phone more than rendering the page. Plurals, numbers and dates load it
 * on first use.
 */
import type { MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import {
  formatToParts,
  type Formats,
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
  return formatToParts<Node>(phrase, intlTag, formatters, FORMATS, values).map(
    ({ value }) => value,
  );
}

/** Names of styles, as in `{rate, number, percent}`; those of the library are a part of its class. */
const FORMATS: Formats = {
  number: { integer: { maximumFractionDigits: 0 }, percent: { style: "percent" } },
  date: {
    medium: { month: "short", day: "numeric", year: "numeric" },
    long: { month: "long", day: "numeric", year: "numeric" },
  },
  time: {
    short: { hour: "numeric", minute: "numeric" },
    medium: { hour: "numeric", minute: "numeric", second: "numeric" },
  },
};

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
