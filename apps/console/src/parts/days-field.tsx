/** For how many days an act about a person counts. */
import { Field } from "@parley/ui/controls/field";
import { NativeSelect } from "@parley/ui/choices/native-select";

export const DAY_MS = 24 * 60 * 60 * 1000;

export interface DaysFieldProps<Days extends string> {
  readonly choices: readonly Days[];
  readonly value: Days;
  readonly onChange: (days: Days) => void;
}

export function DaysField<Days extends string>({ choices, value, onChange }: DaysFieldProps<Days>) {
  return (
    <Field label="For how long">
      {(control) => (
        <NativeSelect
          {...control}
          options={choices.map((days) => ({
            value: days,
            label: days === "1" ? "1 day" : `${days} days`,
          }))}
          value={value}
          onValueChange={onChange}
        />
      )}
    </Field>
  );
}
