/**
 * Formats a compiled phrase. Most phrases are plain text or name a value and are formatted without
 * `Intl`: loading it costs a phone more than rendering the page. Plurals and dates load it on first
 * use. Every number is written with the marks of the language.
 */
import type { MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import {
  formatToParts,
  type Formats,
  type Formatters,
  type FormatXMLElementFn,
  type PrimitiveType,
} from "intl-messageformat";
import { numberText } from "./number-text.ts";

export type PhraseValues<Node> = Readonly<
  Record<string, PrimitiveType | Node | FormatXMLElementFn<Node>>
>;

/** In the order of the phrase; adjacent text is merged into one part. */
export function formatPhraseParts<Node>(
  phrase: MessageFormatElement[],
  intlTag: string,
  values: PhraseValues<Node> = {},
): (string | Node)[] {
  const hasNumber = Object.values(values).some((value) => typeof value === "number");
  const written = hasNumber ? withNumbers(phrase, intlTag, values) : phrase;
  return formatToParts<Node>(written, intlTag, formatters, FORMATS, values).map(
    ({ value }) => value,
  );
}

/** Each `{name}` that is given a number, as its text: the library would write bare digits. */
function withNumbers<Node>(
  phrase: readonly MessageFormatElement[],
  intlTag: string,
  values: PhraseValues<Node>,
): MessageFormatElement[] {
  return phrase.map((element): MessageFormatElement => {
    if ("options" in element) {
      const options = Object.entries(element.options).map(([name, option]) => {
        return [name, { ...option, value: withNumbers(option.value, intlTag, values) }] as const;
      });
      return { ...element, options: Object.fromEntries(options) };
    }
    if ("children" in element) {
      return { ...element, children: withNumbers(element.children, intlTag, values) };
    }
    // oxlint-disable-next-line typescript/no-unsafe-enum-comparison -- The enum itself would bring the parser into the browser.
    const value = element.type === 1 ? values[element.value] : undefined;
    // oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- As above: zero is plain text.
    return typeof value === "number" ? { type: 0, value: numberText(value, intlTag) } : element;
  });
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

const styledNumbers = keep((...given: ConstructorParameters<typeof Intl.NumberFormat>) => {
  return new Intl.NumberFormat(...given);
});

/** The `#` of plurals, and numbers without a style. */
const plainNumbers = keep((tag: string) => {
  const format = (value: number | bigint) => numberText(value, tag);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The library calls nothing else of it.
  return { format } as Intl.NumberFormat;
});

const formatters: Formatters = {
  getNumberFormat: (tag, options) =>
    options === undefined && typeof tag === "string"
      ? plainNumbers(tag)
      : styledNumbers(tag, options),
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
