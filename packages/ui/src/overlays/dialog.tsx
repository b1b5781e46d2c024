/**
 * A modal dialog: the focus is moved in, kept and restored; Escape and the backdrop close it unless
 * its input must not be lost by a stray press.
 */
import { Dialog as Base } from "@base-ui/react/dialog";
import X from "lucide-react/icons/x";
import { useState, type ReactElement, type ReactNode } from "react";
import { classNames } from "../styles/class-names.ts";
import { IconButton } from "../controls/icon-button.tsx";
import { OWN_FORMS } from "../controls/own-forms.ts";
import { useLayer } from "./layers.tsx";

export interface DialogProps {
  readonly title: string;
  readonly description?: ReactNode;
  /** Name of the cross in the corner. Without it there is none, and the footer must offer a way out. */
  readonly closeLabel?: string | undefined;
  /** The button that opens it; leave it out when `isOpen` is controlled from elsewhere. */
  readonly trigger?: ReactElement | undefined;
  readonly isOpen?: boolean | undefined;
  readonly onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** Presses outside do not close it. */
  readonly isInsistent?: boolean | undefined;
  /** Something is sent: nothing closes it, since its outcome would then be shown nowhere. */
  readonly isBusy?: boolean | undefined;
  readonly size?: "small" | "medium" | "large" | undefined;
  /** The answers, in reading order; the main one last. */
  readonly footer?: ReactNode;
  readonly children?: ReactNode;
}

const SIZES = { small: "sm:max-w-sm", medium: "sm:max-w-md", large: "sm:max-w-2xl" } as const;

export function Dialog(props: DialogProps) {
  const { title, description, closeLabel, trigger, isInsistent = false, size = "medium" } = props;
  const [isOpenByTrigger, setIsOpenByTrigger] = useState(false);
  const isOpen = props.isOpen ?? isOpenByTrigger;
  const change = (next: boolean) => {
    if (!next && props.isBusy === true) return;
    setIsOpenByTrigger(next);
    props.onOpenChange?.(next);
  };
  useLayer(isOpen, () => change(false));
  return (
    <Base.Root
      open={isOpen}
      onOpenChange={(next) => change(next)}
      disablePointerDismissal={isInsistent}
    >
      {trigger !== undefined && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-overlay bg-overlay transition-opacity data-starting-style:opacity-0 data-ending-style:opacity-0" />
        <Base.Viewport className="fixed inset-0 z-overlay flex items-end justify-center overflow-y-auto p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:items-center sm:p-6">
          <Base.Popup
            {...OWN_FORMS}
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
            <div className="scroll-cue min-h-0 overflow-y-auto px-5 py-4 empty:py-1">
              {props.children}
            </div>
            {props.footer !== undefined && (
              <footer className="flex flex-col-reverse gap-2 px-5 pt-3 pb-5 sm:flex-row sm:justify-end">
                {props.footer}
              </footer>
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

export interface DialogCloseProps {
  /** The button that closes, such as `<Button tone="secondary">`. */
  readonly button: ReactElement;
}

/** A button that closes its dialog. */
export function DialogClose({ button }: DialogCloseProps) {
  return <Base.Close render={button} />;
}
