/** What the offer is for: whether one buys or sells, which coin, and for which currency. */
import { LazyCombobox } from "@parley/ui/choices/lazy-combobox";
import { Field } from "@parley/ui/controls/field";
import { RadioGroup } from "@parley/ui/controls/radio-group";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import type { Editor } from "./use-editor.ts";

export function MarketFields({ editor }: { readonly editor: Editor }) {
  const t = usePhrase();
  const { form, draft, data, look } = editor;
  const { coins, currencies } = data.lists;
  // What was chosen to pay with need not fit any more.
  const dropMethods = () => form.setValue("payMethods", []);
  return (
    <div className="flex flex-col gap-5">
      <RadioGroup
        label={t("mine.field.side")}
        options={[
          {
            value: "sell",
            label: t("mine.field.iSell"),
            hint: t("mine.field.iSellHint"),
          },
          { value: "buy", label: t("mine.field.iBuy"), hint: t("mine.field.iBuyHint") },
        ]}
        isInline
        value={draft.side}
        onValueChange={(side) => {
          form.setValue("side", side, { shouldDirty: true });
          dropMethods();
        }}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t("offer.home.crypto")} isRequired>
          {(control) => (
            <LazyCombobox
              {...control}
              options={coins.map(({ code, name }) => ({ value: code, label: code, detail: name }))}
              value={draft.crypto}
              onValueChange={(crypto) => {
                form.setValue("crypto", crypto, { shouldDirty: true });
                look("fiat");
              }}
              placeholder={t("offer.home.crypto")}
              searchLabel={t("offer.filter.search")}
              emptyText={t("offer.home.empty")}
            />
          )}
        </Field>
        <Field label={t("offer.home.fiat")} error={form.formState.errors.fiat?.message} isRequired>
          {(control) => (
            <LazyCombobox
              {...control}
              options={currencies.map(({ code, name }) => ({
                value: code,
                label: code,
                detail: name,
              }))}
              value={draft.fiat}
              onValueChange={(fiat) => {
                form.setValue("fiat", fiat, { shouldDirty: true });
                dropMethods();
                look("fiat");
              }}
              placeholder={t("offer.home.fiat")}
              searchLabel={t("offer.filter.search")}
              emptyText={t("offer.home.empty")}
            />
          )}
        </Field>
      </div>
    </div>
  );
}
