/** Details of the applicant. */
import { LOCALE_INFO } from "@parley/phrases/locales";
import { DOCUMENT_TYPES } from "@parley/domain/kyc/kyc-state";
import { LazyCombobox } from "@parley/ui/choices/lazy-combobox";
import { Field } from "@parley/ui/controls/field";
import { RadioGroup } from "@parley/ui/controls/radio-group";
import { TextInput } from "@parley/ui/controls/text-input";
import { useMemo, type HTMLInputAutoCompleteAttribute, type ReactNode } from "react";
import { Controller } from "react-hook-form";
import { usePage } from "../../shell/page/page-data.ts";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { countryOptions } from "./country-options.ts";
import type { TextField } from "./kyc-draft.ts";
import type { KycForm } from "./use-kyc-form.ts";

export function DetailsStep({ form }: { form: KycForm }) {
  return form.watch("kycType") === "company" ? (
    <CompanyDetails form={form} />
  ) : (
    <PersonDetails form={form} />
  );
}

function PersonDetails({ form }: { form: KycForm }) {
  const t = usePhrase();
  return (
    <>
      <TextField
        form={form}
        name="realName"
        label={t("kyc.realName")}
        hint={t("kyc.realName.hint")}
        autoComplete="name"
      />
      <TextField
        form={form}
        name="birthDate"
        label={t("kyc.birthDate")}
        type="date"
        autoComplete="bday"
      />
      <CountryField form={form} label={t("kyc.country")} />
      <RadioGroup
        label={t("kyc.documentType")}
        isInline
        value={form.watch("documentType")}
        onValueChange={(documentType) => form.setValue("documentType", documentType)}
        options={DOCUMENT_TYPES.map((value) => ({ value, label: t(`kyc.documentType.${value}`) }))}
      />
      <TextField form={form} name="documentNumber" label={t("kyc.documentNumber")} />
    </>
  );
}

function CompanyDetails({ form }: { form: KycForm }) {
  const t = usePhrase();
  return (
    <>
      <TextField
        form={form}
        name="companyName"
        label={t("kyc.companyName")}
        hint={t("kyc.companyName.hint")}
        autoComplete="organization"
      />
      <TextField form={form} name="registrationNumber" label={t("kyc.registrationNumber")} />
      <CountryField form={form} label={t("kyc.country.company")} />
      <TextField
        form={form}
        name="representativeName"
        label={t("kyc.representativeName")}
        hint={t("kyc.representativeName.hint")}
        autoComplete="name"
      />
    </>
  );
}

interface TextFieldProps {
  readonly form: KycForm;
  readonly name: TextField;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly type?: "text" | "date";
  /** Fields without a suggestion: numbers of documents are not autofilled. */
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
}

function TextField({ form, name, label, hint, type, autoComplete = "off" }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={form.formState.errors[name]?.message} isRequired>
      {(control) => (
        <TextInput
          {...control}
          {...form.register(name)}
          type={type ?? "text"}
          autoComplete={autoComplete}
          maxLength={100}
        />
      )}
    </Field>
  );
}

function CountryField({ form, label }: { form: KycForm; label: string }) {
  const t = usePhrase();
  const { locale } = usePage();
  const options = useMemo(() => countryOptions(LOCALE_INFO[locale].intlTag), [locale]);
  return (
    <Controller
      control={form.control}
      name="country"
      render={({ field, fieldState }) => (
        <Field label={label} error={fieldState.error?.message} isRequired>
          {(control) => (
            <LazyCombobox
              {...control}
              options={options}
              value={field.value === "" ? null : field.value}
              onValueChange={field.onChange}
              placeholder={t("kyc.country.placeholder")}
              searchLabel={t("kyc.country.search")}
              emptyText={t("kyc.country.empty")}
            />
          )}
        </Field>
      )}
    />
  );
}
