import { Checkbox } from "@parley/ui/controls/checkbox";
import { Combobox, MultiCombobox } from "@parley/ui/choices/combobox";
import { Field } from "@parley/ui/controls/field";
import { NativeSelect } from "@parley/ui/choices/native-select";
import { RadioGroup } from "@parley/ui/controls/radio-group";
import { Select } from "@parley/ui/choices/select";
import { Switch } from "@parley/ui/controls/switch";
import { useState } from "react";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { GuideSection, Specimen } from "./guide-section.tsx";
import { COINS, CURRENCIES, METHODS } from "./samples.ts";

export function ChoicesSection() {
  const t = usePhrase();
  return (
    <GuideSection id="choices" title={t("test.style.section.choices")}>
      <Specimen>
        <Pickers />
      </Specimen>
      <div className="grid gap-3 md:grid-cols-2">
        <Specimen>
          <Checkbox label={t("test.style.choice.terms")} defaultChecked />
          <Checkbox label={t("test.style.choice.verified")} />
          <Checkbox label={t("test.style.choice.online")} disabled />
          <Checkbox label={t("test.style.choice.verified")} disabled defaultChecked />
          <hr className="border-line" />
          <Switch label={t("test.style.choice.verified")} defaultChecked />
          <Switch label={t("test.style.choice.online")} />
          <Switch label={t("test.style.buttons.disabled")} disabled />
        </Specimen>
        <Specimen>
          <PriceTypes />
        </Specimen>
      </div>
    </GuideSection>
  );
}

function Pickers() {
  const t = usePhrase();
  const [coin, setCoin] = useState<string | null>("USDT");
  const [currency, setCurrency] = useState<string | null>(null);
  const [methods, setMethods] = useState<readonly string[]>(["fps", "wise"]);
  return (
    <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
      <Field label={t("test.style.choice.coin")}>
        {(control) => (
          <Select {...control} options={COINS} value={coin} onValueChange={setCoin} name="coin" />
        )}
      </Field>
      <Field label={t("test.style.choice.currency")}>
        {(control) => (
          <Combobox
            {...control}
            options={CURRENCIES}
            value={currency}
            onValueChange={setCurrency}
            placeholder={t("test.style.choice.select")}
            searchLabel={t("test.style.choice.search")}
            emptyText={t("test.style.choice.none")}
          />
        )}
      </Field>
      <Field label={t("test.style.choice.methods")}>
        {(control) => (
          <MultiCombobox
            {...control}
            options={METHODS}
            values={methods}
            onValuesChange={setMethods}
            placeholder={t("test.style.choice.methods.all")}
            searchLabel={t("test.style.choice.search")}
            emptyText={t("test.style.choice.none")}
            summary={(count) => t("test.style.choice.methods.count", { count })}
          />
        )}
      </Field>
      <Field label={t("test.style.choice.coin")} error={t("test.style.field.required")}>
        {(control) => (
          <NativeSelect
            {...control}
            options={COINS}
            value={null}
            onValueChange={setCoin}
            placeholder={t("test.style.choice.select")}
          />
        )}
      </Field>
    </div>
  );
}

function PriceTypes() {
  const t = usePhrase();
  const [priceType, setPriceType] = useState<"fixed" | "floating">("fixed");
  const options = [
    {
      value: "fixed",
      label: t("test.style.choice.fixed"),
      hint: t("test.style.choice.fixed.hint"),
    },
    {
      value: "floating",
      label: t("test.style.choice.floating"),
      hint: t("test.style.choice.floating.hint"),
    },
  ] as const;
  return (
    <>
      <RadioGroup
        label={t("test.style.choice.price")}
        options={options}
        value={priceType}
        onValueChange={setPriceType}
      />
      <RadioGroup
        isInline
        label={t("test.style.buttons.disabled")}
        options={options.map(({ value, label }) => ({ value, label, isDisabled: true }))}
        value="floating"
        onValueChange={setPriceType}
      />
    </>
  );
}
