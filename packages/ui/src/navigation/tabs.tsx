/**
 * Tabs that swap panels inside a page. Tabs that lead to another address are
 * `tab-links`, which look the same.
 */
import { Tabs as Base } from "@base-ui/react/tabs";
import type { ReactNode } from "react";
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
  const { label, items, value, onValueChange } = props;
  const first = items[0]?.value;
  return (
    <Base.Root
      {...(value === undefined ? { defaultValue: props.defaultValue ?? first } : { value })}
      onValueChange={(next) => {
        const chosen = items.find((item) => item.value === next);
        if (chosen !== undefined) onValueChange?.(chosen.value);
      }}
    >
      <Base.List aria-label={label} className={TAB_LIST}>
        {items.map((item) => (
          <Base.Tab
            key={item.value}
            value={item.value}
            disabled={item.isDisabled === true}
            className={TAB}
          >
            {item.label}
          </Base.Tab>
        ))}
      </Base.List>
      {items.map((item) => (
        <Base.Panel key={item.value} value={item.value} className="pt-4">
          {item.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
