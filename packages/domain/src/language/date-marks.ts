/**
 * How each language of the site writes dates. A table and not `Intl`, so that server and browser
 * print the same bytes. Years are those of the Gregorian calendar and figures are 0–9 everywhere;
 * the month has its name or its sign, so that no date can be read as another one.
 */
import type { KnownLanguage, Language } from "./language.ts";

/**
 * Placeholders: {d} and {m} without a leading zero, {dd} and {mm} with it, {month} by its name, {y},
 * {h} of 24 hours, {min}.
 */
export interface DateMarks {
  readonly months: readonly string[];
  readonly day: string;
  /** Of a year that the reader knows. */
  readonly dayOfYear: string;
  readonly clock: string;
  /** A day and a time of it: {day} and {clock}. */
  readonly moment: string;
}

const TIME_LAST = { clock: "{h}:{min}", moment: "{day} {clock}" } as const;
const AFTER_COMMA = { clock: "{h}:{min}", moment: "{day}, {clock}" } as const;
const DAY_MONTH_YEAR = { day: "{d} {month} {y}", dayOfYear: "{d} {month}" } as const;
const CHINESE_OR_JAPANESE = {
  months: [],
  day: "{y}年{m}月{d}日",
  dayOfYear: "{m}月{d}日",
  ...TIME_LAST,
} as const;

const DATE_MARKS = {
  en: {
    months: names("Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec"),
    day: "{month} {d}, {y}",
    dayOfYear: "{month} {d}",
    ...AFTER_COMMA,
  },
  fr: {
    months: names("janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc."),
    ...DAY_MONTH_YEAR,
    ...AFTER_COMMA,
  },
  ru: {
    months: names("янв. февр. мар. апр. мая июн. июл. авг. сент. окт. нояб. дек."),
    day: "{d} {month} {y} г.",
    dayOfYear: "{d} {month}",
    ...AFTER_COMMA,
  },
  tr: {
    months: names("Oca Şub Mar Nis May Haz Tem Ağu Eyl Eki Kas Ara"),
    ...DAY_MONTH_YEAR,
    ...TIME_LAST,
  },
  es: {
    months: names("ene feb mar abr may jun jul ago sept oct nov dic"),
    ...DAY_MONTH_YEAR,
    ...AFTER_COMMA,
  },
  pt: {
    months: names("jan. fev. mar. abr. mai. jun. jul. ago. set. out. nov. dez."),
    day: "{d} de {month} de {y}",
    dayOfYear: "{d} de {month}",
    ...AFTER_COMMA,
  },
  de: {
    months: names("Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez."),
    day: "{dd}.{mm}.{y}",
    dayOfYear: "{d}. {month}",
    ...AFTER_COMMA,
  },
  it: {
    months: names("gen feb mar apr mag giu lug ago set ott nov dic"),
    ...DAY_MONTH_YEAR,
    ...AFTER_COMMA,
  },
  id: {
    months: names("Jan Feb Mar Apr Mei Jun Jul Agu Sep Okt Nov Des"),
    ...DAY_MONTH_YEAR,
    clock: "{h}.{min}",
    moment: "{day}, {clock}",
  },
  ms: {
    months: names("Jan Feb Mac Apr Mei Jun Jul Ogo Sep Okt Nov Dis"),
    ...DAY_MONTH_YEAR,
    ...AFTER_COMMA,
  },
  hi: {
    months: names("जन॰ फ़र॰ मार्च अप्रैल मई जून जुल॰ अग॰ सित॰ अक्टू॰ नव॰ दिस॰"),
    ...DAY_MONTH_YEAR,
    ...AFTER_COMMA,
  },
  ja: CHINESE_OR_JAPANESE,
  ko: { months: [], day: "{y}년 {m}월 {d}일", dayOfYear: "{m}월 {d}일", ...TIME_LAST },
  vi: {
    months: [],
    day: "{d} thg {m}, {y}",
    dayOfYear: "{d} thg {m}",
    clock: "{h}:{min}",
    moment: "{clock} {day}",
  },
  th: {
    months: names("ม.ค. ก.พ. มี.ค. เม.ย. พ.ค. มิ.ย. ก.ค. ส.ค. ก.ย. ต.ค. พ.ย. ธ.ค."),
    ...DAY_MONTH_YEAR,
    ...TIME_LAST,
  },
  "zh-cn": CHINESE_OR_JAPANESE,
  "zh-tw": CHINESE_OR_JAPANESE,
} as const satisfies Record<Language, DateMarks>;

/** Null where no language is known: dates then have the form that the specification gives. */
export function dateMarks(language: KnownLanguage): DateMarks | null {
  return language === null ? null : DATE_MARKS[language];
}

function names(text: string): readonly string[] {
  return text.split(" ");
}
