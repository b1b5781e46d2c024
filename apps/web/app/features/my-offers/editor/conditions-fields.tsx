/** From whom and when the offer can be taken, who sees it, and the message to takers. */
import { MAX_OFFER_TEXT_LENGTH } from "@parley/contract/endpoints/market/own-offers";
import { Checkbox } from "@parley/ui/controls/checkbox";
import { Field } from "@parley/ui/controls/field";
import { RadioGroup } from "@parley/ui/controls/radio-group";
import { TextArea } from "@parley/ui/controls/text-area";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import { AmountField } from "./amount-field.tsx";
import { HoursField } from "./hours-field.tsx";
import type { Editor } from "./use-editor.ts";

export function ConditionsFields({ editor }: { readonly editor: Editor }) {
  const t = usePhrase();
  const { form, draft } = editor;
  return (
    <div className="flex flex-col gap-6">
      <Takers editor={editor} />
      <HoursField editor={editor} />
      <RadioGroup
        label={t("mine.field.visibility")}
        options={[
          { value: "public", label: t("mine.field.public") },
          {
            value: "private",
            label: t("mine.visibility.private"),
            hint: t("mine.field.privateHint"),
          },
        ]}
        isInline
        value={draft.visibility}
        onValueChange={(value) => form.setValue("visibility", value, { shouldDirty: true })}
      />
      <Text editor={editor} name="message" />
      <Text editor={editor} name="autoReply" />
    </div>
  );
}

function Takers({ editor }: { readonly editor: Editor }) {
  const t = usePhrase();
  const { form, draft, market } = editor;
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-1.5 text-sm font-medium">{t("mine.field.takers")}</legend>
      <Checkbox
        label={t("detail.condition.kyc")}
        checked={draft.kycRequired}
        onChange={({ currentTarget: { checked } }) =>
          form.setValue("kycRequired", checked, { shouldDirty: true })
        }
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <AmountField
          editor={editor}
          name="minTrades"
          label={t("mine.field.minTrades")}
          aside={t("mine.optional")}
          scale={0}
          unit=""
        />
        <AmountField
          editor={editor}
          name="minCompletionRate"
          label={t("mine.field.minCompletion")}
          aside={t("mine.optional")}
          scale={0}
          unit="%"
        />
        <AmountField
          editor={editor}
          name="minRegisteredDays"
          label={t("mine.field.minDays")}
          aside={t("mine.optional")}
          scale={0}
          unit=""
        />
        <AmountField
          editor={editor}
          name="firstTradeCap"
          label={t("mine.field.firstCap")}
          aside={t("mine.optional")}
          scale={market?.fiatScale ?? 2}
          unit={draft.fiat}
        />
      </div>
    </fieldset>
  );
}

function Text({
  editor,
  name,
}: {
  readonly editor: Editor;
  readonly name: "message" | "autoReply";
}) {
  const t = usePhrase();
  const { form } = editor;
  return (
    <Field
      label={t(`mine.field.${name}`)}
      hint={t(`mine.field.${name}.hint`)}
      aside={t("mine.optional")}
      error={form.formState.errors[name]?.message}
    >
      {(control) => (
        <TextArea
          {...control}
          {...form.register(name)}
          maxLength={MAX_OFFER_TEXT_LENGTH}
          dir="auto"
        />
      )}
    </Field>
  );
}
