/**
 * The window of a dialog. It is loaded when a dialog is first wanted (see `dialog`), as it brings
 * about 30 kB of Base UI along.
 */
import { Dialog as Base } from "@base-ui/react/dialog";
import X from "lucide-react/icons/x";
import type { RefObject } from "react";
import { classNames } from "../styles/class-names.ts";
import { IconButton } from "../controls/icon-button.tsx";
import { OWN_FORMS } from "../controls/own-forms.ts";
import { DialogBody } from "./dialog-body.tsx";
import { CloseContext, type DialogProps } from "./dialog-props.ts";

const SIZES = {
  small: "sm:max-w-sm",
  medium: "sm:max-w-md",
  large: "sm:max-w-2xl",
  full: "sm:max-w-[96rem]",
} as const;

export interface DialogWindowProps extends Omit<DialogProps, "trigger"> {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Gets the focus back. Null: the element that had it. */
  readonly opener: RefObject<HTMLElement | null> | null;
}

export function DialogWindow(props: DialogWindowProps) {
  const { title, description, closeLabel, isInsistent = false, size = "medium", opener } = props;
  return (
    <Base.Root
      open={props.isOpen}
      onOpenChange={(next) => props.onOpenChange(next)}
      disablePointerDismissal={isInsistent}
    >
      <CloseContext value={Base.Close}>
        <Base.Portal>
          <Base.Backdrop className="fixed inset-0 z-overlay bg-overlay transition-opacity data-starting-style:opacity-0 data-ending-style:opacity-0" />
          <Base.Viewport className="fixed inset-0 z-overlay flex items-end justify-center overflow-y-auto p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:items-center sm:p-6">
            <Base.Popup
              {...OWN_FORMS}
              {...(opener === null ? {} : { finalFocus: opener })}
              className={classNames(
                "flex max-h-full w-full flex-col overflow-clip rounded-xl border border-line-strong bg-raised text-ink shadow-raised outline-none",
                "transition-[opacity,translate] duration-150 data-starting-style:translate-y-2 data-starting-style:opacity-0 data-ending-style:opacity-0",
                SIZES[size],
              )}
            >
              <header className="flex items-start gap-3 px-5 pt-4">
                <div className="min-w-0 flex-1 py-1">
                  <Base.Title className="text-base font-semibold">{title}</Base.Title>
                  {description !== undefined && (
                    <Base.Description className="mt-1.5 text-sm text-muted">
                      {description}
                    </Base.Description>
                  )}
                </div>
                {closeLabel !== undefined && (
                  <Base.Close
                    render={
                      <IconButton
                        label={closeLabel}
                        icon={<X aria-hidden className="size-5" />}
                        className="-me-2"
                      />
                    }
                  />
                )}
              </header>
              <DialogBody label={title}>{props.children}</DialogBody>
              {props.footer !== undefined && (
                <footer className="flex flex-col-reverse gap-2 px-5 pt-3 pb-5 sm:flex-row sm:justify-end">
                  {props.footer}
                </footer>
              )}
            </Base.Popup>
          </Base.Viewport>
        </Base.Portal>
      </CloseContext>
    </Base.Root>
  );
}
