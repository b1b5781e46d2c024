/** One choice out of a few that are all worth reading. Native inputs share a name and the arrows. */
import { type ReactNode, useId } from "react";
import { classNames } from "../styles/class-names.ts";

export interface RadioOption<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly isDisabled?: boolean | undefined;
}

export interface RadioGroupProps<Value extends string> {
  readonly label: ReactNode;
  readonly options: readonly RadioOption<Value>[];
  readonly value: Value | null;
  readonly onValueChange: (value: Value) => void;
  readonly name?: string | undefined;
  readonly isLabelHidden?: boolean | undefined;
  /** Side by side where there is room. */
  readonly isInline?: boolean | undefined;
}

export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const ownName = useId();
  const { options, value, onValueChange, name = ownName, isInline = false } = props;
  return (
    <fieldset>
      <legend
        className={props.isLabelHidden === true ? "sr-only" : "mb-1.5 text-sm font-medium text-ink"}
      >
        {props.label}
      </legend>
      <div
        className={classNames("flex gap-2", isInline ? "flex-row flex-wrap gap-x-5" : "flex-col")}
      >
        {options.map((option) => (
          <label key={option.value} className="flex min-h-6 items-start gap-2 py-0.5 text-sm">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.isDisabled === true}
              onChange={() => onValueChange(option.value)}
              className="mt-0.5 size-4 shrink-0 cursor-pointer appearance-none rounded-full border border-control bg-surface transition-colors not-checked:hover:border-ink checked:border-5 checked:border-accent-fill checked:bg-on-fill disabled:cursor-not-allowed disabled:border-line-strong disabled:bg-active"
            />
            <span
              className={option.isDisabled === true ? "text-disabled" : "cursor-pointer text-ink"}
            >
              {option.label}
              {option.hint !== undefined && (
                <span className="block text-xs text-muted">{option.hint}</span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
