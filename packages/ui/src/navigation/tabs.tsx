/**
 * Tabs that swap panels inside a page: one stop of the Tab key, and the arrow keys lead from tab to
 * tab. Tabs that lead to another address are `tab-links`, which look the same.
 */
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { moveByArrows } from "./arrow-keys.tsx";
import { TAB, TAB_LIST } from "./tab-class.ts";

export interface TabItem<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly panel: ReactNode;
  readonly isDisabled?: boolean | undefined;
}

export interface TabsProps<Value extends string> {
  /** Names the row of tabs. */
  readonly label: string;
  readonly items: readonly TabItem<Value>[];
  readonly value?: Value | undefined;
  readonly defaultValue?: Value | undefined;
  readonly onValueChange?: ((value: Value) => void) | undefined;
}

export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, items, onValueChange } = props;
  const [chosen, setChosen] = useState(props.defaultValue ?? items[0]?.value);
  const value = props.value ?? chosen;
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const choose = (next: Value) => {
    setChosen(next);
    if (next !== value) onValueChange?.(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll("button") ?? [])];
    moveByArrows(
      event,
      buttons.filter((button) => !button.disabled),
    );
  };
  return (
    <div>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- Its tabs have the focus; see `tabIndex`. */}
      <div ref={list} role="tablist" aria-label={label} onKeyDown={onKeyDown} className={TAB_LIST}>
        {items.map((item) => {
          const isChosen = item.value === value;
          return (
            <button
              key={item.value}
              type="button"
              role="tab"
              id={`${id}-tab-${item.value}`}
              aria-selected={isChosen}
              aria-controls={isChosen ? `${id}-panel-${item.value}` : undefined}
              tabIndex={isChosen ? 0 : -1}
              data-active={isChosen ? "" : undefined}
              disabled={item.isDisabled === true}
              data-disabled={item.isDisabled === true ? "" : undefined}
              onClick={() => choose(item.value)}
              className={TAB}
            >
              {item.label}
            </button>
          );
        })}
      </div>
      {items
        .filter((item) => item.value === value)
        .map((item) => (
          <div
            key={item.value}
            role="tabpanel"
            id={`${id}-panel-${item.value}`}
            aria-labelledby={`${id}-tab-${item.value}`}
            className="pt-4"
          >
            {item.panel}
          </div>
        ))}
    </div>
  );
}
