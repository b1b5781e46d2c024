/** One field of a payment method, drawn from its schema. */
import { Field } from "@parley/ui/controls/field";
import { LazySelect } from "@parley/ui/choices/lazy-select";
import { TextInput, type TextInputProps } from "@parley/ui/controls/text-input";
import { Controller, type UseFormReturn } from "react-hook-form";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import type { PayMethod } from "./pay-methods.ts";
import type { PaymentDraft } from "./payment-errors.ts";

export type SchemaFieldRule = PayMethod["fields"][number];

export interface SchemaFieldProps {
  readonly form: UseFormReturn<PaymentDraft>;
  readonly rule: SchemaFieldRule;
}

/** Which keyboard a phone shows. Numbers stay text: they may begin with zero and carry blanks. */
const KEYBOARDS = {
  text: {},
  number: { inputMode: "numeric" },
  iban: { autoCapitalize: "characters" },
  phone: { type: "tel" },
  email: { type: "email" },
  select: {},
} as const satisfies Record<SchemaFieldRule["type"], Partial<TextInputProps>>;

export function SchemaField({ form, rule }: SchemaFieldProps) {
  const t = usePhrase();
  const { name, label, type, required, maxLength, options } = rule;
  const path = `fields.${name}` as const;
  const error = form.formState.errors.fields?.[name]?.message;
  const aside = required ? undefined : t("payment.field.optional");
  return (
    <Field label={label} error={error} aside={aside} isRequired={required}>
      {(control) =>
        options === undefined ? (
          <TextInput
            {...control}
            {...form.register(path)}
            {...KEYBOARDS[type]}
            autoComplete="off"
            spellCheck={false}
            // Blanks and hyphens may separate the characters that count.
            maxLength={maxLength * 2}
          />
        ) : (
          <Controller
            control={form.control}
            name={path}
            render={({ field }) => (
              <LazySelect
                {...control}
                options={options}
                value={field.value === "" ? null : (field.value ?? null)}
                onValueChange={field.onChange}
                placeholder={t("payment.field.choose")}
              />
            )}
          />
        )
      }
    </Field>
  );
}
