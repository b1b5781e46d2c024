/** The currency most readers of a language pay with; it is only where a page begins. */
import type { Locale } from "@parley/phrases/locales";

const CURRENCIES = {
  en: "USD",
  fr: "EUR",
  ru: "RUB",
  tr: "TRY",
  es: "EUR",
  pt: "BRL",
  de: "EUR",
  it: "EUR",
  id: "IDR",
  ms: "MYR",
  hi: "INR",
  ja: "JPY",
  ko: "KRW",
  vi: "VND",
  th: "THB",
  "zh-cn": "CNY",
  "zh-tw": "TWD",
} as const satisfies Record<Locale, string>;

interface Coded {
  readonly code: string;
}

/** The requested currency, else the language's own, else the dollar, else the first. */
export function chooseCurrency<Currency extends Coded>(
  asked: string | null,
  currencies: readonly Currency[],
  locale: Locale,
): Currency {
  return firstOf(currencies, [asked, CURRENCIES[locale], "USD"]);
}

/** The first wish that exists; an unknown code in an old link falls back instead of failing. */
export function firstOf<Item extends Coded>(
  items: readonly Item[],
  wishes: readonly (string | null)[],
): Item {
  const found = wishes
    .map((wish) => items.find(({ code }) => code === wish?.toUpperCase()))
    .find((item) => item !== undefined);
  const chosen = found ?? items[0];
  if (chosen === undefined) throw new Error("There is nothing to choose from.");
  return chosen;
}
