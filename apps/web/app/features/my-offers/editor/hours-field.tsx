/** The hours of the week at which the offer can be taken, in the advertiser's own time zone. */
import { isTimeZone, MAX_SPANS } from "@parley/domain/offer/hours";
import { Button } from "@parley/ui/controls/button";
import { LazyCombobox } from "@parley/ui/choices/lazy-combobox";
import { Field } from "@parley/ui/controls/field";
import { IconButton } from "@parley/ui/controls/icon-button";
import { NativeSelect } from "@parley/ui/choices/native-select";
import { RadioGroup } from "@parley/ui/controls/radio-group";
import { TextInput } from "@parley/ui/controls/text-input";
import { useTimeZone } from "@parley/ui/data/time";
import X from "lucide-react/icons/x";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import { DAYS, workingHours, type HoursRow } from "../draft/hours-rows.ts";
import type { Editor } from "./use-editor.ts";

export function HoursField({ editor }: { readonly editor: Editor }) {
  const t = usePhrase();
  const { form, draft, look } = editor;
  const timeZone = useTimeZone();
  const limit = () => {
    form.setValue("hasHours", true, { shouldDirty: true });
    if (draft.hours.length > 0) return;
    form.setValue("hours", workingHours());
    form.setValue("timeZone", timeZone);
  };
  return (
    <div className="flex flex-col gap-4">
      <RadioGroup
        label={t("mine.field.hours")}
        options={[
          { value: "always", label: t("mine.field.always") },
          { value: "hours", label: t("mine.field.onlyHours") },
        ]}
        isInline
        value={draft.hasHours ? "hours" : "always"}
        onValueChange={(value) => {
          if (value === "hours") limit();
          else form.setValue("hasHours", false, { shouldDirty: true });
          look("hours");
        }}
      />
      {draft.hasHours && <Rows editor={editor} />}
    </div>
  );
}

function Rows({ editor }: { readonly editor: Editor }) {
  const t = usePhrase();
  const { form, draft, look } = editor;
  const error = form.formState.errors.hours?.message;
  const replace = (rows: HoursRow[]) => {
    form.setValue("hours", rows, { shouldDirty: true });
    look("hours");
  };
  const last = draft.hours.at(-1);
  return (
    <div className="flex flex-col gap-3">
      <ul className="flex flex-col gap-3">
        {draft.hours.map((row, index) => (
          // Rows have no names of their own, and their order is all that tells them apart.
          // oxlint-disable-next-line react/no-array-index-key -- see above
          <li key={index}>
            <Row
              row={row}
              isWrong={error !== undefined}
              onChange={(next) => replace(draft.hours.with(index, next))}
              onRemove={() => replace(draft.hours.toSpliced(index, 1))}
            />
          </li>
        ))}
      </ul>
      <p aria-live="polite" className="text-danger text-xs empty:hidden">
        {error}
      </p>
      <Button
        tone="secondary"
        size="small"
        disabled={draft.hours.length >= MAX_SPANS}
        onClick={() => replace([...draft.hours, last ?? FIRST_ROW])}
        className="self-start max-sm:min-h-11"
      >
        {t("mine.field.addHours")}
      </Button>
      <TimeZone editor={editor} />
    </div>
  );
}

const FIRST_ROW: HoursRow = { fromDay: "0", fromTime: "09:00", toDay: "0", toTime: "18:00" };

interface RowProps {
  readonly row: HoursRow;
  readonly isWrong: boolean;
  readonly onChange: (row: HoursRow) => void;
  readonly onRemove: () => void;
}

function Row({ row, isWrong, onChange, onRemove }: RowProps) {
  const t = usePhrase();
  const days = DAYS.map((day) => ({ value: day, label: t(`mine.day.${day}`) }));
  return (
    <div className="grid grid-cols-[1fr_8.5rem_auto] items-center gap-2 sm:grid-cols-[1fr_8.5rem_auto_1fr_8.5rem_auto]">
      <NativeSelect
        aria-label={t("mine.field.fromDay")}
        options={days}
        value={row.fromDay}
        onValueChange={(fromDay) => onChange({ ...row, fromDay })}
      />
      <TextInput
        type="time"
        aria-label={t("mine.field.fromTime")}
        aria-invalid={isWrong || undefined}
        value={row.fromTime}
        onChange={({ currentTarget: { value } }) => onChange({ ...row, fromTime: value })}
      />
      <span aria-hidden className="max-sm:hidden">
        –
      </span>
      <NativeSelect
        aria-label={t("mine.field.toDay")}
        options={days}
        value={row.toDay}
        onValueChange={(toDay) => onChange({ ...row, toDay })}
      />
      <TextInput
        type="time"
        aria-label={t("mine.field.toTime")}
        value={row.toTime}
        onChange={({ currentTarget: { value } }) => onChange({ ...row, toTime: value })}
      />
      <IconButton
        label={t("mine.field.removeHours")}
        icon={<X aria-hidden className="size-4" />}
        onClick={onRemove}
        className="max-sm:col-start-3 max-sm:row-start-1"
      />
    </div>
  );
}

function TimeZone({ editor }: { readonly editor: Editor }) {
  const t = usePhrase();
  const { form, draft } = editor;
  const own = isTimeZone(draft.timeZone) ? [draft.timeZone] : [];
  const zones = [...new Set([...own, "UTC", ...Intl.supportedValuesOf("timeZone")])];
  return (
    <Field label={t("mine.field.timeZone")}>
      {(control) => (
        <LazyCombobox
          {...control}
          options={zones.map((zone) => ({ value: zone, label: zone }))}
          value={draft.timeZone}
          onValueChange={(zone) => form.setValue("timeZone", zone, { shouldDirty: true })}
          placeholder={t("offer.choose")}
          searchLabel={t("offer.filter.search")}
          emptyText={t("offer.home.empty")}
        />
      )}
    </Field>
  );
}
