/**
 * Numbers inside phrases, with the marks of the language: of groups of three, and of decimals. These are
 * the marks of `domain/language`, which this room may not import; a test of the website compares both.
 */
import { LOCALE_INFO, type Locale } from "./locales.ts";

export type Marks = readonly [group: string, point: string];

const ENGLISH: Marks = [",", "."];
const GERMAN: Marks = [".", ","];

export const PHRASE_MARKS: Readonly<Record<Locale, Marks>> = {
  en: ENGLISH,
  fr: ["\u202f", ","],
  ru: ["\u00a0", ","],
  tr: GERMAN,
  es: GERMAN,
  pt: GERMAN,
  de: GERMAN,
  it: GERMAN,
  id: GERMAN,
  ms: ENGLISH,
  hi: ENGLISH,
  ja: ENGLISH,
  ko: ENGLISH,
  vi: GERMAN,
  th: ENGLISH,
  "zh-cn": ENGLISH,
  "zh-tw": ENGLISH,
};

const BY_TAG = new Map(
  Object.entries(PHRASE_MARKS).map(([locale, marks]) => [
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The keys are those written above.
    LOCALE_INFO[locale as Locale].intlTag,
    marks,
  ]),
);

/** Plain digits become grouped ones; what has another form, such as `1e21`, is left as it is. */
export function numberText(value: number | bigint, intlTag: string): string {
  const [group, point] = BY_TAG.get(intlTag) ?? ENGLISH;
  const [, sign, whole = "", decimals] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(String(value)) ?? [];
  if (sign === undefined) return String(value);
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, group);
  return sign + grouped + (decimals === undefined ? "" : point + decimals);
}
