import { Field } from "@parley/ui/controls/field";
import { useNumbers } from "@parley/ui/data/language";
import { TextArea } from "@parley/ui/controls/text-area";
import { TextInput } from "@parley/ui/controls/text-input";
import Search from "lucide-react/icons/search";
import { useState } from "react";
import { AmountInput } from "../../shared/forms/amount-input.tsx";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { GuideSection, Specimen } from "./guide-section.tsx";

export function FieldsSection() {
  const t = usePhrase();
  const [name, setName] = useState("Mei Tanaka");
  return (
    <GuideSection id="fields" title={t("test.style.section.fields")}>
      <Specimen>
        <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
          <Field label={t("test.style.field.name")} hint={t("test.style.field.name.hint")}>
            {(control) => (
              <TextInput
                {...control}
                value={name}
                onChange={(event) => setName(event.currentTarget.value)}
              />
            )}
          </Field>
          <Field label={t("test.style.field.search")}>
            {(control) => (
              <TextInput
                {...control}
                type="search"
                placeholder="1893420117765390336"
                icon={<Search aria-hidden className="size-4" />}
              />
            )}
          </Field>
          <Field
            label={t("test.style.field.account")}
            error={t("test.style.field.required")}
            isRequired
          >
            {(control) => <TextInput {...control} defaultValue="" />}
          </Field>
          <AmountField />
          <Field label={t("test.style.field.disabled")}>
            {(control) => <TextInput {...control} disabled defaultValue="DE89 3704 0044 0532" />}
          </Field>
          <Field label={t("test.style.field.readOnly")}>
            {(control) => <TextInput {...control} readOnly defaultValue="DE89 3704 0044 0532" />}
          </Field>
          <Field label={t("test.style.field.message")} className="sm:col-span-2">
            {(control) => (
              <TextArea {...control} maxLength={1000} defaultValue={t("test.style.notice.info")} />
            )}
          </Field>
        </div>
      </Specimen>
    </GuideSection>
  );
}

const LIMIT = { min: "100", max: "25000" };

function AmountField() {
  const t = usePhrase();
  const { number } = useNumbers();
  const [amount, setAmount] = useState("1250.5");
  return (
    <Field
      label={t("test.style.field.amount")}
      hint={t("test.style.field.amount.limit", {
        min: number(LIMIT.min),
        max: `${number(LIMIT.max)} USD`,
      })}
    >
      {(control) => (
        <AmountInput
          {...control}
          scale={2}
          value={amount}
          onValueChange={setAmount}
          placeholder="0.00"
          unit="USD"
          action={
            <button
              type="button"
              className="text-accent rounded px-1 py-0.5 text-sm font-medium hover:underline"
              onClick={() => setAmount(LIMIT.max)}
            >
              {t("test.style.field.max")}
            </button>
          }
        />
      )}
    </Field>
  );
}
