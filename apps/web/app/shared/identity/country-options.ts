/** All countries in the reader's language and alphabet, for the country picker. */
import { COUNTRIES } from "@parley/domain/kyc/countries";

export interface CountryOption {
  readonly value: string;
  readonly label: string;
  /** Its code leads there too. */
  readonly keywords: string;
}

export function countryOptions(intlTag: string): readonly CountryOption[] {
  const names = new Intl.DisplayNames([intlTag], { type: "region" });
  const { compare } = new Intl.Collator(intlTag);
  return COUNTRIES.map((code) => ({
    value: code,
    label: names.of(code) ?? code,
    keywords: code,
  })).toSorted((a, b) => compare(a.label, b.label));
}

export function countryName(code: string, intlTag: string): string {
  return new Intl.DisplayNames([intlTag], { type: "region" }).of(code) ?? code;
}
