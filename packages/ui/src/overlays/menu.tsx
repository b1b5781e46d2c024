/**
 * A menu of actions behind a button. It loads about 45 kB of Base UI; for a list of links in the
 * page's frame `disclosure` does with none.
 */
import { Menu as Base } from "@base-ui/react/menu";
import type { ReactElement, ReactNode } from "react";
import { classNames } from "../styles/class-names.ts";
import { POPUP, POPUP_ITEM } from "../styles/popup-class.ts";
import { OWN_FORMS } from "../controls/own-forms.ts";

export interface MenuProps {
  /** The button that opens it, such as `<Button>` or `<IconButton>`. */
  readonly trigger: ReactElement;
  readonly align?: "start" | "end" | undefined;
  /** It is open as soon as it is shown. */
  readonly isOpenAtFirst?: boolean | undefined;
  readonly children: ReactNode;
}

export function Menu({ trigger, align = "start", isOpenAtFirst, children }: MenuProps) {
  return (
    <Base.Root defaultOpen={isOpenAtFirst === true}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner align={align} sideOffset={6} className="z-overlay outline-none">
          <Base.Popup {...OWN_FORMS} className={classNames(POPUP, "min-w-40 max-w-80 p-1")}>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

export interface MenuItemProps {
  readonly onSelect: () => void;
  readonly icon?: ReactNode;
  readonly tone?: "plain" | "danger" | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly children: ReactNode;
}

export function MenuItem({ onSelect, icon, tone, isDisabled = false, children }: MenuItemProps) {
  return (
    <Base.Item
      disabled={isDisabled}
      onClick={onSelect}
      className={classNames(POPUP_ITEM, tone === "danger" && "text-danger")}
    >
      {icon}
      {children}
    </Base.Item>
  );
}

export interface MenuGroupProps {
  readonly label: string;
  readonly children: ReactNode;
}

export function MenuGroup({ label, children }: MenuGroupProps) {
  return (
    <Base.Group>
      <Base.GroupLabel className="px-2.5 pt-2 pb-1 text-xs text-muted">{label}</Base.GroupLabel>
      {children}
    </Base.Group>
  );
}

export function MenuSeparator() {
  return <Base.Separator className="-mx-1 my-1 h-px bg-line-strong" />;
}
