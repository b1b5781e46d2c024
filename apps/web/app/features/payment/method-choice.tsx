/** Which payment method: found by currency and country, or by typing its name. */
import { LOCALE_INFO } from "@parley/phrases/locales";
import { LazyCombobox } from "@parley/ui/choices/lazy-combobox";
import { Field } from "@parley/ui/controls/field";
import { useMemo } from "react";
import { usePage } from "../../shell/page/page-data.ts";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import {
  countriesOf,
  filterMethods,
  groupPhrase,
  type Fiat,
  type FoundMethod,
  type MethodFilter,
} from "./pay-methods.ts";

export interface MethodChoiceProps {
  readonly fiatList: readonly Fiat[];
  readonly methods: readonly FoundMethod[];
  readonly filter: MethodFilter;
  readonly onFilterChange: (filter: MethodFilter) => void;
  readonly value: string | null;
  readonly onValueChange: (code: string) => void;
}

export function MethodChoice(props: MethodChoiceProps) {
  const t = usePhrase();
  const { fiatList, methods, filter, onFilterChange, value, onValueChange } = props;
  const { locale } = usePage();
  const { intlTag } = LOCALE_INFO[locale];
  const countries = useMemo(
    () => countryOptions(countriesOf(methods), intlTag),
    [methods, intlTag],
  );
  const emptyText = t("shell.error.noMatchingData");
  const offered = filterMethods(methods, filter).map(({ method, currencies }) => {
    const group = groupPhrase(method.group);
    return {
      value: method.code,
      label: method.name,
      keywords: `${currencies.join(" ")} ${method.code}`,
      detail: group === null ? undefined : t(group),
    };
  });
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <Field label={t("payment.currency")}>
        {(control) => (
          <LazyCombobox
            {...control}
            options={[
              { value: "", label: t("payment.currency.any") },
              ...fiatList.map(({ code, name }) => ({ value: code, label: `${code} – ${name}` })),
            ]}
            value={filter.fiat}
            onValueChange={(fiat) => onFilterChange({ ...filter, fiat })}
            placeholder={t("payment.currency.any")}
            searchLabel={t("payment.currency.search")}
            emptyText={emptyText}
          />
        )}
      </Field>
      <Field label={t("payment.country")}>
        {(control) => (
          <LazyCombobox
            {...control}
            options={[{ value: "", label: t("payment.country.any") }, ...countries]}
            value={filter.country}
            onValueChange={(country) => onFilterChange({ ...filter, country })}
            placeholder={t("payment.country.any")}
            searchLabel={t("payment.country.search")}
            emptyText={emptyText}
          />
        )}
      </Field>
      <Field label={t("payment.method")} isRequired className="sm:col-span-2">
        {(control) => (
          <LazyCombobox
            {...control}
            options={offered}
            value={value}
            onValueChange={onValueChange}
            placeholder={t("payment.method.choose")}
            searchLabel={t("payment.method.search")}
            emptyText={emptyText}
          />
        )}
      </Field>
    </div>
  );
}

/** In the reader's language and alphabet; the code leads there too. */
function countryOptions(codes: readonly string[], intlTag: string) {
  const names = new Intl.DisplayNames([intlTag], { type: "region" });
  const { compare } = new Intl.Collator(intlTag);
  return codes
    .map((code) => ({ value: code, label: names.of(code) ?? code, keywords: code }))
    .toSorted((a, b) => compare(a.label, b.label));
}
