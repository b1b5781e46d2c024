/** The countries as a picker lists them: by name in the reader's language, found by code as well. */
import { LOCALE_INFO, type Locale } from "@parley/phrases/locales";
import type { ComboboxOption } from "@parley/ui/choices/combobox";
import { DIAL_CODES } from "./dial-codes.ts";

const known = new Map<Locale, readonly ComboboxOption<string>[]>();

export function dialCodeOptions(locale: Locale): readonly ComboboxOption<string>[] {
  const found = known.get(locale) ?? makeOptions(LOCALE_INFO[locale].intlTag);
  known.set(locale, found);
  return found;
}

/**
 * The label is what the closed field shows, so that it is short; the name is beside it in the list.
 */
function makeOptions(tag: string): readonly ComboboxOption<string>[] {
  const names = new Intl.DisplayNames(tag, { type: "region" });
  const { compare } = new Intl.Collator(tag);
  return DIAL_CODES.map(({ country, code }) => ({
    country,
    code,
    name: names.of(country) ?? country,
  }))
    .toSorted((left, right) => compare(left.name, right.name))
    .map(({ country, code, name }) => ({
      value: country,
      label: `${country} +${code}`,
      keywords: `${name} ${code}`,
      detail: name,
    }));
}
