/** A small panel at a button, for an explanation or a few controls. It closes by Escape or a press. */
import { Popover as Base } from "@base-ui/react/popover";
import type { ReactElement, ReactNode } from "react";
import { classNames } from "../styles/class-names.ts";
import { POPUP } from "../styles/popup-class.ts";
import { OWN_FORMS } from "../controls/own-forms.ts";

export interface PopoverProps {
  readonly trigger: ReactElement;
  readonly title?: string | undefined;
  readonly align?: "start" | "center" | "end" | undefined;
  readonly children: ReactNode;
}

export function Popover({ trigger, title, align = "center", children }: PopoverProps) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner align={align} sideOffset={6} className="z-overlay outline-none">
          <Base.Popup
            {...OWN_FORMS}
            className={classNames(POPUP, "w-72 max-w-(--available-width) p-4")}
          >
            {title !== undefined && <Base.Title className="mb-1 font-medium">{title}</Base.Title>}
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
