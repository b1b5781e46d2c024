/**
 * The language of the page, for numbers and dates, and the reader's zone. This room knows no phrases: website, parts and the
 * server's rendering fill it in. Without it everything has the default form of the specification.
 */
import type { NumericInput } from "@parley/domain/decimal";
import { formatNumber, type NumberFormat } from "@parley/domain/format/format-number";
import { formatPercent, formatRatio, type RatioFormat } from "@parley/domain/format/format-ratio";
import type { KnownLanguage } from "@parley/domain/language/language";
import { createContext, use } from "react";

export const PageLanguage = createContext<KnownLanguage>(null);

/** The IANA zone that the reader's account has kept; null: the one of the browser. */
export const ReaderZone = createContext<string | null>(null);

/** How many decimals of each coin are looked over, as `writeCoinDigits` writes them. */
export const CoinDigits = createContext("");

/** Numbers for places that take text alone: values of phrases, names for screen readers, titles. */
export interface Numbers {
  readonly language: KnownLanguage;
  readonly number: (value: NumericInput, format?: Omit<NumberFormat, "language">) => string;
  readonly ratio: (value: NumericInput, format?: Omit<RatioFormat, "language">) => string;
  /** Of a value that is in percent already. */
  readonly percent: (value: NumericInput, format?: Omit<RatioFormat, "language">) => string;
}

export function useNumbers(): Numbers {
  return numbersOf(use(PageLanguage));
}

export function numbersOf(language: KnownLanguage): Numbers {
  return {
    language,
    number: (value, format) => formatNumber(value, { ...format, language }),
    ratio: (value, format) => formatRatio(value, { ...format, language }),
    percent: (value, format) => formatPercent(value, { ...format, language }),
  };
}
