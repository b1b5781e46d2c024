/**
 * One choice out of a few that are all worth reading, each a card to press. Native inputs share a name
 * and the arrows.
 */
import { type ReactNode, useId } from "react";
import { classNames } from "../styles/class-names.ts";
import { FieldError } from "./field-error.tsx";

export interface RadioOption<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** In place of the dot, for choices that a sign says quicker. */
  readonly icon?: ReactNode;
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
  readonly error?: string | undefined;
}

export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const ownName = useId();
  const { options, value, onValueChange, name = ownName, isInline = false, error } = props;
  const errorId = useId();
  return (
    <fieldset aria-describedby={error === undefined ? undefined : errorId}>
      <legend
        className={props.isLabelHidden === true ? "sr-only" : "mb-1.5 text-sm font-medium text-ink"}
      >
        {props.label}
      </legend>
      <div
        className={classNames(
          isInline ? "flex flex-wrap gap-2 *:flex-1 *:basis-36" : "flex flex-col gap-2",
          error !== undefined && "*:border-danger",
        )}
      >
        {options.map((option) => (
          <label key={option.value} className="choice-card">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.isDisabled === true}
              onChange={() => onValueChange(option.value)}
              className={option.icon === undefined ? "choice-dot" : "choice-cover"}
            />
            {option.icon}
            <span>
              {option.label}
              {option.hint !== undefined && (
                <span className="block text-xs font-normal text-muted">{option.hint}</span>
              )}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={errorId} error={error} className="mt-1.5" />
    </fieldset>
  );
}
