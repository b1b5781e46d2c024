/** The browser's own select in the site's frame: small, and at work before any script is. */
import ChevronDown from "lucide-react/icons/chevron-down";
import { useEffect, useEffectEvent, useRef } from "react";
import { flushSync } from "react-dom";
import { classNames } from "../styles/class-names.ts";
import { CONTROL_FRAME, CONTROL_STATES } from "../styles/control-class.ts";
import type { FieldControl } from "../controls/field.tsx";

export interface NativeSelectOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly isDisabled?: boolean | undefined;
}

export interface NativeSelectProps<Value extends string> extends Partial<FieldControl> {
  readonly options: readonly NativeSelectOption<Value>[];
  readonly value: Value | null;
  readonly onValueChange: (value: Value) => void;
  readonly placeholder?: string | undefined;
  readonly name?: string | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly "aria-label"?: string | undefined;
  readonly className?: string | undefined;
}

export function NativeSelect<Value extends string>(props: NativeSelectProps<Value>) {
  const { options, value, onValueChange, placeholder } = props;
  const select = useRef<HTMLSelectElement>(null);
  const choose = (text: string) => {
    const chosen = options.find((option) => option.value === text);
    if (chosen !== undefined) onValueChange(chosen.value);
  };
  const takeEarlyChoice = useEffectEvent(choose);
  useEffect(() => {
    const early = chosenBefore(select.current);
    if (early === null) return undefined;
    // One field after the other, with what each leads to: filters add a choice to those before.
    let isReported = false;
    const turn = setTimeout(() => {
      isReported = true;
      flushSync(() => takeEarlyChoice(early));
    });
    return () => {
      clearTimeout(turn);
      if (!isReported) takeEarlyChoice(early);
    };
  }, []);
  return (
    <span className={classNames("relative block w-full min-w-0", props.className)}>
      <select
        ref={select}
        id={props.id}
        name={props.name}
        aria-label={props["aria-label"]}
        aria-describedby={props["aria-describedby"]}
        aria-invalid={props["aria-invalid"]}
        aria-required={props["aria-required"]}
        disabled={props.isDisabled === true}
        value={value ?? ""}
        onChange={(event) => choose(event.currentTarget.value)}
        className={classNames(
          CONTROL_FRAME,
          CONTROL_STATES,
          "appearance-none truncate py-1.5 ps-3 pe-8",
        )}
      >
        {value === null && (
          <option value="" disabled>
            {placeholder ?? ""}
          </option>
        )}
        {options.map((option) => (
          <option
            key={option.value}
            // An option without a value has its text as one.
            value={option.value === option.label ? undefined : option.value}
            disabled={option.isDisabled === true}
          >
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className="control-sign" />
    </span>
  );
}

/** What was chosen before hydration, in place of the page's own value. */
function chosenBefore(select: HTMLSelectElement | null): string | null {
  const served = [...(select?.options ?? [])].find((option) => option.defaultSelected);
  return select === null || served === undefined || served.value === select.value
    ? null
    : select.value;
}
