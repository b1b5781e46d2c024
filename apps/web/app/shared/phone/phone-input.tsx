/** A phone number with its country code beside it, chosen from all countries by name or code. */
import { LazyCombobox } from "@parley/ui/choices/lazy-combobox";
import { Field } from "@parley/ui/controls/field";
import { TextInput } from "@parley/ui/controls/text-input";
import type { Ref } from "react";
import { usePage } from "../../shell/page/page-data.ts";
import { dialCodeOptions } from "./dial-code-options.ts";

export interface PhoneInputProps {
  readonly label: string;
  readonly countryLabel: string;
  readonly searchLabel: string;
  readonly emptyText: string;
  readonly country: string;
  readonly onCountryChange: (country: string) => void;
  readonly number: string;
  readonly onNumberChange: (number: string) => void;
  readonly error?: string | undefined;
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
}

export function PhoneInput(props: PhoneInputProps) {
  const { locale } = usePage();
  return (
    <Field label={props.label} error={props.error} isRequired>
      {(control) => (
        <div className="flex gap-2">
          <LazyCombobox
            aria-label={props.countryLabel}
            options={dialCodeOptions(locale)}
            value={props.country}
            onValueChange={props.onCountryChange}
            placeholder={props.countryLabel}
            searchLabel={props.searchLabel}
            emptyText={props.emptyText}
            className="max-w-28 shrink-0"
          />
          <TextInput
            {...control}
            ref={props.inputRef}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            maxLength={30}
            value={props.number}
            onChange={(event) => props.onNumberChange(event.currentTarget.value)}
          />
        </div>
      )}
    </Field>
  );
}
