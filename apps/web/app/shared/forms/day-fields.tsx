/** The first and the last day of a filter; incomplete input is kept here. */
import { formatTimestamp } from "@parley/domain/format/format-timestamp";
import { Field } from "@parley/ui/controls/field";
import { TextInput } from "@parley/ui/controls/text-input";
import { useTimeZone } from "@parley/ui/data/time";
import { useState } from "react";
import { endOfDay, startOfDay, type Days } from "./days.ts";

export interface DayFieldsProps {
  readonly days: Days;
  readonly labels: Readonly<Record<keyof Days, string>>;
  readonly onChange: (change: Partial<Days>) => void;
}

export function DayFields({ days: { from, to }, labels, onChange }: DayFieldsProps) {
  const timeZone = useTimeZone();
  const [typed, setTyped] = useState<Partial<Record<keyof Days, string>>>({});
  const dayOf = (at: number | null) =>
    at === null ? "" : formatTimestamp(at, { timeZone, pattern: "YYYY-MM-DD" });
  const shown = {
    from: typed.from ?? dayOf(from),
    // The end is just after the last day.
    to: typed.to ?? dayOf(to === null ? null : to - 1),
  };
  const enter = (side: keyof Days, day: string) => {
    setTyped((before) => ({ ...before, [side]: day }));
    const at = side === "from" ? startOfDay(day, timeZone) : endOfDay(day, timeZone);
    if (at !== null || day === "") onChange({ [side]: at });
  };
  return (["from", "to"] as const).map((side) => (
    <Field key={side} label={labels[side]}>
      {(control) => (
        <TextInput
          {...control}
          type="date"
          value={shown[side]}
          min={side === "to" ? shown.from : undefined}
          max={side === "from" ? shown.to : undefined}
          onChange={(event) => enter(side, event.currentTarget.value)}
          className="max-sm:px-2"
        />
      )}
    </Field>
  ));
}
