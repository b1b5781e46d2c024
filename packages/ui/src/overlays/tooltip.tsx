/**
 * A short explanation at the pointer or the focus. Touch screens have neither, so a tooltip never
 * says what cannot be read elsewhere; for text one needs, take a popover.
 */
import { Tooltip as Base } from "@base-ui/react/tooltip";
import type { ReactElement, ReactNode } from "react";
import { OWN_FORMS } from "../controls/own-forms.ts";

export interface TooltipProps {
  readonly text: ReactNode;
  /** A button or link; it must be able to take the focus. */
  readonly children: ReactElement;
  readonly side?: "top" | "bottom" | undefined;
}

export function Tooltip({ text, children, side = "top" }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger render={children} delay={300} />
      <Base.Portal>
        <Base.Positioner side={side} sideOffset={6} className="z-overlay">
          <Base.Popup
            {...OWN_FORMS}
            role="tooltip"
            className="max-w-64 rounded bg-inverse px-2.5 py-1.5 text-xs text-on-inverse transition-opacity duration-100 data-starting-style:opacity-0 data-ending-style:opacity-0"
          >
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
