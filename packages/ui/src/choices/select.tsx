/**
 * A choice of one out of a short list. Until the page is hydrated a native select replaces it (see
 * `hydration`), and Base UI's style element is switched off for the content policy.
 */
import { CSPProvider } from "@base-ui/react/csp-provider";
import { Select as Base } from "@base-ui/react/select";
import Check from "lucide-react/icons/check";
import ChevronDown from "lucide-react/icons/chevron-down";
import type { ReactNode } from "react";
import { classNames } from "../styles/class-names.ts";
import { CONTROL_FRAME, CONTROL_STATES } from "../styles/control-class.ts";
import type { FieldControl } from "../controls/field.tsx";
import { AfterHydration } from "../controls/hydration.tsx";
import { NativeSelect } from "./native-select.tsx";
import { POPUP, POPUP_ITEM } from "../styles/popup-class.ts";
import { OWN_FORMS } from "../controls/own-forms.ts";

export interface SelectOption<Value extends string> {
  readonly value: Value;
  /** Plain text: it is what typing finds and what a native select shows. */
  readonly label: string;
  readonly icon?: ReactNode;
  readonly detail?: ReactNode;
  readonly isDisabled?: boolean | undefined;
}

export interface SelectProps<Value extends string> extends Partial<FieldControl> {
  readonly options: readonly SelectOption<Value>[];
  readonly value: Value | null;
  readonly onValueChange: (value: Value) => void;
  readonly placeholder?: string | undefined;
  readonly name?: string | undefined;
  readonly isDisabled?: boolean | undefined;
  /** Its list is open as soon as it is shown. */
  readonly isOpenAtFirst?: boolean | undefined;
  /** The name when no `<Field>` gives a label. */
  readonly "aria-label"?: string | undefined;
  readonly className?: string | undefined;
}

export function Select<Value extends string>(props: SelectProps<Value>) {
  return (
    <AfterHydration fallback={<NativeSelect {...props} />}>
      <CSPProvider disableStyleElements>
        <HydratedSelect {...props} />
      </CSPProvider>
    </AfterHydration>
  );
}

function HydratedSelect<Value extends string>(props: SelectProps<Value>) {
  const { options, value, onValueChange, placeholder, name, isDisabled = false } = props;
  const chosen = options.find((option) => option.value === value);
  return (
    <Base.Root<Value>
      value={value}
      onValueChange={(next) => {
        if (next !== null) onValueChange(next);
      }}
      items={options.map((option) => ({ value: option.value, label: option.label }))}
      defaultOpen={props.isOpenAtFirst === true}
      disabled={isDisabled}
      {...(name === undefined ? {} : { name })}
    >
      <Base.Trigger
        id={props.id}
        aria-label={props["aria-label"]}
        aria-describedby={props["aria-describedby"]}
        aria-invalid={props["aria-invalid"]}
        aria-required={props["aria-required"]}
        className={classNames(
          CONTROL_FRAME,
          CONTROL_STATES,
          "flex items-center gap-2 py-1.5 ps-3 pe-2.5 text-start data-popup-open:border-focus",
          props.className,
        )}
      >
        {chosen?.icon}
        <Base.Value
          placeholder={placeholder}
          className="min-w-0 flex-1 truncate data-placeholder:text-subtle"
        />
        <ChevronDown aria-hidden className="size-4 shrink-0 text-subtle" />
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner
          align="start"
          sideOffset={4}
          alignItemWithTrigger={false}
          className="z-overlay outline-none"
        >
          <Base.Popup {...OWN_FORMS} className={classNames(POPUP, "min-w-(--anchor-width)")}>
            <Base.List className="max-h-[min(20rem,var(--available-height))] overflow-y-auto p-1">
              {options.map((option) => (
                <SelectItem key={option.value} option={option} />
              ))}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function SelectItem<Value extends string>({ option }: { readonly option: SelectOption<Value> }) {
  return (
    <Base.Item value={option.value} disabled={option.isDisabled === true} className={POPUP_ITEM}>
      {option.icon}
      <Base.ItemText className="min-w-0 flex-1 truncate">{option.label}</Base.ItemText>
      {option.detail !== undefined && <span className="text-xs text-muted">{option.detail}</span>}
      <span className="flex size-4 items-center justify-center">
        <Base.ItemIndicator>
          <Check aria-hidden className="size-4 text-accent" />
        </Base.ItemIndicator>
      </span>
    </Base.Item>
  );
}
