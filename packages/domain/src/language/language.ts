/**
 * How each language of the site writes numbers. A table and not `Intl`, so that server and browser
 * print the same bytes. Figures are 0–9 and groups have three of them in every language.
 */
export interface NumberMarks {
  /** Between groups; spaces are such that no line breaks at them. */
  readonly group: string;
  /** Before the decimals. */
  readonly point: string;
  /** A percentage, with # where its number is. */
  readonly percent: string;
}

/** Of the specification, where no language is known. */
const DEFAULT_MARKS: NumberMarks = { group: ",", point: ".", percent: "#%" };

const NUMBER_MARKS = {
  en: DEFAULT_MARKS,
  fr: { group: "\u202f", point: ",", percent: "#\u00a0%" },
  ru: { group: "\u00a0", point: ",", percent: "#\u00a0%" },
  tr: { group: ".", point: ",", percent: "%#" },
  es: { group: ".", point: ",", percent: "#\u00a0%" },
  pt: { group: ".", point: ",", percent: "#%" },
  de: { group: ".", point: ",", percent: "#\u00a0%" },
  it: { group: ".", point: ",", percent: "#%" },
  id: { group: ".", point: ",", percent: "#%" },
  ms: DEFAULT_MARKS,
  hi: DEFAULT_MARKS,
  ja: DEFAULT_MARKS,
  ko: DEFAULT_MARKS,
  vi: { group: ".", point: ",", percent: "#%" },
  th: DEFAULT_MARKS,
  "zh-cn": DEFAULT_MARKS,
  "zh-tw": DEFAULT_MARKS,
} as const satisfies Record<string, NumberMarks>;

/** A language of the site, as in its addresses. */
export type Language = keyof typeof NUMBER_MARKS;

/** Null where none is known: what is written then has the form that the specification gives. */
export type KnownLanguage = Language | null;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The keys are those written above.
export const LANGUAGES = Object.keys(NUMBER_MARKS) as readonly Language[];

/** Null where the text names none of them. */
export function readLanguage(text: string | null): KnownLanguage {
  return LANGUAGES.find((language) => language === text) ?? null;
}

export function numberMarks(language: KnownLanguage): NumberMarks {
  return language === null ? DEFAULT_MARKS : NUMBER_MARKS[language];
}
