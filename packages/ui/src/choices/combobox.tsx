/**
 * A choice out of many, with a search field inside the list. Until the page is hydrated a native
 * select replaces it (see `hydration`).
 */
import { Combobox as Base } from "@base-ui/react/combobox";
import Check from "lucide-react/icons/check";
import ChevronDown from "lucide-react/icons/chevron-down";
import Search from "lucide-react/icons/search";
import type { ReactNode } from "react";
import { classNames } from "../styles/class-names.ts";
import { CONTROL_FRAME, CONTROL_STATES } from "../styles/control-class.ts";
import type { FieldControl } from "../controls/field.tsx";
import { AfterHydration } from "../controls/hydration.tsx";
import { NativeSelect } from "./native-select.tsx";
import { matchesQuery, type Searchable } from "./option-match.ts";
import { textOfChoices } from "./text-of-choices.ts";
import { POPUP, POPUP_ITEM } from "../styles/popup-class.ts";
import { OWN_FORMS } from "../controls/own-forms.ts";

export interface ComboboxOption<Value extends string> extends Searchable {
  readonly value: Value;
  readonly icon?: ReactNode;
  readonly detail?: ReactNode;
}

interface SharedProps<Value extends string> extends Partial<FieldControl> {
  readonly options: readonly ComboboxOption<Value>[];
  readonly placeholder: string;
  readonly searchLabel: string;
  /** Shown when nothing matches. */
  readonly emptyText: string;
  readonly isDisabled?: boolean | undefined;
  /** Its list is open as soon as it is shown. */
  readonly isOpenAtFirst?: boolean | undefined;
  readonly "aria-label"?: string | undefined;
  readonly className?: string | undefined;
}

export interface ComboboxProps<Value extends string> extends SharedProps<Value> {
  readonly value: Value | null;
  readonly onValueChange: (value: Value) => void;
  readonly name?: string | undefined;
}

export function Combobox<Value extends string>(props: ComboboxProps<Value>) {
  const { options, value, onValueChange, name, placeholder } = props;
  const chosen = options.find((option) => option.value === value) ?? null;
  return (
    <AfterHydration fallback={<NativeSelect {...props} />}>
      <Base.Root<ComboboxOption<Value>>
        items={options}
        value={chosen}
        onValueChange={(next) => {
          if (next !== null) onValueChange(next.value);
        }}
        filter={matchesQuery}
        autoHighlight
        defaultOpen={props.isOpenAtFirst === true}
        disabled={props.isDisabled === true}
        {...(name === undefined ? {} : { name })}
      >
        <Trigger {...props}>
          {chosen?.icon}
          <span className={classNames("min-w-0 flex-1 truncate", chosen === null && "text-subtle")}>
            {chosen?.label ?? placeholder}
          </span>
        </Trigger>
        <Popup {...props} />
      </Base.Root>
    </AfterHydration>
  );
}

export interface MultiComboboxProps<Value extends string> extends SharedProps<Value> {
  readonly values: readonly Value[];
  readonly onValuesChange: (values: readonly Value[]) => void;
  /** What the closed field says of several choices, such as "3 methods". */
  readonly summary: (count: number) => string;
}

/** Several choices; the list stays open while they are made. */
export function MultiCombobox<Value extends string>(props: MultiComboboxProps<Value>) {
  const { options, values, onValuesChange, placeholder, summary } = props;
  const chosen = options.filter((option) => values.includes(option.value));
  const text = textOfChoices(chosen, summary);
  return (
    <AfterHydration
      fallback={
        <NativeSelect
          {...props}
          value={values[0] ?? null}
          onValueChange={(value) => onValuesChange([value])}
        />
      }
    >
      <Base.Root<ComboboxOption<Value>, true>
        multiple
        items={options}
        value={chosen}
        onValueChange={(next) => onValuesChange(next.map((option) => option.value))}
        filter={matchesQuery}
        defaultOpen={props.isOpenAtFirst === true}
        disabled={props.isDisabled === true}
      >
        <Trigger {...props}>
          <span className={classNames("min-w-0 flex-1 truncate", text === null && "text-subtle")}>
            {text ?? placeholder}
          </span>
        </Trigger>
        <Popup {...props} />
      </Base.Root>
    </AfterHydration>
  );
}

interface TriggerProps extends Partial<FieldControl> {
  readonly "aria-label"?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

function Trigger(props: TriggerProps) {
  return (
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
      {props.children}
      <ChevronDown aria-hidden className="size-4 shrink-0 text-subtle" />
    </Base.Trigger>
  );
}

interface PopupProps {
  readonly searchLabel: string;
  readonly emptyText: string;
}

function Popup({ searchLabel, emptyText }: PopupProps) {
  return (
    <Base.Portal>
      <Base.Positioner align="start" sideOffset={4} className="z-overlay outline-none">
        <Base.Popup
          {...OWN_FORMS}
          aria-label={searchLabel}
          className={classNames(POPUP, "w-72 min-w-(--anchor-width) max-w-(--available-width)")}
        >
          <div className="relative border-b border-line-strong p-2">
            <Search aria-hidden className="absolute inset-y-0 start-4 my-auto size-4 text-subtle" />
            <Base.Input
              aria-label={searchLabel}
              placeholder={searchLabel}
              className="min-h-10 w-full rounded-md border border-control bg-surface py-1 ps-8 pe-2 text-base focus-visible:outline-offset-0 sm:min-h-8 sm:text-sm"
            />
          </div>
          <Base.Empty className="px-3.5 py-4 text-muted empty:hidden">{emptyText}</Base.Empty>
          <Base.List className="max-h-[min(18rem,calc(var(--available-height)-3.5rem))] scroll-py-1 overflow-y-auto overscroll-contain p-1 data-empty:hidden">
            {(option: ComboboxOption<string>) => (
              <Base.Item key={option.value} value={option} className={POPUP_ITEM}>
                {option.icon}
                <span className="min-w-0 flex-1 truncate">{option.label}</span>
                {option.detail !== undefined && (
                  <span className="text-xs text-muted">{option.detail}</span>
                )}
                <span className="flex size-4 items-center justify-center">
                  <Base.ItemIndicator>
                    <Check aria-hidden className="size-4 text-accent" />
                  </Base.ItemIndicator>
                </span>
              </Base.Item>
            )}
          </Base.List>
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  );
}
